import { footerSlot, type FooterContent } from '../../contracts/content/footer.contract.ts';
import {
  headerBenefitsId,
  type BenefitLinks,
  type PromotionAnswer,
  type PromotionContent,
  type Promotions,
} from '../../contracts/content/promotion.contract.ts';
import { byKey } from '../../domain/content/release.rules.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { changedPromotions, type ChangedPromotions, type PromotionChange } from './changed-promotions.rules.ts';
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
  readonly drafts: number | undefined;
  readonly shown: ChangedPromotions;
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
  repository: Pick<PromotionRepository, 'promotions'> & {
    states(): Promise<readonly { readonly site: SiteCode; readonly version: number; readonly drafts?: number }[]>;
  },
  /** what releases of the desk change on a site */
  changesOf: (site: SiteCode) => Promise<readonly PromotionChange[]> = async () => [],
): PromotionService => {
  let loaded = new Map<SiteCode, Loaded>();
  const pick = (site: SiteCode, slot: string, moment: Moment, tags?: TagFilter) =>
    pickPromotion(loaded.get(site)?.shown.inSlot(slot, moment) ?? [], moment, tags);
  const load = async (site: SiteCode, version: number, drafts: number | undefined): Promise<Loaded> => {
    const own = byKey((await repository.promotions(site)).map(promotionOf));
    return { version, drafts, shown: changedPromotions(own, await changesOf(site)) };
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
    nextSwitch: (site, at) => {
      const shown = loaded.get(site)?.shown;
      const [own, released] = [nextSwitch(shown?.everyOne ?? [], at), shown?.nextTime(at)];
      return own && released ? (own < released ? own : released) : (own ?? released);
    },
    between: (site, start, end) =>
      (loaded.get(site)?.shown.between(start, end) ?? []).filter(
        ({ from, to }) => (!from || from < end) && (!to || to > start),
      ),
    version: (site) => String(loaded.get(site)?.version ?? 0),
    refresh: async () => {
      const states = await repository.states();
      const fresh = await Promise.all(
        states.map(async ({ site, version, drafts }): Promise<[SiteCode, Loaded]> => {
          const known = loaded.get(site);
          const isKnown = known?.version === version && known.drafts === drafts;
          return [site, isKnown ? known : await load(site, version, drafts)];
        }),
      );
      loaded = new Map(fresh);
    },
  };
};
