import { benefitsType, type PromotionFile } from '../../contracts/promotion.contract.ts';
import { headerBenefitsId, type BenefitsContent, type PromotionAnswer } from '../../contracts/header-start.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import { zonedTime } from '../../lib/zoned-time.ts';
import { sites } from '../../sites/sites.ts';
import { nextSwitch, pickPromotion, type Promotion, type TagFilter } from './promotion.rules.ts';

/** One entry may be for several sites: its times are then those of each site's own clocks. */
const promotionsOf = ({ id, type, promotions }: PromotionFile): Promotion[] =>
  promotions.flatMap(({ sites: codes, from, to, content, priority = 0, tags = [], test }) =>
    codes.map((site) => ({
      slot: id,
      site,
      type,
      contentJson: JSON.stringify(content),
      tags,
      priority,
      ...(from === undefined ? {} : { from: zonedTime(from, sites[site].timeZone) }),
      ...(to === undefined ? {} : { to: zonedTime(to, sites[site].timeZone) }),
      ...(test ? { test } : {}),
    })),
  );

const key = (site: SiteCode, slot: string) => `${site}/${slot}`;

export interface PromotionService {
  /** PROMO-1; `undefined` where nothing is to be shown there at this moment */
  promotion(site: SiteCode, slot: string, tags: TagFilter, moment: Moment): PromotionAnswer | undefined;
  /** HDR-5, for pages that draw the strip themselves; empty where there is none */
  benefits(site: SiteCode, moment: Moment): BenefitsContent['links'];
  /** when anything of the site's promotions changes next by schedule: nothing may be kept for longer */
  nextSwitch(site: SiteCode, at: Date): Date | undefined;
}

/** What marketing wants to be seen, by slot, site and moment. */
export const createPromotionService = (files: readonly PromotionFile[]): PromotionService => {
  const all = files.flatMap(promotionsOf);
  const bySlot = Map.groupBy(all, ({ site, slot }) => key(site, slot));
  const bySite = Map.groupBy(all, ({ site }) => site);
  const pick = (site: SiteCode, slot: string, moment: Moment, tags?: TagFilter) =>
    pickPromotion(bySlot.get(key(site, slot)) ?? [], moment, tags);
  return {
    promotion: (site, slot, tags, moment) => {
      const picked = pick(site, slot, moment, tags);
      return picked && { contentJSON: picked.contentJson, type: picked.type };
    },
    benefits: (site, moment) => {
      const picked = pick(site, headerBenefitsId, moment);
      // The text was made of content that the file's schema has passed.
      return picked?.type === benefitsType ? (JSON.parse(picked.contentJson) as BenefitsContent).links : [];
    },
    nextSwitch: (site, at) => nextSwitch(bySite.get(site) ?? [], at),
  };
};
