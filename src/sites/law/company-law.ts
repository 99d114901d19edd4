import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** Facts of the company that the law of a site's country asks for, by their names in `content/company.json`. */
export interface CompanyLaw {
  readonly fields: readonly string[];
  readonly source: string;
}

const everywhere = ['company', 'street', 'city', 'email'] as const;
const registered = [...everywhere, 'phone', 'director', 'register', 'vatId'] as const;
const swiss: CompanyLaw = { fields: everywhere, source: 'UWG art. 3 para. 1 (s)' };

/** LAW-4: what the imprint of each site must name, with its source. */
export const companyLaw: Readonly<Record<SiteCode, CompanyLaw>> = {
  DE: { fields: registered, source: '§ 5 DDG, § 18 MStV' },
  AT: {
    fields: [...registered, 'chamber', 'tradeAuthority', 'tradeLaw', 'seat', 'purpose'],
    source: '§ 5 ECG, § 25 MedienG',
  },
  CH: swiss,
  CH_FR: swiss,
  CZ: { fields: [...registered, 'companyId'], source: '§ 435 zákona č. 89/2012 Sb.' },
  HU: {
    fields: [...registered, 'host', 'conciliation'],
    source: '2001. évi CVIII. törvény 4. §, 45/2014. (II. 26.) Korm. rendelet 11. §',
  },
  PL: { fields: [...registered, 'regon', 'capital'], source: 'art. 206 § 1 KSH' },
  SK: { fields: [...registered, 'companyId', 'taxId', 'supervisor'], source: 'zákon č. 108/2024 Z. z.' },
  TR: { fields: [...registered, 'mersis', 'kep', 'etbis'], source: '6563 sayılı Kanun m. 3' },
};

export type CompanyFacts = Readonly<Record<string, string>>;

const isEmpty = (value: string | undefined): boolean => (value ?? '').trim() === '';

/** Returns the required fields that are missing, and all that are empty: pages would show a gap in their place. */
export const missingFields = (site: SiteCode, facts: CompanyFacts): string[] => {
  const required = companyLaw[site].fields.filter((field) => isEmpty(facts[field]));
  return [...new Set([...required, ...Object.keys(facts).filter((field) => isEmpty(facts[field]))])];
};

/** The demo's company has addresses of no host, and numbers that are nothing but zeros. */
const isInvented = (value: string): boolean =>
  /\.example\b/.test(value) || /(?<!\d)0{6,}(?!\d)/.test(value.replaceAll(/[.\s]/g, ''));

/** Returns the required fields whose value is one of the demo. */
export const inventedFields = (site: SiteCode, facts: CompanyFacts): string[] =>
  companyLaw[site].fields.filter((field) => isInvented(facts[field] ?? ''));

const asked: ReadonlySet<string> = new Set(Object.values(companyLaw).flatMap(({ fields }) => fields));

/** Whether a text names a field that the company does not have: it is left out, so that a missing field is no outage. */
export const namesMissing = (text: string, facts: CompanyFacts): boolean =>
  [...text.matchAll(/\{([A-Za-z]+)\}/g)].some(([, name = '']) => asked.has(name) && !(facts[name] ?? '').trim());
