import type { ReactNode } from 'react';
import styles from './stock.module.css';

/** Whether something can be had, and when: a dot and a few words. */
export const Stock = ({ tone, children }: { readonly tone: 'ok' | 'low' | 'out'; readonly children: ReactNode }) => (
  // A day is written by the server's and by the browser's own tables, which may differ in a space.
  <span className={styles.stock} data-tone={tone} suppressHydrationWarning>
    {children}
  </span>
);
