import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../lib/database.ts';

/** The proof of a consent: where it came from, and the version of the text. */
export interface Proof {
  readonly origin?: string | undefined;
  readonly originAddition?: string | undefined;
  readonly address?: string | undefined;
  readonly consents?: readonly string[] | undefined;
  readonly textVersion?: string | undefined;
}
export type EventKind = 'signed-up' | 'confirmed' | 'changed' | 'unsubscribed';

const addEvent = statement(
  'newsletter-add-event',
  `insert into newsletter_event (subscriber_id, at, kind, origin, origin_addition, address, consents, text_version)
   values ($1, $2::timestamptz, $3, $4, $5, $6, $7::text[], $8)`,
);
const keepText = statement(
  'newsletter-keep-text',
  `insert into newsletter_text (text_version, site, words, first_used_at) values ($1, $2, $3, $4::timestamptz)
   on conflict (text_version) do nothing`,
);

/** Writes the consent history of subscribers within the transaction `tx`. */
export const consentProofRows = (tx: Queryable) => ({
  addEvent: async (subscriberId: string, kind: EventKind, at: Date, proof: Proof): Promise<void> => {
    const { origin, originAddition, address, consents, textVersion } = proof;
    const values = [origin, originAddition, address, consents, textVersion].map((value) => value ?? null);
    await tx.query(addEvent, [subscriberId, at.toISOString(), kind, ...values]);
  },
  keepText: async (version: string, site: SiteCode, words: string, at: Date): Promise<void> => {
    await tx.query(keepText, [version, site, words, at.toISOString()]);
  },
});
