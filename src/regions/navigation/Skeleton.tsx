import layer from '../../ui/flyout/flyout-layer.module.css';
import styles from './flyout.module.css';

const rows = ['62%', '48%', '70%', '54%', '66%', '44%'] as const;
const pictures = [0, 1] as const;

/** Has the size of the content to come; CSS shows it only after 300 ms. */
export const Skeleton = ({ title }: { readonly title: string }) => (
  <div className={styles.drill}>
    <div className={styles.rows}>
      <p className={`${layer.heading} ${styles.heading}`}>{title}</p>
      <ul className={styles.skeleton} aria-hidden="true">
        {rows.map((width) => (
          <li key={width} style={{ width }} />
        ))}
      </ul>
    </div>
    <div className={styles.teasers} aria-hidden="true">
      <ul className={styles.teaserList}>
        {pictures.map((key) => (
          <li key={key} className={styles.skeletonPicture} />
        ))}
      </ul>
    </div>
  </div>
);
