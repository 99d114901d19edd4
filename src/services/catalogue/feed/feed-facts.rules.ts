import {
  ageGroups,
  articleKinds,
  batteries,
  factNames,
  genders,
  organicOrigins,
  type FactName,
  type ProductFacts,
} from '../../../contracts/catalogue/product-facts.contract.ts';
import { pictureNamePattern } from '../../../contracts/shop/pictures.contract.ts';
import { placeOf } from '../../../domain/product/facts-view.rules.ts';
import { fibreShares, fibreText } from '../../../sites/fibres.ts';
import { woodsPattern } from '../../../sites/woods.ts';
import type { Language } from '../../../sites/site.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import {
  amount,
  fault,
  fibres,
  ids,
  list,
  matching,
  materials,
  oneOf,
  quoted,
  text,
  type Reader,
} from './fact-readers.rules.ts';
import { oneLine } from './feed-text.rules.ts';
import type { Read } from './feed-values.rules.ts';

const email = matching(/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@]{2,63}$/, 'service@example.com');
const grams = amount('g', 100);

/** Facts with an attribute of their own at Google. */
type OuterFact = 'energyClass' | 'registration' | 'gender' | 'ageGroup';

interface Place {
  readonly section: string;
  readonly name: string;
  readonly read: Reader;
}
const at = (section: string, name: string, read: Reader): Place => ({ section, name, read });

/**
 * LAW-5: facts that the law asks for, and those that help to choose. Google's feed has names for some of them (`certification`,
 * `energy_efficiency_class`, `gender`, `age_group`); the others are details with the section and name of this file.
 */
const places: Readonly<Record<Exclude<FactName, OuterFact>, Place>> = {
  kind: at('safety', 'kind', oneOf(articleKinds)),
  maker: at('safety', 'maker', text(120)),
  tradeName: at('safety', 'trade_name', text(120)),
  makerAddress: at('safety', 'maker_address', text(200)),
  makerCountry: at('safety', 'maker_country', matching(/^[A-Z]{2}$/, 'DE')),
  makerEmail: at('safety', 'maker_email', email),
  responsible: at('safety', 'responsible', text(120)),
  responsibleAddress: at('safety', 'responsible_address', text(200)),
  responsibleEmail: at('safety', 'responsible_email', email),
  warnings: at('safety', 'warning', text(500)),
  foodName: at('food', 'name', text(200)),
  ingredients: at('food', 'ingredients', text(2000)),
  allergens: at('food', 'allergens', list),
  traces: at('food', 'traces', text(300)),
  origin: at('food', 'origin', text(200)),
  organicCode: at('food', 'organic_code', matching(/^[A-Z]{2}-[A-ZÖ]{2,5}-\d{2,4}$/, 'DE-ÖKO-006')),
  organicOrigin: at('food', 'organic_origin', oneOf(organicOrigins)),
  storage: at('food', 'storage', text(300)),
  durability: at('food', 'durability', text(300)),
  caffeine: at('food', 'caffeine', amount('mg', 1000)),
  energy: at('nutrition', 'energy_kj', amount('kJ', 3800)),
  calories: at('nutrition', 'energy_kcal', amount('kcal', 910)),
  fat: at('nutrition', 'fat', grams),
  saturates: at('nutrition', 'saturates', grams),
  carbohydrate: at('nutrition', 'carbohydrate', grams),
  sugars: at('nutrition', 'sugars', grams),
  protein: at('nutrition', 'protein', grams),
  salt: at('nutrition', 'salt', grams),
  fibres: at('textile', 'fibres', fibres),
  liningFibres: at('textile', 'lining', fibres),
  fillingFibres: at('textile', 'filling', fibres),
  animalParts: at('textile', 'animal_parts', oneOf(['yes'])),
  shoeUpper: at('shoes', 'upper', materials),
  shoeLining: at('shoes', 'lining', materials),
  shoeSole: at('shoes', 'sole', materials),
  battery: at('electrical', 'battery', oneOf(batteries)),
  wood: at('wood', 'species', matching(woodsPattern, 'Quercus robur PL, Olea europaea IT')),
  goesWith: at('related', 'goes_with', ids),
  ratingAverage: at('rating', 'average', matching(/^(?:[1-4](?:\.\d{1,2})?|5(?:\.00?)?)$/, '4.6')),
  ratingCount: at('rating', 'count', matching(/^[1-9]\d{0,6}$/, '126')),
  ratingSource: at('rating', 'source', text(60)),
  guaranteeYears: at('guarantee', 'years', matching(/^(?:[3-9]|[1-4]\d)$/, '5, from 3 to 49')),
  guaranteeLabel: at('guarantee', 'label', matching(new RegExp(pictureNamePattern), 'eu-label-101410001')),
};
const namedPlaces = Object.entries(places) as [keyof typeof places, Place][]; // the keys of the record above

