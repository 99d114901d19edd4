import type { ReactNode } from 'react';
import styles from './stock.module.css';

/** The availability: a dot and a short text. */
export const Stock = ({ tone, children }: { readonly tone: 'ok' | 'low' | 'out'; readonly children: ReactNode }) => (
  // Server and browser format dates by tables of their own, which may differ in a space.
  <span className={styles.stock} data-tone={tone}>
    {children}
  </span>
);
