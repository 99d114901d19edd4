/** One value for each difference between two renderings; `''` where a kind of response does not differ by it. */
export interface KeyValues {
  /** code of the site */
  readonly site: string;
  /** `bot` or `visitor` */
  readonly robot: string;
  /** FOOT-5: `reduced` or `''` */
  readonly footer: string;
  /** A/B groups of the visitor */
  readonly groups: string;
  /** version of everything that the response shows */
  readonly version: string;
  /** the parts of the query that the response depends on, in one order */
  readonly query: string;
  readonly path: string;
}

interface KeyPart {
  readonly name: keyof KeyValues;
  /** the variable in the proxy's key (wiring/proxy/proxy-files.ts); none: the proxy keeps a response for seconds only */
  readonly proxy?: string;
  /** a fragment does not differ by it */
  readonly pagesOnly?: true;
}

/** What the cache keys of pages and fragments are made of, here and in the proxies (wiring/proxy/proxy-files.ts). */
export const keyParts: readonly KeyPart[] = [
  { name: 'site', proxy: '$kontor_site' },
  { name: 'robot', proxy: '$kontor_robot', pagesOnly: true },
  { name: 'footer', proxy: '$kontor_footer' },
  { name: 'groups', proxy: '$kontor_groups' },
  { name: 'version' },
  { name: 'query', proxy: '$args' },
  { name: 'path', proxy: '$uri' },
];

const keyOf = (kind: string, values: Partial<KeyValues>): string => {
  let key = kind;
  for (const { name } of keyParts) key += `|${values[name] ?? ''}`;
  return key;
};

export const pageKey = (values: KeyValues): string => keyOf('page', values);
export const fragmentKey = (values: Omit<KeyValues, 'robot'>): string => keyOf('fragment', values);
