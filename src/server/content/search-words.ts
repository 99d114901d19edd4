import { Type, type Static } from 'typebox';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { RedirectTable } from '../../contracts/search/search.contract.ts';
import { redirectKey } from '../../domain/search/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { pages } from '../../pages/registry.ts';
import type { IndexFrame } from '../../services/search/engine/indexing/index-data.ts';
import { sites } from '../../sites/sites.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';

const closed = { additionalProperties: false } as const;
const words = Type.String({ minLength: 2, maxLength: 60 });

/** `content/search/{site}.json` */
export const searchFileSchema = Type.Object(
  {
    /**
     * SRCH-8: words that lead to a page. `page:{name}` is a page of content/pages, `/…` a path, `sister:/…` a path of the
     * sister brand (FALLBACK_ORIGIN; the site itself if it is not set), `https://…` an address of an allowed host
     */
    redirects: Type.Array(
      Type.Object(
        {
          to: Type.String({
            pattern: '^(?:page:[a-z0-9-]+|(?:sister:)?/(?![/\\\\])\\S*|https://\\S+)$',
            maxLength: 300,
          }),
          words: Type.Array(words, { minItems: 1, maxItems: 60 }),
          /** the page may be missing on the site: then the words are searched like all others */
          ifAnswered: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { maxItems: 200 },
    ),
    /** what visitors say → what the shop says, each meaning one word */
    synonyms: Type.Record(words, Type.Array(words, { minItems: 1, maxItems: 20 })),
    /** what the empty search box proposes until enough visitors have searched */
    popular: Type.Optional(Type.Array(words, { maxItems: 12, uniqueItems: true })),
  },
  closed,
);

/** `content/search/allowed-hosts.json`: hosts that a redirect may lead to beside our own */
export const hostsFileSchema = Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), { maxItems: 50 });

/** The search file of a site, with the hosts that its words may lead to. */
export const searchDocumentSchema = Type.Object({ ...searchFileSchema.properties, hosts: hostsFileSchema }, closed);
export type SearchDocument = Static<typeof searchDocumentSchema>;

export interface SearchWords {
  readonly synonyms: IndexFrame['synonyms'];
  readonly redirects: RedirectTable;
  readonly popular: readonly string[];
}

export interface SearchWordsParts {
  /** content/ */
  readonly folder: string;
  readonly content: Pick<ContentService, 'byName' | 'byAlias' | 'byNumber'>;
  /** origin of the sister brand, as a site uses it */
  readonly sisterOriginOf: (site: SiteCode) => string;
}

const staticPaths = new Set(pages.flatMap(({ paths }) => paths.filter((path) => !path.includes(':'))));

/** Whether the site has a page at this path. */
const answers = (site: SiteCode, path: string, content: SearchWordsParts['content']): boolean => {
  const { pathname } = new URL(path, 'http://site');
  if (staticPaths.has(pathname)) return true;
  const [, alias] = /^\/c\/([a-z0-9-]+)$/.exec(pathname) ?? [];
  if (alias !== undefined) return content.byAlias(site, alias) !== undefined;
  const [, number] = /-s(\d+)\.html$/.exec(pathname) ?? [];
  return number !== undefined && content.byNumber(site, Number(number)) !== undefined;
};

type Target = { readonly url: string } | { readonly fault: string };

const targetIn =
  ({ content, sisterOriginOf }: Omit<SearchWordsParts, 'folder'>, site: SiteCode, hosts: readonly string[]) =>
  (to: string): Target => {
    if (to.startsWith('https://')) {
      const host = URL.canParse(to) ? new URL(to).host : '';
      return hosts.includes(host) ? { url: to } : { fault: `${host} is not in search/allowed-hosts.json` };
    }
    if (to.startsWith('page:')) {
      const url = content.byName(site, to.slice('page:'.length))?.url;
      return url === undefined ? { fault: `${to} names no page of this site` } : { url };
    }
    const isSister = to.startsWith('sister:');
    const path = isSister ? to.slice('sister:'.length) : to;
    if (!answers(site, path, content)) return { fault: `no page answers at ${path}` };
    return { url: isSister ? sisterOriginOf(site) + path : path };
  };

/** Returns the words of a site with the addresses that they lead to. A word whose page is missing is left out, and reported. */
export const searchWordsOf = (
  site: SiteCode,
  { redirects, synonyms, popular = [], hosts }: SearchDocument,
  parts: Omit<SearchWordsParts, 'folder'>,
  report: (place: string, what: string) => void = () => {},
): SearchWords => {
  const targetOf = targetIn(parts, site, hosts);
  const table = new Map<string, string>();
  for (const [place, { to, words: typed, ifAnswered }] of redirects.entries()) {
    const target = targetOf(to);
    if ('fault' in target && !ifAnswered) report(`redirects.${place}.to`, target.fault);
    for (const word of typed) {
      const key = redirectKey(word, sites[site].locale);
      if (key !== word)
        report(`redirects.${place}.words`, `${JSON.stringify(word)} must be written ${JSON.stringify(key)}`);
      if (table.has(key)) report(`redirects.${place}.words`, `${JSON.stringify(word)} leads to two places`);
      if ('url' in target) table.set(key, target.url);
    }
  }
  for (const [word, meant] of Object.entries(synonyms)) {
    const several = meant.find((other) => /[\s,;]/.test(other));
    if (several !== undefined) report(`synonyms.${word}`, `${JSON.stringify(several)} must be one word`);
    if (meant.includes(word)) report(`synonyms.${word}`, 'means itself');
  }
  return { synonyms, popular, redirects: Object.fromEntries(table) };
};

const ofEachSite = <T>(of: (site: SiteCode) => T): Readonly<Record<SiteCode, T>> =>
  // The type of fromEntries loses the keys; all nine are there.
  Object.fromEntries(siteCodes.map((site) => [site, of(site)])) as Record<SiteCode, T>;

/** Reads and checks the search files of all nine sites; throws a ContentError that names every fault. */
export const readSearchDocuments = ({
  folder,
  ...parts
}: SearchWordsParts): Readonly<Record<SiteCode, SearchDocument>> => {
  const { fault, throwAny } = contentFaults(folder);
  const hosts = readContentFile(folder, 'search/allowed-hosts.json', hostsFileSchema, fault) ?? [];
  const all = ofEachSite((site): SearchDocument => {
    const name = `search/${site}.json`;
    const file = readContentFile(folder, name, searchFileSchema, fault) ?? { redirects: [], synonyms: {} };
    searchWordsOf(site, { ...file, hosts }, parts, (place, what) => fault(name, place, what));
    return { ...file, hosts };
  });
  throwAny();
  return all;
};
