import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { companyLaw } from '../../../sites/law/company-law.ts';
import { allSites } from '../../../sites/sites.ts';
import { companyFaults as faultsIn, refuseUnfitCompany as refuse } from './company-faults.ts';
import { readContentPages } from '../content-pages.ts';

const content = readContentPages(join(repositoryRoot, 'content'));
const folder = join(repositoryRoot, 'content');
const companyFaults = (facts: Parameters<typeof faultsIn>[0]) => faultsIn(facts, folder);
const refuseUnfitCompany = (facts: Parameters<typeof faultsIn>[0], hasCatalogue: boolean) =>
  refuse(companyFaults(facts), hasCatalogue);
const codes = allSites.map(({ code }) => code);
const real = (site: SiteCode): Record<string, string> =>
  Object.fromEntries(companyLaw[site].fields.map((field) => [field, `Mill Ltd, HRB 43618, 1000000 ${field}@shop.de`]));

describe('[LAW-4] the imprint', () => {
  it.each(codes)('of %s names every fact that the law of the country asks for', (code) => {
    const facts = content.facts(code);
    const shown = JSON.stringify(content.byName(code, 'legal-notice')).replaceAll('ß', 'ss').replaceAll('\u00A0', ' ');
    const lacking = companyLaw[code].fields.filter(
      (field) => !facts[field] || !shown.includes(facts[field].replaceAll('ß', 'ss')),
    );
    expect(lacking, 'missing in content/company.json, or not shown by content/pages/legal-notice.json').toEqual([]);
  });
});

describe('[LAW-4] a start in production', () => {
  it('ends with the company of the demo, on every site, in a shop that sells already too', () => {
    const { invented, missing } = companyFaults(content.facts);
    expect(missing).toEqual([]);
    for (const code of codes) expect(invented.some((line) => new RegExp(` on .*\\b${code}\\b`).test(line))).toBe(true);
    expect(() => refuseUnfitCompany(content.facts, true)).toThrow(
      'content/company.json:5: *.email: is the one of the demo on DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR: write your own (§ 5 DDG, § 18 MStV; ',
    );
  });

  it('goes on with a company that has every field', () => {
    expect(() => refuseUnfitCompany(real, false)).not.toThrow();
  });

  it.each(codes.flatMap((code) => companyLaw[code].fields.map((field) => [code, field] as const)))(
    'of %s ends by the name of the missing field %s in a new shop, and goes on in one that sells',
    (code, field) => {
      const without = (site: SiteCode) => (site === code ? { ...real(site), [field]: ' ' } : real(site));
      expect(() => refuseUnfitCompany(without, false)).toThrow(
        new RegExp(`company\\.json:\\d+: \\S+\\.${field}: is missing on .*\\b${code}\\b.*: write it there`),
      );
      expect(() => refuseUnfitCompany(without, true)).not.toThrow();
    },
  );
});
