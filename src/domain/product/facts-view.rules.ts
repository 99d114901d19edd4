import {
  fibreFacts,
  organicOrigins,
  shoeFacts,
  shoeMaterials,
  type ProductFacts,
} from '../../contracts/catalogue/product-facts.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { fibreShares, fibreText } from '../../sites/fibres.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { woodsOf, woodText } from '../../sites/woods.ts';
import { isFoodKind, kindOf, lawAreas } from './duties.rules.ts';

/** A part of a text; what is set apart (an allergen) is strong. */
export interface FactPart {
  readonly text: string;
  readonly isStrong?: boolean;
}

/** A fact as it is shown: its name, and one or more lines. */
export interface FactRow {
  readonly name: string;
  readonly lines: readonly (readonly FactPart[])[];
}

/** The table of nutrition: its title, and names with amounts. */
export interface NutritionTable {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly amount: string }[];
}

export interface FactsView {
  readonly isFood: boolean;
  /** what it is made of */
  readonly made: readonly FactRow[];
  readonly nutrition?: NutritionTable;
  /** who made it, and what to beware of */
  readonly safety: readonly FactRow[];
  /** sentences about guarantee, repair and taking back */
  readonly rights: readonly string[];
}

/** Amount and unit of an article's content. */
type Content = { readonly amount: number; readonly unit: 'g' | 'ml' };
type Words = { readonly site: Pick<Site, 'code' | 'language' | 'locale'>; readonly t: Translate };

const plain = (text: string): FactPart[] => [{ text }];

const letter = /\p{L}/u;
/** Where a word of the ingredients begins: no letter stands before it. `Milch` in `Vollmilchpulver` is not found. */
export const placeOf = (text: string, word: string): number => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + word.length] ?? '')) return at;
  return -1;
};

/** Cuts ingredients into parts, so that each allergen is a strong one wherever it stands (Regulation (EU) 1169/2011 art. 21). */
export const ingredientParts = (ingredients: string, allergens: string | undefined): FactPart[] => {
  const words = (allergens ?? '').split(', ').filter((word) => word !== '');
  const parts: FactPart[] = [];
  let rest = ingredients;
  while (rest !== '') {
    const [first] = words
      .map((word) => ({ word, at: placeOf(rest, word) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length);
    if (!first) return [...parts, { text: rest }];
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at) });
    parts.push({ text: first.word, isStrong: true });
    rest = rest.slice(first.at + first.word.length);
  }
  return parts;
};

const numbersOf = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }), 20);
const number = (value: number, { locale }: Words['site']): string => numbersOf(locale).format(value);

const contentText = ({ amount, unit }: Content, site: Words['site']): string =>
  amount < 1000
    ? `${number(amount, site)}\u00A0${unit}`
    : `${number(amount / 1000, site)}\u00A0${unit === 'g' ? 'kg' : 'l'}`;

const organicText = ({ organicCode, organicOrigin }: ProductFacts, { t }: Words): string[] => {
  const place = organicOrigins.find((known) => known === organicOrigin);
  return [...(organicCode ? [organicCode] : []), ...(place ? [t(`page.product.organic.${place}`)] : [])];
};

const foodRows = (facts: ProductFacts, contents: readonly Content[], words: Words): FactRow[] => {
  const { site, t } = words;
  const { foodName, ingredients, allergens, traces, origin, storage, durability, caffeine } = facts;
  const quantity = [...new Set(contents.map((content) => contentText(content, site)))].join(', ');
  const rows: readonly (readonly [name: string, lines: readonly (readonly FactPart[])[]])[] = [
    [t('page.product.fact.foodName'), foodName ? [plain(foodName)] : []],
    [
      t('page.product.fact.ingredients'),
      [...(ingredients ? [ingredientParts(ingredients, allergens)] : []), ...(traces ? [plain(traces)] : [])],
    ],
    [t('page.product.fact.quantity'), quantity === '' ? [] : [plain(quantity)]],
    [t('page.product.fact.origin'), origin ? [plain(origin)] : []],
    [t('page.product.fact.organic'), organicText(facts, words).map(plain)],
    [t('page.product.fact.storage'), storage ? [plain(storage)] : []],
    [t('page.product.fact.durability'), durability ? [plain(durability)] : []],
    [
      t('page.product.fact.warnings'),
      caffeine ? [plain(t('page.product.caffeine', { amount: number(Number(caffeine), site) }))] : [],
    ],
  ];
  return rows.filter(([, lines]) => lines.length > 0).map(([name, lines]) => ({ name, lines }));
};

const fabricRows = (facts: ProductFacts, { site, t }: Words): FactRow[] => {
  const fabrics = fibreFacts.flatMap((name): FactRow[] => {
    const stored = facts[name];
    if (stored === undefined) return [];
    const text = fibreText(fibreShares(stored), site.language, site.locale);
    return [{ name: t(`page.product.fact.${name}`), lines: [plain(text)] }];
  });
  const last = fabrics.at(-1);
  if (!last || facts.animalParts === undefined) return fabrics;
  const withParts = { name: last.name, lines: [...last.lines, plain(t('page.product.animalParts'))] };
  return [...fabrics.slice(0, -1), withParts];
};

