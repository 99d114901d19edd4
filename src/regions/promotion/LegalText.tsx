import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import styles from './legal.module.css';

/** PROMO-4: a `details` element, which works without a script. */
export const LegalText = ({
  hint,
  hintShort,
  text,
  opened,
}: {
  readonly hint: string;
  readonly hintShort?: string | undefined;
  readonly text: string;
  /** tracked when a visitor opens it */
  readonly opened: readonly TrackedEvent[];
}) => (
  <details className={styles.legal} data-opened={JSON.stringify(opened)}>
    <summary className={styles.hint}>
      {hintShort === undefined ? (
        hint
      ) : (
        <>
          <span className={styles.long}>{hint}</span>
          <span className={styles.short}>{hintShort}</span>
        </>
      )}
    </summary>
    <p className={styles.text}>{text}</p>
  </details>
);
