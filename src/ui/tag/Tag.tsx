import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'ink' | 'signal' | 'leaf' | 'plum' | 'white';

/** A badge on a picture: ink for new, signal for savings, leaf for organic, plum for the last chance. */
export const Tag = ({ tone = 'ink', children }: { readonly tone?: TagTone; readonly children: ReactNode }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
