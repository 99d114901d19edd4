import { Hidden } from '../hidden/Hidden.tsx';
import type { PriceFigure } from './Price.tsx';

/** LAW-1: the former price, struck through behind the words that say what it is. Screen readers get it with its currency. */
export const OldPrice = ({
  className,
  words,
  figure,
}: {
  readonly className: string | undefined;
  readonly words: string;
  readonly figure: PriceFigure & { readonly text: string };
}) => (
  <span className={className}>
    {`${words} `}
    <s aria-hidden="true">{figure.text}</s>
    <Hidden>{figure.spoken}</Hidden>
  </span>
);
