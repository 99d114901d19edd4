import styles from './skeleton.module.css';

/** Stands in the final measures of what is on its way; seen only when that takes its time. */
export const Skeleton = ({ shape }: { readonly shape: 'tile' | 'line' | 'title' }) => (
  <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
);
