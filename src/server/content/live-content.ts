import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  companyFileSchema,
  contentPageFileSchema,
  contractsFileSchema,
  type ContentPageFile,
  type ContentService,
} from '../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { invariant } from '../../lib/invariant.ts';
import { orderedJson } from '../../lib/same-json.ts';
import { catalogueOn } from '../../services/content/content.rules.ts';
import { createContentService } from '../../services/content/content.service.ts';
import type { DocumentKind, DocumentRow } from '../../services/content/documents.repository.ts';
import { withSearchItem } from './search-item.ts';
import type { SearchItem } from '../../contracts/staff/desk-items.contract.ts';
import type { PageFiles } from './content-pages.ts';
import { searchDocumentSchema, searchWordsOf, type SearchDocument, type SearchWords } from './search-words.ts';

const pagesDocumentSchema = Type.Object({
  company: companyFileSchema,
  contracts: Type.Record(Type.String(), contractsFileSchema.properties.contracts),
  files: Type.Array(
    Type.Object({ ...contentPageFileSchema.properties, name: Type.String() }, { additionalProperties: false }),
  ),
});

/** The pages of one site as a document: each with the text of that site alone. */
export const pagesDocument = ({ files, company, contracts }: PageFiles, site: SiteCode): PageFiles => ({
  company,
  contracts: contracts[site] ? { [site]: contracts[site] } : {},
  files: files.flatMap((file): ContentPageFile[] => {
    const catalogue = catalogueOn(file, site);
    return catalogue ? [{ ...file, sites: [site], texts: { [catalogue]: file.texts[catalogue] } }] : [];
  }),
});

export interface LiveContentParts {
  /** the pages and search files of the folder, for sites that have taken in none */
  readonly pages: PageFiles;
  readonly search: Readonly<Record<SiteCode, SearchDocument>>;
  /** origin of the sister brand, as a site uses it */
  readonly sisterOriginOf: (site: SiteCode) => string;
}

/** Without a body: the desk has taken all words away. */
interface ChangedWords {
  readonly body: SearchItem | undefined;
}

interface SiteContent {
  readonly pages: ContentService;
  readonly words: SearchWords;
  readonly pagesVersion: string;
  readonly wordsVersion: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha1')
    .update(orderedJson(value) ?? '')
    .digest('base64url')
    .slice(0, 8);

/** The pages of a document, or `undefined` if another version of the program wrote it and this one cannot show it. */
export const pagesOf = (body: unknown): PageFiles | undefined =>
  Value.Check(pagesDocumentSchema, body) ? body : undefined;

/** The pages of all sites as one service. */
const contentBy = (of: (site: SiteCode) => ContentService): ContentService => ({
  byNumber: (site, number) => of(site).byNumber(site, number),
  byAlias: (site, alias) => of(site).byAlias(site, alias),
  byName: (site, name) => of(site).byName(site, name),
  group: (site, group) => of(site).group(site, group),
  facts: (site) => of(site).facts(site),
  contracts: (site) => of(site).contracts(site),
  addresses: (name) =>
    Object.fromEntries(
      siteCodes.flatMap((site) => {
        const url = of(site).byName(site, name)?.url;
        return url === undefined ? [] : [[site, url]];
      }),
    ),
});

/**
 * Pages and search words that follow the database: `show` takes the documents of all sites. A site without a document has the
 * pages and words of the folder, as they were at the start.
 */
export const liveContent = ({ pages, search, sisterOriginOf }: LiveContentParts) => {
  const contentOf = (site: SiteCode, files: PageFiles, words: SearchDocument): SiteContent => {
    const own = createContentService(files.files, files.company, files.contracts);
    return {
      pages: own,
      words: searchWordsOf(site, words, { content: own, sisterOriginOf }),
      pagesVersion: hashOf(files),
      wordsVersion: hashOf([words, files.files.map(({ name, number }) => [name, number])]),
    };
  };
  const ofFolder = memoize(
    (site: SiteCode): SiteContent => contentOf(site, pagesDocument(pages, site), search[site]),
    siteCodes.length,
  );
  const wordsIn = (site: SiteCode, document: unknown): SearchDocument =>
    Value.Check(searchDocumentSchema, document) ? document : search[site];
  const ofDocuments = (
    site: SiteCode,
    stored: ReadonlyMap<DocumentKind, unknown>,
    change: ChangedWords | undefined,
  ): SiteContent => {
    if (stored.size === 0 && !change) return ofFolder(site);
    const own = wordsIn(site, stored.get('search'));
    const words = change ? withSearchItem(own, change.body) : own;
    try {
      return contentOf(site, pagesOf(stored.get('pages')) ?? pagesDocument(pages, site), words);
    } catch {
      // Texts of another version of the program may name values that this one does not know.
      return ofFolder(site);
    }
  };

  let now = new Map(siteCodes.map((site) => [site, ofFolder(site)]));
  const of = (site: SiteCode): SiteContent => {
    const found = now.get(site);
    invariant(found, 'every site has its content');
    return found;
  };

  return {
    content: contentBy((site) => of(site).pages),
    searchWords: {
      of: (site: SiteCode): SearchWords => of(site).words,
      /** changes with the words of the site; the same in every process */
      version: (site: SiteCode): string => of(site).wordsVersion,
    },
    /** changes with the pages of the site */
    version: (site: SiteCode): string => of(site).pagesVersion,
    /** the words of a site before the desk changed them; `stored` is its document, if it has one */
    searchDocument: wordsIn,
    /** says what is wrong with search words, by the rules of the files */
    searchFaults: (site: SiteCode, document: SearchDocument): readonly { field: string; text: string }[] => {
      const faults: { field: string; text: string }[] = [];
      const parts = { content: of(site).pages, sisterOriginOf };
      searchWordsOf(site, document, parts, (field, text) => faults.push({ field, text }));
      return faults;
    },
    /** shows the documents of all sites from now on, and what releases of the desk have changed of their words. */
    show: (rows: readonly DocumentRow[], changed: ReadonlyMap<SiteCode, ChangedWords> = new Map()): void => {
      now = new Map(
        siteCodes.map((site) => {
          const stored = new Map(rows.filter((row) => row.site === site).map(({ kind, body }) => [kind, body]));
          return [site, ofDocuments(site, stored, changed.get(site))];
        }),
      );
    },
  };
};
export type LiveContent = ReturnType<typeof liveContent>;
