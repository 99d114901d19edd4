import type { ContentService } from '../../contracts/content/content.contract.ts';
import { companyLaw, inventedFields, missingFields } from '../../sites/company-law.ts';
import { allSites } from '../../sites/sites.ts';
import { ContentError } from './content-faults.ts';

/** LAW-4: what is wrong with the company of each site, in words. */
export const companyFaults = (facts: ContentService['facts']) => {
  const faults = (find: typeof missingFields, what: string): string[] =>
    allSites.flatMap(({ code }) =>
      find(code, facts(code)).map(
        (field) => `content/company.json: ${code}: ${field} ${what} (${companyLaw[code].source})`,
      ),
    );
  return { missing: faults(missingFields, 'is missing'), invented: faults(inventedFields, 'is the one of the demo') };
};

/**
 * Ends a start in production with the demo's company. A missing field ends the start of a shop that has no catalogue yet;
 * a shop that sells already starts with a warning, so that no upgrade is an outage.
 */
export const refuseUnfitCompany = (facts: ContentService['facts'], hasCatalogue: boolean): void => {
  const { missing, invented } = companyFaults(facts);
  const faults = hasCatalogue ? invented : [...invented, ...missing];
  if (faults.length > 0) throw new ContentError(faults);
};
