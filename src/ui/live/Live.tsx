/**
 * A place that the runtime writes into without React (`data-live`): empty from the server, and never looked into again by
 * React, whatever stands in it by then.
 */
export const Live = ({
  name,
  className,
  words,
}: {
  readonly name: string;
  readonly className?: string | undefined;
  /** what the place may come to say, for the code that writes into it */
  readonly words?: Readonly<Record<string, string>>;
}) => (
  <span
    className={className}
    data-live={name}
    data-words={words && JSON.stringify(words)}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- the empty text tells React to leave the inside alone
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
