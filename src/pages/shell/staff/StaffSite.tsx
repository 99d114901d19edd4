import type { ReactNode } from 'react';
import styles from './staff-site.module.css';

/** What staff see of one site, folded up unless it is the site that they are on. */
export const StaffSite = ({
  name,
  isOwn,
  count,
  children,
}: {
  readonly name: string;
  readonly isOwn: boolean;
  readonly count: number;
  readonly children: ReactNode;
}) => (
  <details className={styles.site} open={isOwn}>
    <summary className={styles.head}>
      <h2>{name}</h2>
      <span>{count}</span>
    </summary>
    {children}
  </details>
);
