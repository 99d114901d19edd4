import type { ConsentProof } from '../../contracts/tracking/consent.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface KeptProof extends ConsentProof {
  readonly site: SiteCode;
  readonly decidedAt: Date;
  /** YYYY-MM-DD, the first day after the retention period */
  readonly expiresOn: string;
}

const keep = statement(
  'consent-keep',
  `insert into consent_proof (consent_id, decided_at, site, categories, words, expires_on)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);
// In batches: the embedded database serves no other query while a statement runs.
const forget = statement(
  'consent-forget',
  `delete from consent_proof where (consent_id, decided_at) in
     (select consent_id, decided_at from consent_proof where expires_on <= $1::date limit 250)`,
);

export const createConsentRepository = (db: Database) => ({
  keep: async ({ consentId, decidedAt, site, categories, words, expiresOn }: KeptProof): Promise<void> => {
    await db.query(keep, [consentId, decidedAt, site, categories.join(' '), words, expiresOn]);
  },
  forget: async (today: string): Promise<void> => {
    await db.query(forget, [today]);
  },
});
export type ConsentRepository = ReturnType<typeof createConsentRepository>;
