import type { FieldFaults, SubscriberValues } from './newsletter.contract.ts';
import type { SubscriberAnswer } from './newsletter-bodies.contract.ts';
import type { SiteCode } from '../shop/site.contract.ts';

/** A plain form that was sent and refused: its page is drawn once more for who sent it. */
export interface PostedForm {
  /** as typed; nothing after a fault of ours, which empties the form (NEWS-2) */
  readonly values: SubscriberValues | undefined;
  readonly faults: FieldFaults;
  /** ours, or too many: the general banner (NEWS-5) */
  readonly isBroken: boolean;
}

/** What the pages ask of the newsletter. */
export interface NewsletterPages {
  linkState(site: SiteCode, token: string, at: Date): Promise<'good' | 'gone'>;
  read(site: SiteCode, token: string, at: Date): Promise<SubscriberAnswer | undefined>;
}
