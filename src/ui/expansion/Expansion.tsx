import type { ReactNode } from 'react';
import plus from 'virtual:icons/plus';
import { Icon } from '../icon/Icon.tsx';
import styles from './expansion.module.css';

/** A panel that opens and closes without a script. */
export const Expansion = ({
  title,
  id,
  open = false,
  focused = false,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly open?: boolean;
  /** scrolled into view when the page opens, without a script */
  readonly focused?: boolean;
  readonly children: ReactNode;
}) => (
  <details id={id} className={styles.panel} open={open}>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the URL names this panel */}
    <summary className={styles.head} {...(focused ? { autoFocus: true } : {})}>
      {title}
      <Icon body={plus} size={20} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
