import styles from './skeleton.module.css';

/** A placeholder of the final size while content loads; visible only when loading takes long. */
export const Skeleton = ({ shape }: { readonly shape: 'tile' | 'line' | 'title' }) => (
  <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
);
