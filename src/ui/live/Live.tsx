import { noHtml } from '../../platform/page/no-html.ts';

/**
 * A place that the runtime writes into without React (`data-live`): empty in the server's HTML, and React never reads or changes
 * its content.
 */
export const Live = ({
  name,
  className,
  words,
}: {
  readonly name: string;
  readonly className?: string | undefined;
  /** the texts for the code that writes into the place */
  readonly words?: Readonly<Record<string, string>>;
}) => (
  <span
    className={className}
    data-live={name}
    data-words={words && JSON.stringify(words)}
    suppressHydrationWarning
    // oxlint-disable-next-line react/no-danger -- with empty HTML React leaves the content alone
    dangerouslySetInnerHTML={{ __html: noHtml }}
  />
);
