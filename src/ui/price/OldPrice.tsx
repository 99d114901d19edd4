import { Hidden } from '../hidden/Hidden.tsx';

/** The former price: struck through, and in words for screen readers. */
export const OldPrice = ({
  className,
  text,
  spoken,
}: {
  readonly className: string | undefined;
  readonly text: string;
  readonly spoken: string;
}) => (
  <span className={className}>
    <s aria-hidden="true">{text}</s>
    <Hidden>{spoken}</Hidden>
  </span>
);
