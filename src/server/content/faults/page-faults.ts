import type { CompanyFile, ContentPageFile, PageText } from '../../../contracts/content/content.contract.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import { inlinePieces } from '../../../lib/text/inline-links.ts';
import { catalogueOn, isSafeAddress } from '../../../services/content/content.rules.ts';
import { createContentService } from '../../../services/content/content.service.ts';
import { namesMissing } from '../../../sites/law/company-law.ts';
import type { Fault } from './content-faults.ts';
import { nearest } from './fault-words.ts';

/** Returns each text of a value with its place: `sections.0.paragraphs.2`. */
const textsIn = (value: unknown, place: string): (readonly [place: string, text: string])[] => {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, `${place}.${name}`));
};

interface Known {
  readonly facts: Readonly<Record<string, string>>;
  readonly pages: ReadonlySet<string>;
}

const meantOf = (name: string, known: Iterable<string>): string => {
  const meant = nearest(name, [...known]);
  return meant === undefined ? '' : `: do you mean ${meant}?`;
};

/** A paragraph that names a missing field of the company is left out, and `company-faults.ts` reports the field. */
const isLeftOut = (place: string, whole: string, facts: Known['facts']): boolean =>
  /\.paragraphs\.\d+$/.test(place) && namesMissing(whole, facts);

const textFaults = (place: string, text: string, { facts, pages }: Known): string[] => [
  ...[...text.matchAll(/\{([A-Za-z]+)\}/g)].flatMap(([whole, name = '']) =>
    name in facts || isLeftOut(place, whole, facts)
      ? []
      : [`${whole} is no value of this site${meantOf(name, Object.keys(facts)) || ': add it to company.json'}`],
  ),
  ...inlinePieces(text).flatMap(({ href }) => {
    if (href === undefined || href.includes('{')) return [];
    if (!href.startsWith('page:'))
      return isSafeAddress(href) ? [] : [`(${href}) is no address: use page:{name}, /…, https://…, mailto:… or tel:…`];
    const name = href.slice('page:'.length);
    return pages.has(name) ? [] : [`(${href}) names no page of this site${meantOf(name, pages)}`];
  }),
];

/** Reports addresses that two pages have. */
const reportTwice = (files: readonly ContentPageFile[], fault: Fault): void => {
  const taken = new Map<string, string>();
  const note = (address: string, file: string, place: string): void => {
    const before = taken.get(address);
    if (before === undefined) taken.set(address, file);
    else fault(file, place, `${address} is the address of ${before}, too: take another one`);
  };
  for (const { name, number, aliases = [] } of files) {
    note(String(number), `pages/${name}.json`, 'number');
    for (const [place, alias] of aliases.entries()) note(alias, `pages/${name}.json`, `aliases.${place}`);
  }
};

const knownOn = (files: readonly ContentPageFile[], company: CompanyFile, site: SiteCode): Known => ({
  facts: createContentService([], company).facts(site),
  pages: new Set(files.filter((file) => catalogueOn(file, site) !== undefined).map(({ name }) => name)),
});

/** Reports what a schema cannot see in pages: missing texts, unknown values and addresses, addresses that occur twice. */
export const reportPages = (files: readonly ContentPageFile[], company: CompanyFile, fault: Fault): void => {
  reportTwice(files, fault);
  const seen = new Set<string>();
  for (const site of siteCodes) {
    const known = knownOn(files, company, site);
    for (const page of files.filter(({ sites = siteCodes }) => sites.includes(site))) {
      const file = `pages/${page.name}.json`;
      const catalogue = catalogueOn(page, site);
      if (!catalogue) {
        fault(file, 'texts', `has no text for ${site}: add it, or name the sites of the page in "sites"`);
        continue;
      }
      const text: PageText | undefined = page.texts[catalogue];
      for (const [place, words] of textsIn(text, `texts.${catalogue}`)) {
        for (const what of textFaults(place, words, known)) {
          // Sites with one language share their texts: a fault is reported for the first of them.
          if (seen.has(`${file} ${place} ${what}`)) continue;
          seen.add(`${file} ${place} ${what}`);
          fault(file, place, `${what} (${site})`);
        }
      }
    }
  }
};
