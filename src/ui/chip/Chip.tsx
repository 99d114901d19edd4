import type { ReactNode } from 'react';
import cross from 'virtual:icons/x';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './chip.module.css';

/** A link that turns a filter on; when on, it has a cross and turns the filter off. */
export const Chip = ({
  href,
  on = false,
  state,
  children,
}: {
  readonly href: string;
  readonly on?: boolean;
  /** the state "on" in words, for screen readers: "chosen" */
  readonly state?: string;
  readonly children: ReactNode;
}) => (
  <a className={styles.chip} href={href} data-on={on || undefined} rel="nofollow">
    {children}
    {on && <Icon body={cross} size={16} />}
    {on && state && <Hidden>{state}</Hidden>}
  </a>
);
