import type { ReactNode } from 'react';
import cross from 'virtual:icons/x';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './chip.module.css';

/** A choice among few that leads to its own page: on, it carries a cross and leads back. */
export const Chip = ({
  href,
  on = false,
  state,
  children,
}: {
  readonly href: string;
  readonly on?: boolean;
  /** what being on means, for ears: "chosen" */
  readonly state?: string;
  readonly children: ReactNode;
}) => (
  <a className={styles.chip} href={href} data-on={on || undefined} rel="nofollow">
    {children}
    {on && <Icon body={cross} size={16} />}
    {on && state && <Hidden>{state}</Hidden>}
  </a>
);
