import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { PromotionItem } from '../../../contracts/staff/desk-items.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import { localTime } from '../../../lib/time/local-time.ts';
import { sites } from '../../../sites/sites.ts';
import { titleOf } from '../promotions/promotion-content.ts';
import type { ContentSchemaName } from '../starter/schemas.ts';
import { pageFilesOf } from './page-files.ts';
import { mergedLists, sitesField, type FileEntry, type SiteEntry } from './site-lists.ts';
import type { ShopState, SiteState } from './site-state.ts';

export interface ContentFile {
  readonly path: string;
  readonly schema: ContentSchemaName;
  readonly value: object;
}

/** Local time of the site, which is what files hold. */
const at = (time: Date | null | undefined, site: SiteCode): string | undefined =>
  time ? localTime(time, sites[site].timeZone) : undefined;

const navigationEntry = (row: SiteState['navigation'][number], site: SiteCode): SiteEntry => ({
  facts: {
    category: row.category_id,
    items: row.teaser_items.map(({ category, picture }) => ({ category, picture })),
    ...omitNullish({ from: at(row.valid_from, site), to: at(row.valid_to, site) }),
  },
  words: row.teaser_title === null ? [] : [row.teaser_title, ...row.teaser_items.map(({ title }) => title)],
});

interface NavigationFacts {
  readonly category: number;
  readonly items: readonly object[];
}

const navigationValue = ({ facts, words, ...on }: FileEntry): object => {
  const { items, ...entry } = facts as NavigationFacts; // as navigationEntry has made them
  const [titles, ...own] = words;
  const teaser = titles && {
    titles,
    items: items.map((item, place) => Object.assign({}, item, { titles: own[place] })),
  };
  return { ...entry, ...sitesField(on), ...omitNullish({ teaser }) };
};

const themeworldEntry = (row: SiteState['themeworlds'][number], site: SiteCode): SiteEntry => ({
  facts: {
    id: row.themeworld_id,
    section: row.section,
    picture: row.picture,
    ...omitNullish({ focus: row.focus }),
    from: at(row.valid_from, site),
    to: at(row.valid_to, site),
    badges: row.badges,
    availability: row.availability,
    kontorCard: row.kontor_card,
    products: row.product_ids,
    // A picture and the number of steps: what the chapters of all sites share.
    chapters: row.story.map(({ picture, steps }) => omitNullish({ picture, steps: steps?.length })),
  },
  words: [row.title, row.text, ...row.story.flatMap(({ title, text, steps = [] }) => [title, text, ...steps])],
});
interface WorldFacts {
  readonly chapters: readonly { readonly picture?: string; readonly steps?: number }[];
}
const themeworldValue = ({ facts, words: [titles, texts, ...own], ...on }: FileEntry): object => {
  const { chapters, ...world } = facts as WorldFacts; // as themeworldEntry has made them
  const rest = [...own];
  const story = chapters.map(({ picture, steps }) => {
    const [title, text, ...others] = rest.splice(0, 2 + (steps ?? 0));
    return omitNullish({ picture, titles: title, texts: text, steps: steps === undefined ? undefined : others });
  });
  return { ...world, ...sitesField(on), titles, texts, ...(story.length > 0 ? { story } : {}) };
};

const voucherEntry = ({ code, worth, title, from, to }: SiteState['vouchers'][number], site: SiteCode): SiteEntry => ({
  facts: { code, ...worth, ...omitNullish({ from: at(from, site), to: at(to, site) }) },
  words: [title],
});
const voucherValue = ({ facts, words: [titles], ...on }: FileEntry): object => ({
  ...facts,
  ...sitesField(on),
  titles,
});

const testEntry = (
  { name, owner, groups, valid_from, valid_to }: SiteState['tests'][number],
  site: SiteCode,
): SiteEntry => ({
  facts: { name, owner, from: at(valid_from, site), to: at(valid_to, site), groups },
  words: [],
});
const plainValue = ({ facts, ...on }: FileEntry): object => ({ ...facts, ...sitesField(on) });

/** A name that is nothing but the headline is left to the import, because it may be longer than a name. */
const promotionEntry = ({ slot, name, from, to, tags, test, priority, content }: PromotionItem): SiteEntry => {
  const own = name === titleOf({}, content, slot) ? undefined : name;
  return { facts: { ...omitNullish({ name: own, from, to, tags, test, priority }), content }, words: [] };
};

/** One file for each slot. */
const promotionFiles = (state: ShopState): ContentFile[] => {
  const all = siteCodes.flatMap((site) => state[site].promotions);
  return [...new Map(all.map(({ slot, type }) => [slot, type]))].map(([slot, type]) => {
    const own = (site: SiteCode) => state[site].promotions.filter((item) => item.slot === slot).map(promotionEntry);
    return {
      path: `promotions/${slot}.json`,
      schema: 'promotion',
      value: { id: slot, type, promotions: mergedLists(own).map(plainValue) },
    };
  });
};

const schemaOfPage = (path: string): ContentSchemaName => {
  if (path === 'company.json') return 'company';
  return path.startsWith('pages/') ? 'page' : 'contracts';
};

/** Returns the files that import to this state. Everything else of a content folder is in no database. */
export const folderOfState = (state: ShopState): readonly ContentFile[] => {
  const list = <T>(of: (own: SiteState) => readonly T[], entry: (one: T, site: SiteCode) => SiteEntry) =>
    mergedLists((site) => of(state[site]).map((one) => entry(one, site)));
  const search = siteCodes.map((site): ContentFile => {
    const { hosts: _, ...words } = state[site].search;
    return { path: `search/${site}.json`, schema: 'search', value: words };
  });
  const hosts = [...new Set(siteCodes.flatMap((site) => state[site].search.hosts))];
  return [
    ...pageFilesOf(state).map(([path, value]): ContentFile => ({ path, schema: schemaOfPage(path), value })),
    ...search,
    { path: 'search/allowed-hosts.json', schema: 'allowed-hosts', value: hosts },
    {
      path: 'navigation/navigation.json',
      schema: 'navigation',
      value: list((own) => own.navigation, navigationEntry).map(navigationValue),
    },
    {
      path: 'themeworlds/themeworlds.json',
      schema: 'themeworlds',
      value: list((own) => own.themeworlds, themeworldEntry).map(themeworldValue),
    },
    { path: 'vouchers.json', schema: 'vouchers', value: list((own) => own.vouchers, voucherEntry).map(voucherValue) },
    { path: 'abtests/abtests.json', schema: 'abtests', value: list((own) => own.tests, testEntry).map(plainValue) },
    ...promotionFiles(state),
  ];
};

/** The file as text, with the schema that editors check it with. */
export const fileText = ({ path, schema, value }: ContentFile): string => {
  const $schema = `${'../'.repeat(path.split('/').length - 1)}schemas/${schema}.json`;
  return `${JSON.stringify(Array.isArray(value) ? { $schema, items: value } : { $schema, ...value }, null, 2)}\n`;
};
