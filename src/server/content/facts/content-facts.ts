import {
  fibreFacts,
  shoeFacts,
  type FactName,
  type ProductFacts,
} from '../../../contracts/catalogue/product-facts.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { lackingFacts, lawAreas, responsibleFor } from '../../../domain/product/duties.rules.ts';
import { placeOf } from '../../../domain/product/facts-view.rules.ts';
import { countryName } from '../../../lib/text/country-name.ts';
import { languages } from '../../../sites/site.ts';
import { sites } from '../../../sites/sites.ts';
import { spelledOn } from '../../../sites/spelling.ts';
import { wordFacts, type ContentFacts, type ContentParty, type ContentProductFacts } from './facts.contract.ts';

const fabricText = (fabric: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(fabric)
    .map(([fibre, percent]) => `${fibre} ${percent}`)
    .join(',');

const addressOf = ({ street, city, country }: ContentParty, site: SiteCode): string =>
  `${street}, ${city}, ${countryName(country, sites[site].locale)}`;

type Found = { -readonly [name in FactName]?: string };

const partyFacts = (maker: ContentParty | undefined, { responsible }: ContentFacts, site: SiteCode): Found => {
  if (!maker) return {};
  const area = responsibleFor(maker.country, lawAreas[site]);
  const other = area && responsible[area];
  return {
    maker: maker.name,
    ...(maker.tradeName === undefined ? {} : { tradeName: maker.tradeName }),
    makerAddress: addressOf(maker, site),
    makerCountry: maker.country,
    makerEmail: maker.email,
    ...(other
      ? { responsible: other.name, responsibleAddress: addressOf(other, site), responsibleEmail: other.email }
      : {}),
  };
};

const materialFacts = (facts: ContentProductFacts): Found => {
  const found: Found = {};
  for (const name of fibreFacts) {
    const fabric = facts[name];
    if (fabric) found[name] = fabricText(fabric);
  }
  for (const name of shoeFacts) {
    const materials = facts[name];
    if (materials) found[name] = materials.join(',');
  }
  return found;
};

/** Returns the facts of a product in the language of a site. */
export const factsOn = (site: SiteCode, facts: ContentProductFacts, known: ContentFacts): ProductFacts => {
  const { language } = sites[site];
  const wordsOf = (code: string): string => spelledOn(sites[site], known.words[code]?.[language] ?? code);
  const found: Found = { kind: facts.kind };
  Object.assign(found, partyFacts(known.makers[facts.maker ?? ''], known, site));
  if (facts.warnings) found.warnings = facts.warnings.map(wordsOf).join('\n');
  for (const name of wordFacts) {
    const code = facts[name];
    if (code !== undefined) found[name] = wordsOf(code);
  }
  Object.assign(found, materialFacts(facts));
  for (const [name, amount] of Object.entries(facts.nutrition ?? {})) found[name as FactName] = String(amount); // keys of the schema
  const plain = [
    'organicCode',
    'organicOrigin',
    'battery',
    'energyClass',
    'registration',
    'gender',
    'ageGroup',
    'guaranteeLabel',
  ] as const;
  for (const name of plain) {
    const value = facts[name];
    if (value !== undefined) found[name] = value;
  }
  if (facts.caffeine !== undefined) found.caffeine = String(facts.caffeine);
  if (facts.guaranteeYears !== undefined) found.guaranteeYears = String(facts.guaranteeYears);
  if (facts.wood)
    found.wood = Object.entries(facts.wood)
      .map((wood) => wood.join(' '))
      .join(',');
  if (facts.animalParts) found.animalParts = 'yes';
  return found;
};

const sumOf = (fabric: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(fabric).reduce<number>((sum, percent) => sum + (percent ?? 0), 0);

/** Where the allergens of a product are not words of its ingredients. */
const allergenFaults = (facts: ContentProductFacts, { words }: ContentFacts): string[] => {
  const [ingredients, allergens] = [words[facts.ingredients ?? ''], words[facts.allergens ?? '']];
  if (!allergens) return [];
  return languages.flatMap((language) =>
    (allergens[language] ?? '')
      .split(', ')
      .filter((word) => placeOf(ingredients?.[language] ?? '', word) < 0)
      .map((word) => `${word} is no word of the ingredients in ${language}`),
  );
};

/** Rules between facts, and between a product and `facts.json`, that a schema cannot express: place and fault. */
export const factFaults = (
  facts: ContentProductFacts | undefined,
  known: ContentFacts | undefined,
): (readonly [string, string])[] => {
  if (!facts) return [];
  if (!known) return [['facts', 'needs facts.json']];
  const named = [...(facts.warnings ?? []), ...wordFacts.flatMap((name) => facts[name] ?? [])];
  const { maker } = facts;
  return [
    ...(maker !== undefined && !known.makers[maker]
      ? [['facts.maker', `${maker} is no maker of facts.json`] as const]
      : []),
    ...named
      .filter((code) => !known.words[code])
      .map((code) => ['facts', `${code} is not among the words of facts.json`] as const),
    ...fibreFacts.flatMap((name) => {
      const sum = sumOf(facts[name] ?? { whole: 100 });
      return sum === 100 ? [] : [[`facts.${name}`, `adds up to ${sum} % and not to 100 %`] as const];
    }),
    ...(facts.guaranteeLabel !== undefined && facts.guaranteeYears === undefined
      ? [['facts.guaranteeLabel', 'needs guaranteeYears'] as const]
      : []),
    ...allergenFaults(facts, known).map((what) => ['facts.allergens', what] as const),
  ];
};

/** What an article of the content lacks on a site. */
export interface LackingArticle {
  readonly id: string;
  readonly facts: ProductFacts;
  readonly isOrganic: boolean;
  readonly isWooden: boolean;
  readonly isMeasured: boolean;
}

/** LAW-5: one line for each article that lacks facts which the law of the site asks for. */
export const lackingLine = (site: SiteCode, article: LackingArticle): string | undefined => {
  const lacking = lackingFacts(article, site);
  if (lacking.length === 0) return undefined;
  const bySource = Map.groupBy(lacking, ({ source }) => source);
  const words = [...bySource].map(([source, list]) => `${list.map(({ fact }) => fact).join(', ')} (${source})`);
  return `${site.padEnd(6)} ${article.id}: ${words.join('; ')}`;
};
