import {
  articleKinds,
  batteries,
  factNames,
  organicOrigins,
  shoeMaterials,
  type FactName,
  type ProductFacts,
} from '../../../contracts/catalogue/product-facts.contract.ts';
import { placeOf } from '../../../domain/product/facts-view.rules.ts';
import { fibreNamed, fibreShares, fibreText } from '../../../sites/fibres.ts';
import { woodsPattern } from '../../../sites/woods.ts';
import type { Language } from '../../../sites/site.ts';
import { oneLine } from './feed-text.rules.ts';
import type { Read } from './feed-values.rules.ts';

/**
 * LAW-5: facts that the law asks for. Google's feed has names for two of them (`certification`, `energy_efficiency_class`);
 * the others are details with the section and name of this file.
 */
type Reader = (text: string, language: Language) => Read<string>;

const fault = (what: string): { readonly fault: string } => ({ fault: what });
const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);

const text =
  (longest: number): Reader =>
  (value) =>
    value.length > longest ? fault(`is longer than ${longest} characters`) : { value };

const matching =
  (pattern: RegExp, example: string): Reader =>
  (value) =>
    pattern.test(value) ? { value } : fault(`${quoted(value)} is not like ${example}`);

const oneOf =
  (words: readonly string[]): Reader =>
  (value) => {
    const found = words.find((word) => word.toLowerCase() === value.toLowerCase().replaceAll(/[\s_]+/g, '-'));
    return found === undefined ? fault(`${quoted(value)} is none of ${words.join(', ')}`) : { value: found };
  };

/** `12.5`, `12,5 g`; without plus or minus, with at most two decimals. */
const amount =
  (unit: string, most: number): Reader =>
  (value) => {
    const [, whole, fraction = '', given = unit] = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*([a-z]{1,4})?$/i.exec(value) ?? [];
    if (whole === undefined || given.toLowerCase() !== unit.toLowerCase())
      return fault(`${quoted(value)} is not like 12.5 ${unit}`);
    const number = Number(`${whole}.${fraction}`);
    return number > most ? fault(`${quoted(value)} is more than ${most} ${unit}`) : { value: String(number) };
  };

const share = /^(?:%\s*(\d{1,3})|(\d{1,3})\s*%)\s+(.+)$/;

/** `70 % Wolle, 30 % Polyamid`, or `%70 yün`: names of the law in the site's language, 100 % together. */
const fibres: Reader = (value, language) => {
  const found: string[] = [];
  let sum = 0;
  for (const part of value.split(',').map(oneLine)) {
    const [, before, behind, name = ''] = share.exec(part) ?? [];
    const percent = Number(before ?? behind ?? 0);
    if (percent === 0)
      return fault(`${quoted(part)} is not like ${fibreText([{ fibre: 'wool', percent: 70 }], language, language)}`);
    const fibre = fibreNamed(name, language);
    if (fibre === undefined) return fault(`${quoted(name)} is no name of a fibre by law`);
    sum += percent;
    found.push(`${fibre} ${percent}`);
  }
  return sum === 100 ? { value: found.join(',') } : fault(`adds up to ${sum} % and not to 100 %`);
};

const materials: Reader = (value) => {
  const found: string[] = [];
  for (const part of value.split(',')) {
    const read = oneOf(shoeMaterials)(oneLine(part), 'de');
    if ('fault' in read) return read;
    found.push(read.value);
  }
  return found.length > 2 ? fault('has more than two materials') : { value: found.join(',') };
};

const list: Reader = (value) => ({
  value: value
    .split(',')
    .map(oneLine)
    .filter((word) => word !== '')
    .join(', '),
});

const email = matching(/^[^\s@]{1,64}@[^\s@]{1,180}\.[^\s@]{2,63}$/, 'service@example.com');
const grams = amount('g', 100);

interface Place {
  readonly section: string;
  readonly name: string;
  readonly read: Reader;
}
const at = (section: string, name: string, read: Reader): Place => ({ section, name, read });

/** Facts with an attribute of their own are not here. */
const places: Readonly<Record<Exclude<FactName, 'energyClass' | 'registration'>, Place>> = {
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
  guaranteeYears: at('guarantee', 'years', matching(/^(?:[3-9]|[1-4]\d)$/, '5, from 3 to 49')),
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

const outerFacts = (certificates: readonly string[], energy: string): Read<ProductFacts> => {
  const facts: { -readonly [name in FactName]?: string } = {};
  for (const certificate of certificates) {
    const number = registration.exec(certificate)?.[1];
    if (number === undefined) continue;
    if (!/^\d{1,10}$/.test(number)) return fault(`certification ${quoted(certificate)} is not like EC:EPREL:123456`);
    facts.registration = number;
  }
  if (energy === '') return { value: facts };
  const read = energyClass(energy, 'de');
  if ('fault' in read) return fault(`energy_efficiency_class ${read.fault}`);
  return { value: { ...facts, energyClass: read.value } };
};

/** What must fit together: each allergen is a word of the ingredients, so that it can be set apart there. */
const fitting = (facts: ProductFacts): Read<ProductFacts> => {
  const { allergens, ingredients = '', sugars, carbohydrate, saturates, fat } = facts;
  const strange = allergens?.split(', ').find((one) => placeOf(ingredients, one) < 0);
  if (strange !== undefined)
    return fault(`product_detail food:allergens names ${quoted(strange)}, which the ingredients lack`);
  if (Number(sugars ?? 0) > Number(carbohydrate ?? 100))
    return fault('product_detail nutrition:sugars is more than the carbohydrate');
  if (Number(saturates ?? 0) > Number(fat ?? 100))
    return fault('product_detail nutrition:saturates is more than the fat');
  return { value: facts };
};

/** The attributes of a row that can have facts. */
export interface FactAttributes {
  readonly details: readonly string[];
  readonly certificates: readonly string[];
  readonly energyClass: string;
}

/** Reads the facts of a row, in the site's language. Details with other sections or names are no facts. */
export const readFacts = (row: FactAttributes, language: Language): Read<ProductFacts> => {
  const outer = outerFacts(row.certificates, row.energyClass);
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
    if (value === undefined || fact === 'energyClass' || fact === 'registration') return [];
    const { section, name } = places[fact];
    return valuesOf(fact, value, language, locale).map((one) => `${section}:${name}:${one}`);
  });
  return {
    details,
    certification: facts.registration === undefined ? '' : `EC:EPREL:${facts.registration}`,
    energyClass: facts.energyClass ?? '',
  };
};
