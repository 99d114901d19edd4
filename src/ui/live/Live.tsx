/**
 * A place that the runtime writes into without React (`data-live`): empty from the server, and never looked into again by
 * React, whatever stands in it by then.
 */
export const Live = ({ name, className }: { readonly name: string; readonly className?: string | undefined }) => (
  <span
    className={className}
    data-live={name}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- the empty text tells React to leave the inside alone
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
