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
   * `field`: a number that can be typed and is sent under `name` with its form; the buttons need the script. `buttons`: a
   * figure between two buttons that each send the form with the next number under `name`.
   */
  readonly as: 'field' | 'buttons';
  readonly name: string;
  readonly size?: 'medium' | 'large';
  readonly onStep: (next: number) => void;
}

/** Far above what anybody buys: only digits that make sense reach the shop, which then says its limit. */
const mostTyped = 9999;

const NumberField = ({ value, min = 1, max, words, name, onStep }: StepperProps) => {
  // What is being typed may be no number yet; what counts is the last one that was.
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
    // At its end a button still sends a number that is allowed, should it be pressed without the script.
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
