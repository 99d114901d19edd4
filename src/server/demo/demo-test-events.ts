import { createHash } from 'node:crypto';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import { demoEventPrefix } from '../../services/collector/demo-events.constants.ts';
import type { KeptEvent } from '../../services/collector/collector.repository.ts';
import { sites } from '../../sites/sites.ts';

export interface DemoTest {
  readonly name: string;
  readonly site: SiteCode;
  readonly from: Date;
  readonly to: Date;
}

const visitorsOfAGroup = 700;
/** The number of visitors of a thousand in each group who click, fill a cart and order. */
const shares = { A: { click: 300, cart: 90, order: 45 }, B: { click: 370, cart: 140, order: 90 } } as const;
const groups = ['A', 'B'] as const;

/** The same number of 0 to 999 for a visitor and a step at each start. */
const numberOf = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16) % 1000;

const visitorOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The banner says both of a click, as in a browser. */
const click: readonly CollectedEvent['event'][] = [
  { event: 'ga_event', category: 'promotion', action: 'click', label: 'top_banner' },
  { event: 'promotion_click', click_type: 'internal_link', click_target: '/', specification: 'SEARCH' },
];

/** Made-up events of a running test. Their ids begin with `demo-`, so that the desk says what they are. */
export const demoTestEvents = ({ name, site, from, to }: DemoTest): KeptEvent[] => {
  const { currency, locale } = sites[site];
  const days = to.getTime() - from.getTime();
  const commerce = (event: 'view_item' | 'add_to_cart' | 'purchase_ga4', value: number): CollectedEvent['event'] => ({
    event,
    currency,
    value,
    items: [],
  });
  return groups.flatMap((group) =>
    Array.from({ length: visitorsOfAGroup }, (_, number): KeptEvent[] => {
      const own = `${name} ${group} ${number}`;
      const chance = numberOf(own);
      const at = new Date(from.getTime() + (days * numberOf(`${own} at`)) / 1000);
      const { click: clicks, cart, order } = shares[group];
      const value = 60 + numberOf(`${own} value`) / 5;
      const events = [
        commerce('view_item', value),
        ...(chance < clicks ? click : []),
        ...(chance < cart ? [commerce('add_to_cart', value)] : []),
        ...(chance < order ? [commerce('purchase_ga4', value)] : []),
      ];
      return events.map((event, seq) => ({
        id: `${demoEventPrefix}${group}-${number}-${seq}`,
        seq,
        at: at.getTime(),
        event,
        visitor: visitorOf(own),
        site,
        page: {
          page_name: 'home',
          page_type: 'home',
          exactag_site_group: 'home',
          language: locale,
          page_quality_score: '0',
          platform: '',
          ab_tests: `${name}:${group}`,
        },
        receivedAt: at,
        expiresOn: new Date(to.getTime() + 400 * 86_400_000).toISOString().slice(0, 10),
      }));
    }).flat(),
  );
};
