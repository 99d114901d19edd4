import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import { orderedJson } from '../../../lib/same-json.ts';
import { sites } from '../../../sites/sites.ts';
import { printedOn } from '../../../sites/spelling.ts';

/** An entry of one site: what all languages share, and its words in the language of the site. */
export interface SiteEntry {
  readonly facts: object;
  readonly words: readonly string[];
}

type Words = Readonly<Record<string, string>>;

/** An entry of a file: on one or more sites, with the words of their languages. */
export interface FileEntry {
  readonly sites: readonly SiteCode[];
  readonly facts: object;
  readonly words: readonly Words[];
}

/** An entry with its facts as a text, which are compared many times. */
interface Keyed<Entry> {
  readonly key: string | undefined;
  readonly entry: Entry;
}

const keyed = (entry: SiteEntry): Keyed<SiteEntry> => ({ key: orderedJson(entry.facts), entry });

const fresh = ({ key, entry: { facts, words } }: Keyed<SiteEntry>, site: SiteCode): Keyed<FileEntry> => ({
  key,
  entry: { sites: [site], facts, words: words.map((text) => ({ [sites[site].language]: text })) },
});

/** Returns the entry with one more site; nothing if the import would make other words of it there. */
const joined = (
  { key, entry }: Keyed<FileEntry>,
  own: Keyed<SiteEntry>,
  site: SiteCode,
): Keyed<FileEntry> | undefined => {
  const { language } = sites[site];
  const { words } = own.entry;
  if (key !== own.key || words.length !== entry.words.length) return undefined;
  const fits = words.every((text, at) => {
    const known = entry.words[at]?.[language];
    return known === undefined || printedOn(sites[site], known) === text;
  });
  if (!fits) return undefined;
  return {
    key,
    entry: {
      facts: entry.facts,
      sites: [...entry.sites, site],
      words: entry.words.map((known, at) => ({ ...known, [language]: known[language] ?? words[at] ?? '' })),
    },
  };
};

/** Merges the lists of all sites into the list of a file. Each site finds its own entries in it, in its own order. */
export const mergedLists = (lists: (site: SiteCode) => readonly SiteEntry[]): readonly FileEntry[] => {
  const merged: Keyed<FileEntry>[] = [];
  for (const site of siteCodes) {
    const own = lists(site).map(keyed);
    const others = new Set(merged.map(({ key }) => key));
    const placeOf = (entry: Keyed<SiteEntry>, from: number): number =>
      others.has(entry.key)
        ? merged.findIndex((other, place) => place >= from && joined(other, entry, site) !== undefined)
        : -1;
    let next = 0;
    for (const [at, entry] of own.entries()) {
      const place = placeOf(entry, next);
      const known = merged[place];
      if (known) {
        merged[place] = joined(known, entry, site) ?? known;
        next = place + 1;
        continue;
      }
      // Before the next one that others have, too; else at the end.
      const later = own.slice(at + 1).find((one) => placeOf(one, next) >= 0);
      const free = later ? placeOf(later, next) : merged.length;
      merged.splice(free, 0, fresh(entry, site));
      next = free + 1;
    }
  }
  return merged.map(({ entry }) => entry);
};

/** `sites` of a file's entry; all nine are the default. */
export const sitesField = ({ sites: codes }: Pick<FileEntry, 'sites'>): { readonly sites?: readonly SiteCode[] } =>
  codes.length === siteCodes.length ? {} : { sites: codes };
