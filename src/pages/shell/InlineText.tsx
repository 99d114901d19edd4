import { Fragment } from 'react';
import { inlinePieces } from '../../lib/text/inline-links.ts';

const isAway = (href: string): boolean => /^(?:https:|mailto:)/.test(href);

/** A text with inline links; external links open a new tab without a referrer (FOOT-7). */
export const InlineText = ({ text }: { readonly text: string }) => (
  <>
    {inlinePieces(text).map(({ text: words, href }) =>
      href === undefined ? (
        <Fragment key={words}>{words}</Fragment>
      ) : (
        <a key={href + words} href={href} {...(isAway(href) ? { target: '_blank', rel: 'noreferrer' } : {})}>
          {words}
        </a>
      ),
    )}
  </>
);
