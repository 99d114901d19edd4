import type { ReactNode } from 'react';
import styles from './stock.module.css';

/** The availability: a dot and a short text. */
export const Stock = ({ tone, children }: { readonly tone: 'ok' | 'low' | 'out'; readonly children: ReactNode }) => (
  <span className={styles.stock} data-tone={tone}>
    {children}
  </span>
);
