import type { ReactNode } from 'react';
import styles from './order-panels.module.css';

/** A fact of an order with its heading, and a link to change it. */
const OrderPanel = ({
  title,
  end,
  children,
}: {
  readonly title: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles.panel}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {end}
    </div>
    {children}
  </section>
);

export const AddressPanel = ({
  title,
  lines,
  end,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly end?: ReactNode;
}) => (
  <OrderPanel title={title} end={end}>
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  </OrderPanel>
);

export const FactPanel = ({
  title,
  text,
  hint,
  end,
}: {
  readonly title: string;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly end?: ReactNode;
}) => (
  <OrderPanel title={title} end={end}>
    <p>{text}</p>
    {hint !== undefined && <p className={styles.hint}>{hint}</p>}
  </OrderPanel>
);