const word = (part: string): string =>
  oneLine(part)
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** Names are often given in several rows of one article; warnings are the only fact that is a list. */
const joined = (before: string | undefined, name: FactName, value: string): Read<string> => {
  if (before === undefined || before === value) return { value };
  return name === 'warnings' ? { value: `${before}\n${value}` } : fault('is given twice');
};

const energyClass = matching(/^(?:A\+{0,3}|[B-G])$/, 'A to G');
/** `EC:EPREL:123456`; certificates of other authorities are no fact of ours. */
const registration = /^(?:EC|European_Commission):EPREL:(.*)$/i;

const known = (words: readonly string[], value: string): string | undefined =>
  words.find((one) => one === value.toLowerCase());

const outerFacts = ({ certificates, energyClass: energy, gender, ageGroup }: FactAttributes): Read<ProductFacts> => {
  const facts: { -readonly [name in FactName]?: string } = {};
  for (const certificate of certificates) {
    const number = registration.exec(certificate)?.[1];
    if (number === undefined) continue;
    if (!/^\d{1,10}$/.test(number)) return fault(`certification ${quoted(certificate)} is not like EC:EPREL:123456`);
    facts.registration = number;
  }
  // Words that are unknown here say nothing wrong about the goods.
  Object.assign(facts, omitNullish({ gender: known(genders, gender), ageGroup: known(ageGroups, ageGroup) }));
  if (energy === '') return { value: facts };
  const read = energyClass(energy, 'de');
  if ('fault' in read) return fault(`energy_efficiency_class ${read.fault}`);
  return { value: { ...facts, energyClass: read.value } };
};

/** What must fit together: each allergen is a word of the ingredients, so that it can be set apart there. */
const fitting = (facts: ProductFacts): Read<ProductFacts> => {
  const { allergens, ingredients = '', sugars, carbohydrate, saturates, fat } = facts;
  const { ratingAverage, ratingCount, ratingSource } = facts;
  const strange = allergens?.split(', ').find((one) => placeOf(ingredients, one) < 0);
  if (strange !== undefined)
    return fault(`product_detail food:allergens names ${quoted(strange)}, which the ingredients lack`);
  if (Number(sugars ?? 0) > Number(carbohydrate ?? 100))
    return fault('product_detail nutrition:sugars is more than the carbohydrate');
  if (Number(saturates ?? 0) > Number(fat ?? 100))
    return fault('product_detail nutrition:saturates is more than the fat');
  const rating = [ratingAverage, ratingCount, ratingSource].filter((part) => part !== undefined);
  if (rating.length > 0 && rating.length < 3)
    return fault('product_detail rating: has not all of average, count and source');
  return { value: facts };
};

/** The attributes of a row that can have facts. */
export interface FactAttributes {
  readonly details: readonly string[];
  readonly certificates: readonly string[];
  readonly energyClass: string;
  readonly gender: string;
  readonly ageGroup: string;
}

/** Reads the facts of a row, in the site's language. Details with other sections or names are no facts. */
export const readFacts = (row: FactAttributes, language: Language): Read<ProductFacts> => {
  const outer = outerFacts(row);
  if ('fault' in outer) return outer;
  const facts: { -readonly [name in FactName]?: string } = { ...outer.value };
  for (const detail of row.details) {
    const [section = '', attribute = '', ...rest] = detail.split(':');
    const [fact, place] =
      namedPlaces.find(([, known]) => known.section === word(section) && known.name === word(attribute)) ?? [];
    const value = oneLine(rest.join(':'));
    if (fact === undefined || place === undefined || value === '') continue;
    const one = place.read(value, language);
    const read = 'fault' in one ? one : joined(facts[fact], fact, one.value);
    if ('fault' in read) return fault(`product_detail ${place.section}:${place.name} ${read.fault}`);
    facts[fact] = read.value;
  }
  return fitting(facts);
};

const isFibres = (fact: FactName): boolean => places[fact as keyof typeof places]?.read === fibres; // others have no place

const valuesOf = (fact: FactName, value: string, language: Language, locale: string): string[] => {
  if (fact === 'warnings') return value.split('\n');
  return [isFibres(fact) ? fibreText(fibreShares(value), language, locale) : value];
};

/** Writes facts as a feed has them; reading them gives the same facts. */
export const writtenFacts = (
  facts: ProductFacts,
  { language, locale }: { readonly language: Language; readonly locale: string },
) => {
  const details = factNames.flatMap((fact) => {
    const value = facts[fact];
    const place = places[fact as keyof typeof places]; // others have an attribute of their own
    if (value === undefined || place === undefined) return [];
    const { section, name } = place;
    return valuesOf(fact, value, language, locale).map((one) => `${section}:${name}:${one}`);
  });
  return {
    details,
    certification: facts.registration === undefined ? '' : `EC:EPREL:${facts.registration}`,
    energyClass: facts.energyClass ?? '',
    gender: facts.gender ?? '',
    ageGroup: facts.ageGroup ?? '',
  };
};
