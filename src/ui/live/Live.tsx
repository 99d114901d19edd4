import { noHtml } from '../../platform/page/no-html.ts';

/**
 * A place that the runtime writes into without Preact (`data-live`): empty in the server's HTML, and Preact never reads or changes
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
    // oxlint-disable-next-line react/no-danger -- with empty HTML Preact leaves the content alone
    dangerouslySetInnerHTML={{ __html: noHtml }}
  />
);
