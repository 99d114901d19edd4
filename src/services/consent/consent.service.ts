import type { ConsentProof } from '../../contracts/tracking/consent.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ConsentRepository } from './consent.repository.ts';

/** As long as somebody may be asked for it: three years after the end of the year are the longest of the nine countries. */
const keptYears = 4;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const inYears = (at: Date, years: number): Date => {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + years);
  return later;
};

/** CONS-2: proof that somebody was asked and what the answer was, without a word of who. */
export const createConsentService = ({
  repository,
  now,
}: {
  readonly repository: ConsentRepository;
  readonly now: () => Date;
}) => ({
  keep: (site: SiteCode, proof: ConsentProof): Promise<void> => {
    const decidedAt = now();
    return repository.keep({ ...proof, site, decidedAt, expiresOn: dayOf(inYears(decidedAt, keptYears)) });
  },
  tidyUp: (): Promise<void> => repository.forget(dayOf(now())),
});
export type ConsentService = ReturnType<typeof createConsentService>;
