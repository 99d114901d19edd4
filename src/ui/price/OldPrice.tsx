import { Hidden } from '../hidden/Hidden.tsx';

/** What it cost before: seen struck through, heard in words. */
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
