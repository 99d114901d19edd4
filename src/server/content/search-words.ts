import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { RedirectTable } from '../../contracts/search/search.contract.ts';
import { redirectKey } from '../../domain/search/search.rules.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { pages } from '../../pages/registry.ts';
import type { IndexFrame } from '../../services/search/engine/indexing/index-data.ts';
import { sites } from '../../sites/sites.ts';
import { contentFaults } from './content-faults.ts';
import { readContentFile } from './content-files.ts';

const closed = { additionalProperties: false } as const;
const words = Type.String({ minLength: 2, maxLength: 60 });

/** `content/search/{site}.json` */
const searchFileSchema = Type.Object(
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
  },
  closed,
);

/** `content/search/allowed-hosts.json`: hosts that a redirect may lead to beside our own */
const hostsFileSchema = Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), { maxItems: 50 });

export interface SearchWords {
  readonly synonyms: IndexFrame['synonyms'];
  readonly redirects: RedirectTable;
}

export interface SearchWordsParts {
  /** content/ */
  readonly folder: string;
  readonly content: Pick<ContentService, 'byName' | 'byAlias' | 'byNumber'>;
  /** origin of the sister brand, as a site uses it */
  readonly sisterOriginOf: (site: SiteCode) => string;
}

type Words = Readonly<Record<SiteCode, SearchWords>>;

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

/** Reads and checks the words of all nine sites; throws a ContentError that names every fault. */
export const readSearchWords = ({ folder, content, sisterOriginOf }: SearchWordsParts): Words => {
  const { fault, throwAny } = contentFaults(folder);
  const hosts = new Set(readContentFile(folder, 'search/allowed-hosts.json', hostsFileSchema, fault));

  const targetOf = (site: SiteCode, to: string): { readonly url: string } | { readonly fault: string } => {
    if (to.startsWith('https://')) {
      const host = URL.canParse(to) ? new URL(to).host : '';
      return hosts.has(host) ? { url: to } : { fault: `${host} is not in search/allowed-hosts.json` };
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

  const wordsOf = (site: SiteCode): SearchWords => {
    const file = `search/${site}.json`;
    const { redirects = [], synonyms = {} } = readContentFile(folder, file, searchFileSchema, fault) ?? {};
    const table = new Map<string, string>();
    for (const [place, { to, words: typed, ifAnswered }] of redirects.entries()) {
      const target = targetOf(site, to);
      if ('fault' in target && !ifAnswered) fault(file, `redirects.${place}.to`, target.fault);
      for (const word of typed) {
        const key = redirectKey(word, sites[site].locale);
        if (key !== word)
          fault(file, `redirects.${place}.words`, `${JSON.stringify(word)} must be written ${JSON.stringify(key)}`);
        if (table.has(key)) fault(file, `redirects.${place}.words`, `${JSON.stringify(word)} leads to two places`);
        if ('url' in target) table.set(key, target.url);
      }
    }
    for (const [word, meant] of Object.entries(synonyms)) {
      const several = meant.find((other) => /[\s,;]/.test(other));
      if (several !== undefined) fault(file, `synonyms.${word}`, `${JSON.stringify(several)} must be one word`);
      if (meant.includes(word)) fault(file, `synonyms.${word}`, 'means itself');
    }
    return { synonyms, redirects: Object.fromEntries(table) };
  };

  // The type of fromEntries loses the keys; all nine are there.
  const all = Object.fromEntries(siteCodes.map((site) => [site, wordsOf(site)])) as Words;
  throwAny();
  return all;
};

/** The words of a folder. `reload` reads them again; if a file is wrong, the old words stay. */
export const searchWordsOfFolder = (parts: SearchWordsParts) => {
  const read = () => {
    const all = readSearchWords(parts);
    return { all, version: createHash('sha1').update(JSON.stringify(all)).digest('base64url').slice(0, 8) };
  };
  let now = read();
  return {
    of: (site: SiteCode): SearchWords => now.all[site],
    /** changes with the content of the files; the same in every process */
    version: (): string => now.version,
    reload: (): void => {
      now = read();
    },
  };
};
