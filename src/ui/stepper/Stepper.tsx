import { useState, type MouseEvent } from 'react';
import minus from 'virtual:icons/minus';
import plus from 'virtual:icons/plus';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly words: { readonly group: string; readonly less: string; readonly more: string };
  /**
   * `field`: a number field sent as `name` with its form; the buttons need the script. `buttons`: a number between two buttons,
   * each of which submits the form with the next number as `name`.
   */
  readonly as: 'field' | 'buttons';
  readonly name: string;
  readonly size?: 'medium' | 'large';
  readonly onStep: (next: number) => void;
}

/** Far above the purchase limits: the server checks these. */
const mostTyped = 9999;

const NumberField = ({ value, min = 1, max, words, name, onStep }: StepperProps) => {
  // Unfinished input may not be a number yet; the last valid number counts.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const figure = Number(text);
    if (text !== '' && Number.isInteger(figure) && figure >= min) onStep(Math.min(figure, mostTyped));
  };
  return (
    <input
      className={styles.figure}
      type="number"
      inputMode="numeric"
      aria-label={words.group}
      name={name}
      min={min}
      max={max}
      step={1}
      value={typed ?? value}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
};

export const Stepper = (props: StepperProps) => {
  const { value, min = 1, max, words, as, name, size = 'medium', onStep } = props;
  const step = (by: 1 | -1) => {
    const isAtEnd = by > 0 ? value >= max : value <= min;
    // At the end of the range a button still submits an allowed number, if it is pressed without the script.
    const next = Math.max(min, isAtEnd ? Math.min(value, Math.max(max, min)) : value + by);
    return {
      className: styles.step,
      'data-keep-click': true,
      'aria-disabled': isAtEnd || undefined,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (!isAtEnd) onStep(next);
      },
      ...(as === 'buttons' ? { type: 'submit' as const, name, value: String(next) } : { type: 'button' as const }),
    };
  };
  return (
    <fieldset className={styles.stepper} aria-label={words.group} data-size={size} data-as={as}>
      <button {...step(-1)}>
        <Icon body={minus} size={18} />
        <Hidden>{words.less}</Hidden>
      </button>
      {as === 'field' ? <NumberField {...props} /> : <output className={styles.figure}>{value}</output>}
      <button {...step(1)}>
        <Icon body={plus} size={18} />
        <Hidden>{words.more}</Hidden>
      </button>
    </fieldset>
  );
};
