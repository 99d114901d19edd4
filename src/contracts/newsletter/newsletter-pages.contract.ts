import type { FieldFaults, SubscriberValues } from './newsletter.contract.ts';
import type { SubscribeForm, SubscriberAnswer } from './newsletter-bodies.contract.ts';
import type { SiteCode } from '../shop/site.contract.ts';

/** A refused plain form: its page is rendered again for the sender. */
export interface PostedForm {
  /** the typed values; empty after a fault of the server, which clears the form (NEWS-2) */
  readonly values: SubscriberValues | undefined;
  readonly faults: FieldFaults;
  /** a fault of the server or too many requests: the general banner (NEWS-5) */
  readonly isBroken: boolean;
  /** where the form was, for the next try */
  readonly from?: Pick<SubscribeForm, 'origin' | 'originAddition' | 'tracked'>;
  /** SAFE-5: sent in a preview of staff */
  readonly isPreview?: true;
  /** EMB-7: sent on a page of another origin; the visitor sends it again here */
  readonly isFromElsewhere?: true;
}

/** The newsletter service for pages. */
export interface NewsletterPages {
  linkState(site: SiteCode, token: string, at: Date): Promise<'good' | 'gone'>;
  read(site: SiteCode, token: string, at: Date): Promise<SubscriberAnswer | undefined>;
}
