import type { ReactNode } from 'react';
import plus from 'virtual:icons/plus';
import { Icon } from '../icon/Icon.tsx';
import styles from './expansion.module.css';

/** A panel that opens and closes by itself, without any script. */
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
  /** brought into sight when the page opens, without a script too */
  readonly focused?: boolean;
  readonly children: ReactNode;
}) => (
  <details id={id} className={styles.panel} open={open}>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the address itself asks for this answer */}
    <summary className={styles.head} {...(focused ? { autoFocus: true } : {})}>
      {title}
      <Icon body={plus} size={20} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
