import { useState } from 'react';
import star from 'virtual:icons/star-fill';
import { useBrowser } from '../../platform/browser-context.tsx';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { bean } from '../intensity/bean.ts';
import styles from './rating-choice.module.css';

const icons = {
  star: <Icon body={star} size={26} />,
  intensity: (
    <svg viewBox="0 0 16 20" width="20" height="25" aria-hidden="true">
      <path d={bean} fill="currentColor" />
    </svg>
  ),
} as const;

export interface RatingChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'star' | 'intensity';
  /** the meanings of one to five stars */
  readonly words: readonly [string, string, string, string, string];
  readonly value?: number | undefined;
}

/**
 * UI-4: a rating from one to five: radio buttons that look like stars. When awake, it shows the meaning of the hovered star, and
 * emits `rating-selected` for hovered and chosen values.
 */
export const RatingChoice = ({ name, label, kind = 'star', words, value }: RatingChoiceProps) => {
  const browserOf = useBrowser();
  const [chosen, setChosen] = useState(value);
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? chosen;
  return (
    <fieldset className={styles.rating} role="radiogroup">
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row} data-kind={kind} onPointerLeave={() => setHovered(undefined)}>
        {words.map((word, place) => {
          const figure = place + 1;
          return (
            <label
              key={word}
              className={styles.choice}
              onPointerEnter={() => {
                setHovered(figure);
                browserOf().events.emit('rating-selected', { name, value: figure, by: 'hover' });
              }}
            >
              <input
                className={styles.radio}
                type="radio"
                name={name}
                value={figure}
                defaultChecked={figure === value}
                onChange={() => {
                  setChosen(figure);
                  browserOf().events.emit('rating-selected', { name, value: figure, by: 'selection' });
                }}
              />
              {icons[kind]}
              <Hidden>{word}</Hidden>
            </label>
          );
        })}
        {/* The radio buttons have the same text for screen readers. */}
        <span className={styles.words} aria-hidden="true">
          {shown === undefined ? '' : words[shown - 1]}
        </span>
      </div>
    </fieldset>
  );
};