const shoeRows = (facts: ProductFacts, { t }: Words): FactRow[] =>
  shoeFacts.flatMap((name): FactRow[] => {
    const stored = facts[name];
    if (stored === undefined) return [];
    const known = shoeMaterials.filter((material) => stored.split(',').includes(material));
    const text = known.map((material) => t(`page.product.shoe.${material}`)).join(', ');
    return [{ name: t(`page.product.fact.${name}`), lines: [plain(text)] }];
  });

/** Only Switzerland asks for it, and only there it is shown. */
const woodRows = ({ wood }: ProductFacts, { site, t }: Words): FactRow[] => {
  if (wood === undefined || lawAreas[site.code] !== 'swiss') return [];
  const texts = woodsOf(wood).map((one) => woodText(one, site.language, site.locale));
  return [{ name: t('page.product.fact.wood'), lines: texts.map(plain) }];
};

const energyRows = ({ energyClass, registration, kind }: ProductFacts, { t }: Words): FactRow[] => {
  if (energyClass === undefined) return [];
  const lines = [
    plain(t(kind === 'light-source' ? 'page.product.energyClass' : 'page.product.lightInside', { class: energyClass })),
    ...(registration === undefined ? [] : [plain(`EPREL ${registration}`)]),
  ];
  return [{ name: t('page.product.fact.energyClass'), lines }];
};

/** Nutrients in grams; energy has its own line. */
const weighed = ['fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'] as const;

const nutritionOf = (
  facts: ProductFacts,
  contents: readonly Content[],
  { site, t }: Words,
): NutritionTable | undefined => {
  const given = (name: 'energy' | 'calories' | (typeof weighed)[number]): number | undefined =>
    facts[name] === undefined ? undefined : Number(facts[name]);
  const [energy, calories] = [given('energy'), given('calories')];
  if (energy === undefined || calories === undefined) return undefined;
  const per = `100\u00A0${contents[0]?.unit ?? 'g'}`;
  const grams = weighed.flatMap((name) => {
    const amount = given(name);
    return amount === undefined
      ? []
      : [{ name: t(`page.product.nutrient.${name}`), amount: `${number(amount, site)}\u00A0g` }];
  });
  const joules = `${number(energy, site)}\u00A0kJ / ${number(calories, site)}\u00A0kcal`;
  return {
    title: t('page.product.nutrition', { per }),
    rows: [{ name: t('page.product.nutrient.energy'), amount: joules }, ...grams],
  };
};

const lines = (...texts: readonly (string | undefined)[]): FactPart[][] =>
  texts.filter((text) => text !== undefined).map(plain);

const safetyRows = (facts: ProductFacts, { site, t }: Words): FactRow[] => {
  const { maker, tradeName, makerAddress, makerEmail, responsible, responsibleAddress, responsibleEmail } = facts;
  const isTurkish = lawAreas[site.code] === 'turkish';
  const makerName = isFoodKind(kindOf(facts)) ? t('page.product.fact.operator') : t('page.product.fact.maker');
  const other = isTurkish ? t('page.product.fact.importer') : t('page.product.fact.responsible');
  const rows = [
    { name: makerName, lines: lines(maker, tradeName, makerAddress, makerEmail) },
    { name: other, lines: lines(responsible, responsibleAddress, responsibleEmail) },
    { name: t('page.product.fact.warnings'), lines: lines(...(facts.warnings?.split('\n') ?? [])) },
  ];
  return rows.filter((row) => row.lines.length > 0);
};

const electricalKinds: ReadonlySet<string> = new Set(['electrical', 'light-source']);

/** Sentences that hold for the goods of a kind; the page about the guarantee has the others. */
const rightsOf = (facts: ProductFacts, { site, t }: Words): string[] => {
  const kind = kindOf(facts);
  const isRepaired = lawAreas[site.code] === 'union' && !isFoodKind(kind) && kind !== 'plant';
  const { guaranteeYears: years, battery } = facts;
  return [
    t('page.product.guarantee'),
    ...(isRepaired ? [t('page.product.repair')] : []),
    ...(years === undefined ? [] : [t('page.product.durable', { years: Number(years) })]),
    ...(electricalKinds.has(kind) ? [t('page.product.takeBack')] : []),
    ...(battery === undefined ? [] : [t('page.product.battery')]),
  ];
};

/** LAW-5: what the page of a product and its plain text show of its facts. */
export const factsView = (facts: ProductFacts, contents: readonly Content[], words: Words): FactsView => {
  const isFood = isFoodKind(kindOf(facts));
  const nutrition = nutritionOf(facts, contents, words);
  return {
    isFood,
    made: [
      ...(isFood ? foodRows(facts, contents, words) : []),
      ...fabricRows(facts, words),
      ...shoeRows(facts, words),
      ...woodRows(facts, words),
      ...energyRows(facts, words),
    ],
    ...(nutrition ? { nutrition } : {}),
    safety: safetyRows(facts, words),
    rights: rightsOf(facts, words),
  };
};
