import type { DeskKind, ItemBodies, ItemBody, PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { DeskItem, DrawnItem } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { DeskData } from '../desk-data.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { firstValue, type FormSchema } from './form-schema.rules.ts';

interface KindOnDesk<Body> {
  readonly titleOf: (body: Body, key: string) => string;
  /** the heading that the item is listed below */
  readonly placeOf: (body: Body) => string;
  readonly timesOf: (body: Body) => { readonly from?: string | undefined; readonly to?: string | undefined };
  /** what its region is drawn from; missing where it has none */
  readonly drawingOf?: (site: SiteCode, item: Body) => DrawnItem;
}

const always = () => ({});
const afterSpace = (key: string): string => key.slice(key.indexOf(' ') + 1);

/** How each kind is shown at the desk. A kind without a row does not compile. */
const kindsOnDesk: { readonly [Kind in DeskKind]: KindOnDesk<ItemBodies[Kind]> } = {
  promotion: {
    titleOf: ({ name }) => name,
    placeOf: ({ slot }) => slot,
    timesOf: (body) => body,
    drawingOf: (site, item) => ({ kind: 'promotion', site, item }),
  },
  themeworld: {
    titleOf: ({ title }) => title,
    placeOf: ({ section }) => section,
    timesOf: (body) => body,
    drawingOf: (site, item) => ({ kind: 'themeworld', site, item }),
  },
  navigation: {
    titleOf: () => '',
    placeOf: () => '',
    timesOf: always,
    drawingOf: (site, item) => ({ kind: 'navigation', site, item }),
  },
  search: { titleOf: () => '', placeOf: () => '', timesOf: always },
  voucher: {
    titleOf: ({ title, percent }, key) => `${afterSpace(key)} · ${title} (${percent} %)`,
    placeOf: () => '',
    timesOf: (body) => body,
  },
};

// The table of contracts has schemas, which stay on the server. The table has a row for each kind.
export const deskKindNames = Object.keys(kindsOnDesk) as readonly DeskKind[];

/** Each item comes with the kind of its body. */
const rowOf = <Kind extends DeskKind>(kind: Kind): KindOnDesk<ItemBodies[Kind]> => kindsOnDesk[kind];
export const titleOf = <Kind extends DeskKind>({
  kind,
  body,
  key,
}: Pick<DeskItem<Kind>, 'kind' | 'body' | 'key'>): string => rowOf(kind).titleOf(body, key);
export const placeOf = <Kind extends DeskKind>({ kind, body }: DeskItem<Kind>): string => rowOf(kind).placeOf(body);
export const timesOf = <Kind extends DeskKind>({ kind, body }: DeskItem<Kind>) => rowOf(kind).timesOf(body);
export const drawingOf = <Kind extends DeskKind>(
  kind: Kind,
  site: SiteCode,
  body: ItemBodies[Kind],
): DrawnItem | undefined => rowOf(kind).drawingOf?.(site, body);

/** The kind that a key is of: slots of promotions have no such names. */
export const kindOfKey = (key: string): DeskKind => {
  const [first = ''] = key.split(' ');
  return first !== 'promotion' && Object.hasOwn(kindsOnDesk, first) ? (first as DeskKind) : 'promotion';
};

/** Promotions have a schema for their content alone; footers have another one. */
export const schemaFor = (data: Pick<DeskData, 'schemas'>, kind: DeskKind, body: ItemBody): FormSchema => {
  const isFooter = kind === 'promotion' && (body as PromotionItem).type === 'ApiFooterPromotion';
  return data.schemas[isFooter ? 'footer' : kind];
};

const firstWorld = 101;
const usualWeeks = 4;

/** The next free number of a themeworld. */
const nextWorld = (items: readonly Pick<DeskItem, 'key'>[]): number =>
  Math.max(firstWorld - 1, ...items.map(({ key }) => Number(afterSpace(key)))) + 1;

/** What a new item of a kind begins with; `undefined` for what every site has once. `name` is what was typed. */
export const newItem = (
  data: Pick<DeskData, 'schemas' | 'today'>,
  kind: Exclude<DeskKind, 'promotion'>,
  items: readonly Pick<DeskItem, 'key'>[],
  name: string,
): { readonly key: string; readonly body: ItemBody } | undefined => {
  // The schema of an object begins with an object that fits it but for empty texts, which the form shows.
  const first = firstValue(data.schemas[kind]) as Record<string, unknown>;
  switch (kind) {
    case 'themeworld': {
      const times = {
        from: `${data.today}T00:00`,
        to: `${shiftedDay(data.today, usualWeeks * 7) ?? data.today}T00:00`,
      };
      const body = { ...first, title: name, ...times } as ItemBodies['themeworld'];
      return { key: `themeworld ${nextWorld(items)}`, body };
    }
    case 'voucher':
      return { key: `voucher ${name.toUpperCase()}`, body: { ...first, percent: 10 } as ItemBodies['voucher'] };
    case 'navigation':
      return items.length > 0 ? undefined : { key: 'navigation entries', body: { entries: [] } };
    case 'search':
      return items.length > 0 ? undefined : { key: 'search words', body: { redirects: [], synonyms: [] } };
  }
};

const leavesOf = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return value.trim() === '' || path === '' ? [] : [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path === '' ? name : `${path}.${name}`));
};

/** Texts that another site has for the item, and this one has not. */
export const missingTexts = (other: unknown, own: unknown): string[] => {
  const known = new Set(leavesOf(own));
  return leavesOf(other).filter((path) => !known.has(path));
};
