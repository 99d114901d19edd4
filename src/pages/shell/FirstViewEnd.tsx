import { createContext, useContext } from 'react';
import { firstViewEnd } from './first-view.constants.ts';

export const Links = ({ links }: { readonly links: readonly string[] }) =>
  links.map((href) => <link key={href} rel="stylesheet" href={href} />);

const LaterSheets = createContext<readonly string[]>([]);
export const LaterSheetsProvider = LaterSheets.Provider;

/**
 * What is above is painted at once. What is below waits for the sheets that are linked here, so that no part is shown without them: a
 * browser does not read on before they are there.
 */
export const FirstViewEnd = () => (
  <>
    <div id={firstViewEnd} />
    <Links links={useContext(LaterSheets)} />
  </>
);
