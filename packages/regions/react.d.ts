import type { ReactElement } from 'react';

/**
 * A region in a page that React renders on a server. `of` is what `regionsOf().place()` returns: awaited, or as it is, and then the
 * region streams within the next `Suspense`. Where the browser draws a page alone, the region is fetched there.
 */
export declare const Region: (props: { readonly of: string | Promise<string> }) => ReactElement;
