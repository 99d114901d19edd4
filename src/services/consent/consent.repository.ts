import type { ConsentProof } from '../../contracts/tracking/consent.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';

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
const forget = deleteExpired('consent-forget', { table: 'consent_proof', column: 'expires_on', type: 'date' });

export const createConsentRepository = (db: Database) => ({
  keep: async ({ consentId, decidedAt, site, categories, words, expiresOn }: KeptProof): Promise<void> => {
    await db.query(keep, [consentId, decidedAt, site, categories.join(' '), words, expiresOn]);
  },
  forget: (today: string): Promise<void> => forget(db, today),
});
export type ConsentRepository = ReturnType<typeof createConsentRepository>;
