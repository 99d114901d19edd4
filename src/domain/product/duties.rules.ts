import type { ArticleKind, FactName, ProductFacts } from '../../contracts/catalogue/product-facts.contract.ts';
import { articleKinds } from '../../contracts/catalogue/product-facts.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { duties, exemptions, foodKinds, type Duty, type DutyCase, type LawArea } from './duties.ts';

/** The law that an offer on a site has to follow. */
export const lawAreas: Readonly<Record<SiteCode, LawArea>> = {
  DE: 'union',
  AT: 'union',
  CH: 'swiss',
  CH_FR: 'swiss',
  CZ: 'union',
  HU: 'union',
  PL: 'union',
  SK: 'union',
  TR: 'turkish',
};

/** ISO 3166 codes of the countries in which a maker needs no responsible person for the Union. */
const unionCountries = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

const isKind = (word: string | undefined): word is ArticleKind =>
  word !== undefined && (articleKinds as readonly string[]).includes(word);

/** The kind of an article; `general` if the facts name none. */
export const kindOf = ({ kind }: ProductFacts): ArticleKind => (isKind(kind) ? kind : 'general');

export const isFoodKind = (kind: ArticleKind): boolean => (foodKinds as readonly ArticleKind[]).includes(kind);

/** What is known of an article when it is checked. */
export interface CheckedArticle {
  readonly facts: ProductFacts;
  readonly isOrganic: boolean;
  /** wood is one of its materials */
  readonly isWooden?: boolean;
  /** it has a content in grams or millilitres */
  readonly isMeasured: boolean;
}

/**
 * Returns the area that asks for a responsible party for a maker of this country: in the Union a person, in Türkiye the
 * importer. None is needed if the maker has its seat there, and in Switzerland.
 */
export const responsibleFor = (makerCountry: string, area: LawArea): 'union' | 'turkish' | undefined => {
  if (area === 'turkish') return makerCountry === 'TR' ? undefined : 'turkish';
  return area === 'union' && !unionCountries.has(makerCountry) ? 'union' : undefined;
};

const applies = (
  only: DutyCase | undefined,
  { facts, isOrganic, isWooden = false }: CheckedArticle,
  area: LawArea,
): boolean => {
  if (only === undefined) return true;
  if (only === 'organic') return isOrganic;
  if (only === 'wooden') return isWooden;
  return facts.makerCountry !== undefined && responsibleFor(facts.makerCountry, area) !== undefined;
};

/** A fact that is due and not there. */
export interface LackingFact {
  readonly fact: FactName | 'quantity';
  /** the law that asks for it */
  readonly source: string;
}

const lackingOf = ({ facts: due, sources }: Duty, { facts }: CheckedArticle, area: LawArea): LackingFact[] => {
  const source = sources[area];
  if (source === undefined) return [];
  return due.filter((fact) => facts[fact] === undefined).map((fact) => ({ fact, source }));
};

/** The net quantity is a number of the article and no fact of the product. */
const lackingQuantity = ({ isMeasured }: CheckedArticle): LackingFact[] =>
  isMeasured ? [] : [{ fact: 'quantity', source: 'Regulation (EU) 1169/2011 art. 9 (1) (e); base prices (LAW-1)' }];

/** LAW-5: the facts that the law of the site asks of an offer of this article and that it lacks, each once. */
export const lackingFacts = (article: CheckedArticle, site: SiteCode): LackingFact[] => {
  const area = lawAreas[site];
  const kind = kindOf(article.facts);
  const lacking = duties
    .filter(({ kinds, only }) => kinds.includes(kind) && applies(only, article, area))
    .flatMap((duty) => lackingOf(duty, article, area))
    .filter(({ fact }) => !exemptions.some((exempt) => exempt.fact === fact && exempt.kinds.includes(kind)));
  return isFoodKind(kind) ? [...lacking, ...lackingQuantity(article)] : lacking;
};
