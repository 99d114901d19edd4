import type { ReactElement } from 'react';

/**
 * A region in a page that React renders on a server. `html` is what `regionsOf().html()` returns: awaited, or as it is, and then the
 * region streams within the next `Suspense`.
 */
export declare const Region: (props: { readonly html: string | Promise<string> }) => ReactElement;
