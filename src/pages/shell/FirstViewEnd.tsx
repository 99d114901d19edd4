import { createContext, useContext } from 'react';

/** Ids of the ends of the first view. */
export const firstViewEnds = { all: 'first-view-end', phones: 'first-view-end-of-phones' } as const;
/** Windows of phones, as a media query: lists have two columns there. */
export const ofPhones = '(max-width: 667px)';

export const Links = ({ links, media }: { readonly links: readonly string[]; readonly media?: string | undefined }) =>
  links.map((href) => <link key={href} rel="stylesheet" href={href} media={media} />);

const LaterSheets = createContext<readonly string[]>([]);
export const LaterSheetsProvider = LaterSheets.Provider;

/**
 * What is above is painted at once. What is below waits for the sheets that are linked here, so that no part is shown without them: a
 * browser does not read on before they are there. Wider windows do not rest at the end of the phones.
 */
export const FirstViewEnd = ({ of = 'all' }: { readonly of?: keyof typeof firstViewEnds }) => (
  <>
    <div id={firstViewEnds[of]} hidden />
    <Links links={useContext(LaterSheets)} media={of === 'phones' ? ofPhones : undefined} />
  </>
);
