import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Heard, not seen. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
