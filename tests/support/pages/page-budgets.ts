/**
 * The most that a first visit with a phone needs before it has settled, by kind of page. They are counts and bytes, which no busy
 * machine changes: times are in docs/benchmarks.md. What grew is looked at before a figure is raised.
 */
export interface PageBudget {
  /** all but pictures; at most 12 by the design */
  readonly requests: number;
  /** before anything is scrolled */
  readonly pictures: number;
  /** kB of the document, as brotli packs it at its quality 5 */
  readonly html: number;
}

export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  home: { requests: 12, pictures: 22, html: 27.5 },
  category: { requests: 12, pictures: 13, html: 33 },
  product: { requests: 12, pictures: 8, html: 31.5 },
  search: { requests: 12, pictures: 13, html: 33 },
  cart: { requests: 12, pictures: 14, html: 27.5 },
};

/** kB in brotli of scripts that a page fetches ahead of the first tap and does not run, where the line is good. */
export const mostAhead = 60;
