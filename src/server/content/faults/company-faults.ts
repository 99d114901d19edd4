import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentService } from '../../../contracts/content/content.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { cataloguesOf } from '../../../services/content/content.rules.ts';
import { companyLaw, inventedFields, missingFields } from '../../../sites/law/company-law.ts';
import { allSites } from '../../../sites/sites.ts';
import { ContentError, shownFolder } from './content-faults.ts';
import { lineOfPlace, parsedJson } from '../json-lines.ts';

const file = 'company.json';

/** Finds the line of a field in the file: in the first part that names it, else the part of the site. */
const placesIn = (folder: string) => {
  let text = '{}';
  try {
    text = readFileSync(join(folder, file), 'utf8');
  } catch {
    // The facts may be those of the database alone.
  }
  const parts = (parsedJson(text)?.value ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>; // checked before
  return (site: SiteCode, field: string): string => {
    const own = cataloguesOf[site][0] ?? '*';
    const named = [...cataloguesOf[site], '*'].find((part) => parts[part]?.[field] !== undefined) ?? own;
    const place = `${named}.${field}`;
    return `${shownFolder(folder)}/${file}:${lineOfPlace(text, place) ?? 1}: ${place}:`;
  };
};

export interface CompanyFaults {
  readonly missing: readonly string[];
  readonly invented: readonly string[];
}

/** LAW-4: what is wrong with the company of each site, by line and in words. */
export const companyFaults = (facts: ContentService['facts'], folder: string): CompanyFaults => {
  const placeOf = placesIn(folder);
  const faults = (find: typeof missingFields, what: string, mend: string): string[] => {
    const found = allSites.flatMap(({ code }) =>
      find(code, facts(code)).map((field) => ({ code, field, place: placeOf(code, field) })),
    );
    // One line of the file may be that of several sites.
    return [...Map.groupBy(found, ({ place }) => place)].map(([place, fields]) => {
      const sources = fields
        .filter(({ code, field }) => companyLaw[code].fields.includes(field))
        .map(({ code }) => companyLaw[code].source);
      const law = sources.length === 0 ? '' : ` (${[...new Set(sources)].join('; ')})`;
      return `${place} ${what} on ${fields.map(({ code }) => code).join(', ')}: ${mend}${law}`;
    });
  };
  return {
    missing: faults(missingFields, 'is missing', 'write it there'),
    invented: faults(inventedFields, 'is the one of the demo', 'write your own'),
  };
};

/**
 * Ends a start in production with the demo's company. A missing field ends the start of a shop that has no catalogue yet;
 * a shop that sells already starts with a warning, so that no upgrade is an outage.
 */
export const refuseUnfitCompany = ({ missing, invented }: CompanyFaults, hasCatalogue: boolean): void => {
  const faults = hasCatalogue ? invented : [...invented, ...missing];
  if (faults.length > 0) throw new ContentError(faults);
};
