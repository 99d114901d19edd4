import type { ConsentProof } from '../../contracts/tracking/consent.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import type { ConsentRepository } from './consent.repository.ts';
import { utcDay } from '../../lib/time/day.ts';

const inYears = (at: Date, years: number): Date => {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + years);
  return later;
};

/** CONS-2: proof that a visitor was asked and what they chose, without personal data. */
export const createConsentService = ({
  repository,
  now,
}: {
  readonly repository: ConsentRepository;
  readonly now: () => Date;
}) => ({
  keep: (site: SiteCode, proof: ConsentProof): Promise<void> => {
    const decidedAt = now();
    return repository.keep({ ...proof, site, decidedAt, expiresOn: utcDay(inYears(decidedAt, keptData.consentYears)) });
  },
  tidyUp: (): Promise<void> => repository.forget(utcDay(now())),
});
export type ConsentService = ReturnType<typeof createConsentService>;
