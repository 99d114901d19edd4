import type { DeskKind, ItemBody } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Language } from '../../sites/site.ts';
import { sites } from '../../sites/sites.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { itemSchemas } from '../../contracts/staff/desk-items.contract.ts';
import { Value } from 'typebox/value';
import type { FolderItems } from '../../services/desk/desk-parts.ts';

export interface DemoDraft {
  readonly kind: DeskKind;
  readonly site: SiteCode;
  readonly key: string;
  readonly body: ItemBody;
}

export interface DemoRelease {
  readonly name: string;
  readonly sites: readonly SiteCode[];
  /** on the clock of each site */
  readonly startsAt: string;
  readonly endsAt?: string;
  readonly drafts: readonly DemoDraft[];
}

type Words = Readonly<Partial<Record<Language, string>>>;
const breakfast: Words = {
  de: 'Nikolausfrühstück: zwei Tassen, ein Preis',
  cs: 'Mikulášská snídaně: dva hrnky za cenu jednoho',
};
const winter: Words = { hu: 'Téli kedvezmény', tr: 'Kış indirimi' };
const voucherKey = 'voucher WINTER10';

/** The banner of a site with another headline, without the times, test and voucher of the one that it copies. */
const banners = async (site: SiteCode, items: FolderItems): Promise<DemoDraft[]> => {
  const found = [...(await items.promotion(site)).values()].find(({ slot, test }) => slot === 'top_banner' && !test);
  const headline = breakfast[sites[site].language];
  if (!found || headline === undefined) return [];
  const { voucherCode: _code, voucherCodeInstructions: _how, headlineShort: _short, ...content } = found.content;
  const name = 'Nikolausfrühstück';
  const body = {
    slot: found.slot,
    type: found.type,
    name,
    priority: 60,
    content: { ...content, selector: 'ctaButton', headline },
  };
  return [{ kind: 'promotion', site, key: `${found.slot} ${name}`, body }];
};

/** The first themeworld stays two weeks longer. */
const longerWorld = async (site: SiteCode, items: FolderItems): Promise<DemoDraft[]> => {
  const [first] = await items.themeworld(site);
  if (!first) return [];
  const [key, body] = first;
  const to = `${shiftedDay(body.to.slice(0, 10), 14) ?? body.to.slice(0, 10)}${body.to.slice(10)}`;
  return [{ kind: 'themeworld', site, key, body: { ...body, to } }];
};

/** The second department comes first, and a voucher is valid for all. */
const newOrder = async (site: SiteCode, items: FolderItems): Promise<DemoDraft[]> => {
  const [navigation] = await items.navigation(site);
  const title = winter[sites[site].language];
  const drafts: DemoDraft[] = [];
  if (navigation) {
    const [key, { entries }] = navigation;
    const [first, second, ...rest] = entries;
    if (first && second) drafts.push({ kind: 'navigation', site, key, body: { entries: [second, first, ...rest] } });
  }
  if (title !== undefined) drafts.push({ kind: 'voucher', site, key: voucherKey, body: { title, percent: 10 } });
  return drafts;
};

const draftsOn = async (
  codes: readonly SiteCode[],
  items: FolderItems,
  of: (site: SiteCode, items: FolderItems) => Promise<DemoDraft[]>,
): Promise<DemoDraft[]> => {
  const all: DemoDraft[] = [];
  for (const site of codes) all.push(...(await of(site, items)));
  return all.filter(({ kind, body }) => Value.Check(itemSchemas[kind], body));
};

/** Monday after a day: `2026-03-02` → `2026-03-09`. */
export const mondayAfter = (day: string): string => {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  return shiftedDay(day, (8 - weekday) % 7 || 7) ?? day;
};

/** Three releases at other moments, on other sites and of other kinds. */
export const demoReleases = async (today: string, items: FolderItems): Promise<readonly DemoRelease[]> => {
  const monday = mondayAfter(today);
  const on = (days: number): string => shiftedDay(monday, days) ?? monday;
  return [
    {
      name: 'Demo: Nikolausfrühstück',
      sites: ['DE', 'AT', 'CZ'],
      startsAt: `${monday}T08:00`,
      endsAt: `${on(2)}T20:00`,
      drafts: await draftsOn(['DE', 'AT', 'CZ'], items, banners),
    },
    {
      name: 'Demo: Themenwelt verlängern',
      sites: ['DE', 'PL'],
      startsAt: `${on(3)}T06:00`,
      drafts: await draftsOn(['DE', 'PL'], items, longerWorld),
    },
    {
      name: 'Demo: Winterordnung',
      sites: ['HU', 'TR'],
      startsAt: `${on(9)}T00:00`,
      endsAt: `${on(30)}T00:00`,
      drafts: await draftsOn(['HU', 'TR'], items, newOrder),
    },
  ];
};
