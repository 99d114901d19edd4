import { Hidden } from '../hidden/Hidden.tsx';
import { bean } from './bean.ts';
import styles from './intensity.module.css';

const most = 5;

/** UI-4: one to five beans and their meaning; the text is visible everywhere, on wide screens only or nowhere, and always read out. */
export const Intensity = ({
  value,
  label,
  words = 'always',
}: {
  readonly value: number;
  readonly label: string;
  readonly words?: 'always' | 'wide' | 'never';
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
    {words === 'never' ? (
      <Hidden>{label}</Hidden>
    ) : (
      <span className={styles.words} data-words={words}>
        {label}
      </span>
    )}
  </span>
);
