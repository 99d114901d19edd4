import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { ProductFacts } from '../../contracts/catalogue/product-facts.contract.ts';
import { sites } from '../../sites/sites.ts';
import { factsView, ingredientParts, type FactRow } from './facts-view.rules.ts';

const view = (site: SiteCode, facts: ProductFacts, contents: readonly { amount: number; unit: 'g' | 'ml' }[] = []) =>
  factsView(facts, contents, { site: sites[site], t: wordsOf(site) });
const plain = (rows: readonly FactRow[]) =>
  rows.map(({ name, lines }) =>
    `${name}: ${lines.map((parts) => parts.map(({ text }) => text).join('')).join(' | ')}`.replaceAll('\u00A0', ' '),
  );
const strong = (ingredients: string, allergens: string) =>
  ingredientParts(ingredients, allergens).flatMap(({ text, isStrong }) => (isStrong ? [text] : []));

describe('[LAW-5] ingredients', () => {
  it.each([
    ['Zucker, Milch, Butter', 'Milch, Butter', ['Milch', 'Butter']],
    ['Vollmilchpulver, Milch', 'Milch', ['Milch']],
    ['Milchzucker', 'Milch', []],
    ['tej, teljes tejpor', 'tej, tejpor', ['tej', 'tejpor']],
    ['süt tozu, süt', 'süt, süt tozu', ['süt tozu', 'süt']],
    ['Zucker', '', []],
  ])('%s set %s apart: %j', (ingredients, allergens, expected) => {
    expect(strong(ingredients, allergens)).toEqual(expected);
    const whole = ingredientParts(ingredients, allergens).map(({ text }) => text);
    expect(whole.join('')).toBe(ingredients);
  });
});

const chocolate: ProductFacts = {
  kind: 'food',
  maker: 'M',
  makerAddress: 'A',
  foodName: 'N',
  ingredients: 'Zucker, Milch',
  allergens: 'Milch',
  organicCode: 'DE-ÖKO-006',
  organicOrigin: 'non-EU',
  energy: '2300',
  calories: '551',
  fat: '34.5',
  salt: '0.45',
};

describe('[LAW-5] what the page of a product shows', () => {
  it('has the facts of a food, with each net quantity once', () => {
    const contents = [250, 500, 1000, 500].map((amount) => ({ amount, unit: 'g' as const }));
    expect(plain(view('DE', chocolate, contents).made)).toEqual([
      'Bezeichnung: N',
      'Zutaten: Zucker, Milch',
      'Nettofüllmenge: 250 g, 500 g, 1 kg',
      'Öko-Kontrollstelle: DE-ÖKO-006 | Nicht-EU-Landwirtschaft',
    ]);
    expect(plain(view('DE', chocolate).safety)).toEqual(['Verantwortlicher Lebensmittelunternehmer: M | A']);
  });

  it('has a table of nutrition in the numbers of the country, of 100 ml for what is measured so', () => {
    const { nutrition } = view('HU', chocolate, [{ amount: 500, unit: 'ml' }]);
    expect(nutrition?.title.replaceAll('\u00A0', ' ')).toBe('Tápérték 100 ml termékben');
    expect(nutrition?.rows.map(({ name, amount }) => `${name}: ${amount.replaceAll('\u00A0', ' ')}`)).toEqual([
      'Energia: 2300 kJ / 551 kcal',
      'Zsír: 34,5 g',
      'Só: 0,45 g',
    ]);
    expect(view('DE', { kind: 'coffee' }).nutrition).toBeUndefined();
  });

  it.each<readonly [SiteCode, string]>([
    ['DE', 'Zusammensetzung: 70 % Wolle, 30 % Polyamid'],
    ['CH', 'Zusammensetzung: 70% Wolle, 30% Polyamid'],
    ['CH_FR', 'Composition: 70% laine, 30% polyamide'],
    ['CZ', 'Materiálové složení: 70 % vlna, 30 % polyamid'],
    ['HU', 'Anyagösszetétel: 70% gyapjú, 30% poliamid'],
    ['PL', 'Skład surowcowy: 70% wełna, 30% poliamid'],
    ['SK', 'Materiálové zloženie: 70 % vlna, 30 % polyamid'],
    ['TR', 'Kumaş bileşimi: %70 yün, %30 poliamid'],
  ])('names fibres on %s by law, the largest share first: %s', (site, expected) => {
    const [row] = plain(view(site, { kind: 'textile', fibres: 'polyamide 30,wool 70' }).made);
    expect(row?.replaceAll('\u202F', ' ')).toBe(expected);
  });

  it('says where a textile has parts of animals, and names the materials of shoes', () => {
    expect(plain(view('DE', { kind: 'textile', fibres: 'wool 100', animalParts: 'yes' }).made)).toEqual([
      'Zusammensetzung: 100 % Wolle | Enthält nichttextile Teile tierischen Ursprungs',
    ]);
    expect(plain(view('PL', { kind: 'shoes', shoeUpper: 'textile,leather', shoeSole: 'other' }).made)).toEqual([
      'Wierzch: Skóra, Materiał włókienniczy',
      'Spód: Inny materiał',
    ]);
  });

  it('calls who is responsible the importer in Türkiye', () => {
    const facts = { maker: 'M', responsible: 'R', warnings: 'A\nB' };
    expect(plain(view('TR', facts).safety)).toEqual(['İmalatçı: M', 'İthalatçı: R', 'Uyarılar: A | B']);
    expect(plain(view('DE', facts).safety)[1]).toBe('Verantwortliche Person in der EU: R');
  });

  it.each(siteCodes)('tells on %s of guarantee, and of taking back and batteries where they are due', (site) => {
    const t = wordsOf(site);
    const isInUnion = !site.startsWith('CH') && site !== 'TR';
    const repair = isInUnion ? [t('page.product.repair')] : [];
    expect(view(site, { kind: 'food' }).rights).toEqual([t('page.product.guarantee')]);
    expect(view(site, { kind: 'electrical', battery: 'included', guaranteeYears: '5' }).rights).toEqual([
      t('page.product.guarantee'),
      ...repair,
      t('page.product.durable', { years: 5 }),
      t('page.product.takeBack'),
      t('page.product.battery'),
    ]);
  });

  it('warns of caffeine, and names the class of a lamp', () => {
    expect(plain(view('DE', { kind: 'caffeinated-drink', caffeine: '32' }).made)).toEqual([
      'Warnhinweise: Erhöhter Koffeingehalt. Für Kinder und schwangere oder stillende Frauen nicht empfohlen (32 mg/100 ml).',
    ]);
    expect(plain(view('DE', { kind: 'electrical', energyClass: 'F' }).made)).toEqual([
      'Energieeffizienz: Dieses Produkt enthält eine Lichtquelle der Energieeffizienzklasse F.',
    ]);
    expect(plain(view('DE', { kind: 'light-source', energyClass: 'F', registration: '42' }).made)).toEqual([
      'Energieeffizienz: Klasse F auf einer Skala von A bis G | EPREL 42',
    ]);
  });

  it('names the woods in Switzerland alone', () => {
    const made = (code: SiteCode) => view(code, { kind: 'general', wood: 'Quercus robur PL' }).made;
    expect(made('CH')).toEqual([{ name: 'Holzart und Herkunft', lines: [[{ text: 'Eiche (Quercus robur), Polen' }]] }]);
    expect(made('CH_FR')[0]?.lines).toEqual([[{ text: 'chêne (Quercus robur), Pologne' }]]);
    expect([...made('DE'), ...made('TR')]).toEqual([]);
  });
});
