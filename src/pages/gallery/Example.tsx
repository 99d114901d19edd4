import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One state of a region, by the name that it has in the region's fixtures. */
export const Example = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure className={styles.example}>
    <figcaption className={styles.caption}>{name}</figcaption>
    {children}
  </figure>
);

export const Row = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>;
