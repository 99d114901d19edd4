import star from 'virtual:icons/star-fill';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './rating.module.css';

const most = 5;

/** UI-4: one to five stars; `words` is the text for screen readers, `count` the number of ratings. */
export const Rating = ({
  value,
  words,
  count,
}: {
  readonly value: number;
  readonly words: string;
  readonly count?: string;
}) => (
  <span className={styles.rating}>
    <Hidden>{words}</Hidden>
    <span className={styles.stars} aria-hidden="true">
      {Array.from({ length: most }, (_, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- five stars in a row, always
        <span key={position} data-on={position < Math.round(value) || undefined}>
          <Icon body={star} size={18} />
        </span>
      ))}
    </span>
    {count !== undefined && <span>{count}</span>}
  </span>
);
