import { footerSlot, type FooterContent } from '../../contracts/content/footer.contract.ts';
import {
  headerBenefitsId,
  type BenefitLinks,
  type PromotionAnswer,
  type PromotionContent,
  type Promotions,
} from '../../contracts/content/promotion.contract.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PromotionRepository, PromotionRow } from './promotion.repository.ts';
import { nextSwitch, pickPromotion, type Promotion, type TagFilter } from './promotion.rules.ts';

export const promotionOf = (row: PromotionRow): Promotion => ({
  slot: row.slot,
  type: row.type,
  name: row.name,
  content: row.content,
  contentJson: JSON.stringify(row.content),
  tags: row.tags,
  priority: row.priority,
  ...(row.valid_from === null ? {} : { from: row.valid_from }),
  ...(row.valid_to === null ? {} : { to: row.valid_to }),
  ...(row.test_name === null || row.test_group === null
    ? {}
    : { test: { name: row.test_name, group: row.test_group } }),
});

/** The promotions of a site, all in memory: rows are few, and every page reads several slots. */
interface Loaded {
  readonly version: number;
  readonly all: readonly Promotion[];
  readonly bySlot: ReadonlyMap<string, readonly Promotion[]>;
}

export interface PromotionService extends Promotions {
  /** PROMO-1; `undefined` if the slot shows nothing at this moment */
  promotion(site: SiteCode, slot: string, tags: TagFilter, moment: Moment): PromotionAnswer | undefined;
  /** HDR-5; empty if there are none */
  benefits(site: SiteCode, moment: Moment): BenefitLinks;
  /** FOOT-1; `undefined` if there is no footer */
  footer(site: SiteCode, moment: Moment): FooterContent | undefined;
  /** returns the next scheduled change of the site's promotions: a cache entry must not live longer */
  nextSwitch(site: SiteCode, at: Date): Date | undefined;
  /** returns the promotions shown at some time between two dates, for the staff's timeline */
  between(site: SiteCode, from: Date, to: Date): readonly Promotion[];
  /** changes with every change of promotions; part of every page's cache key */
  version(site: SiteCode): string;
  /** reads what has changed in the database */
  refresh(): Promise<void>;
}

/** The promotions of all sites, by slot, site and moment, from memory. */
export const createPromotionService = (
  repository: Pick<PromotionRepository, 'promotions' | 'states'>,
): PromotionService => {
  let loaded = new Map<SiteCode, Loaded>();
  const pick = (site: SiteCode, slot: string, moment: Moment, tags?: TagFilter) =>
    pickPromotion(loaded.get(site)?.bySlot.get(slot) ?? [], moment, tags);
  const load = async (site: SiteCode, version: number): Promise<Loaded> => {
    const all = (await repository.promotions(site)).map(promotionOf);
    return { version, all, bySlot: Map.groupBy(all, ({ slot }) => slot) };
  };
  return {
    promotion: (site, slot, tags, moment) => {
      const picked = pick(site, slot, moment, tags);
      return picked && { contentJSON: picked.contentJson, type: picked.type };
    },
    shown: (site, slot, moment, anyOf = []) => {
      const picked = pick(site, slot, moment, { allOf: [], anyOf, noneOf: [] });
      return picked && kindOf(picked.type) && kindOf(picked.type) !== 'FOOTER'
        ? { type: picked.type, content: shownContent(picked.content) }
        : undefined;
    },
    benefits: (site, moment) => {
      const picked = pick(site, headerBenefitsId, moment);
      // The type excludes a footer.
      return picked && kindOf(picked.type) === 'BENEFITS' ? ((picked.content as PromotionContent).links ?? []) : [];
    },
    footer: (site, moment) => {
      const picked = pick(site, footerSlot, moment);
      // The type is that of a footer.
      return picked && kindOf(picked.type) === 'FOOTER' ? (picked.content as FooterContent) : undefined;
    },
    nextSwitch: (site, at) => nextSwitch(loaded.get(site)?.all ?? [], at),
    between: (site, start, end) =>
      (loaded.get(site)?.all ?? []).filter(({ from, to }) => (!from || from < end) && (!to || to > start)),
    version: (site) => String(loaded.get(site)?.version ?? 0),
    refresh: async () => {
      const states = await repository.states();
      const fresh = await Promise.all(
        states.map(async ({ site, version }): Promise<[SiteCode, Loaded]> => {
          const known = loaded.get(site);
          return [site, known?.version === version ? known : await load(site, version)];
        }),
      );
      loaded = new Map(fresh);
    },
  };
};
