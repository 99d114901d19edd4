import { useRef } from 'react';
import { useLegal } from './use-legal.ts';
import styles from './legal.module.css';

/** PROMO-4: a `details` element, which works without a script. */
export const LegalText = ({
  hint,
  hintShort,
  text,
  onOpen,
}: {
  readonly hint: string;
  readonly hintShort?: string | undefined;
  readonly text: string;
  readonly onOpen: () => void;
}) => {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, toggle] = useLegal(place, onOpen);
  return (
    <details className={styles.legal} ref={place} open={isOpen}>
      <summary
        className={styles.hint}
        data-keep-click
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {hintShort === undefined ? (
          hint
        ) : (
          <>
            <span className={styles.long}>{hint}</span>
            <span className={styles.short}>{hintShort}</span>
          </>
        )}
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click anywhere closes it; the keyboard uses the summary */}
      <p className={styles.text} onClick={toggle}>
        {text}
      </p>
    </details>
  );
};
