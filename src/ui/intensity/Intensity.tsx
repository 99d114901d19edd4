import styles from './intensity.module.css';

const most = 5;
const bean =
  'M9.8.6C4 .6.6 5.5.6 10.6c0 3.5 1.6 6.3 3.6 7.8C5.4 13 9.5 11.5 10.2 1.1zM11.7 1.3C11.3 12.3 6.9 13.4 5.9 19c.6.2 1.2.4 1.9.4 4.4 0 7.6-4.6 7.6-9.6 0-4-1.5-7.1-3.7-8.5z';

/** UI-4: one to five beans and what they mean, in words that are seen on wide screens only or everywhere, and always heard. */
export const Intensity = ({
  value,
  label,
  words = 'always',
}: {
  readonly value: number;
  readonly label: string;
  readonly words?: 'always' | 'wide';
}) => (
  <span className={styles.intensity}>
    <span className={styles.beans} aria-hidden="true">
      {Array.from({ length: most }, (_, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- five beans in a row, always
        <svg key={position} viewBox="0 0 16 20" width="16" height="20" data-on={position < value || undefined}>
          <path d={bean} fill="currentColor" />
        </svg>
      ))}
    </span>
    <span className={styles.words} data-words={words}>
      {label}
    </span>
  </span>
);
