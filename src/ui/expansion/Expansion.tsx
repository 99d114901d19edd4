import type { ReactNode } from 'react';
import plus from 'virtual:icons/plus';
import { Icon } from '../icon/Icon.tsx';
import styles from './expansion.module.css';

/** A panel that opens and closes by itself, without any script. */
export const Expansion = ({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}) => (
  <details className={styles.panel} open={open}>
    <summary className={styles.head}>
      {title}
      <Icon body={plus} size={20} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
