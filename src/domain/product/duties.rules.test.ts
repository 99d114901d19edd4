import { describe, expect, it } from 'vitest';
import {
  articleKinds,
  factNames,
  type FactName,
  type ProductFacts,
} from '../../contracts/catalogue/product-facts.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { duties, exemptions, foodKinds } from './duties.ts';
import { kindOf, lackingFacts, responsibleFor } from './duties.rules.ts';

const lacking = (site: SiteCode, facts: ProductFacts, isOrganic = false, isMeasured = true): string[] =>
  lackingFacts({ facts, isOrganic, isMeasured }, site).map(({ fact }) => fact);

const party = { maker: 'M', makerAddress: 'A', makerEmail: 'm@example.com' };
const nutrition = ['energy', 'calories', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt'];
const foodAlways = ['foodName', 'maker', 'makerAddress', 'storage', 'durability'];

describe('[LAW-5] what an offer lacks by the law of the site', () => {
  it.each<readonly [string, SiteCode, ProductFacts, readonly string[]]>([
    ['a mug without facts', 'DE', {}, ['kind', 'maker', 'makerAddress', 'makerCountry', 'makerEmail']],
    ['a mug in Switzerland', 'CH', { kind: 'general' }, []],
    ['a mug of a German maker', 'HU', { kind: 'general', ...party, makerCountry: 'DE' }, []],
    [
      'a mug of a Swiss maker',
      'PL',
      { kind: 'general', ...party, makerCountry: 'CH' },
      ['responsible', 'responsibleAddress', 'responsibleEmail'],
    ],
    [
      'a mug of a German maker in Türkiye',
      'TR',
      { kind: 'general', ...party, makerCountry: 'DE' },
      ['responsible', 'responsibleAddress', 'responsibleEmail'],
    ],
    ['a mug of a Turkish maker in Türkiye', 'TR', { kind: 'general', ...party, makerCountry: 'TR' }, []],
    ['coffee: no nutrition, no ingredients', 'CZ', { kind: 'coffee' }, foodAlways],
    ['chocolate', 'DE', { kind: 'food' }, [...foodAlways, 'ingredients', ...nutrition]],
    ['chocolate in Switzerland', 'CH_FR', { kind: 'food' }, [...foodAlways, 'ingredients', ...nutrition]],
    ['honey', 'SK', { kind: 'honey' }, [...foodAlways, 'origin']],
    ['an energy drink', 'AT', { kind: 'caffeinated-drink' }, [...foodAlways, 'ingredients', ...nutrition, 'caffeine']],
    ['a coat', 'DE', { kind: 'textile', ...party, makerCountry: 'DE' }, ['fibres']],
    ['a coat in Switzerland', 'CH', { kind: 'textile' }, []],
    ['shoes', 'HU', { kind: 'shoes', ...party, makerCountry: 'PT' }, ['shoeUpper', 'shoeLining', 'shoeSole']],
    ['a toy', 'CH', { kind: 'toy' }, ['warnings']],
    ['a grinder', 'DE', { kind: 'electrical', ...party, makerCountry: 'DE' }, ['warnings']],
    ['a bulb in Switzerland', 'CH', { kind: 'light-source' }, ['energyClass', 'registration']],
    ['a plant', 'DE', { kind: 'plant' }, []],
  ])('%s (%s)', (_, site, facts, expected) => expect(lacking(site, facts)).toEqual(expected));

  it('asks organic food for its code, and in the Union for the place of farming', () => {
    const coffee = { kind: 'coffee', maker: 'M', makerAddress: 'A', foodName: 'N', storage: 'S', durability: 'D' };
    expect(lacking('DE', coffee, true)).toEqual(['organicCode', 'organicOrigin']);
    expect(lacking('CH', coffee, true)).toEqual(['organicCode']);
    expect(lacking('DE', coffee, false)).toEqual([]);
  });

  it('asks in Switzerland what is made of wood for its species and country, and nowhere else', () => {
    const board = (site: SiteCode, facts: ProductFacts, isWooden: boolean) =>
      lackingFacts({ facts, isWooden, isOrganic: false, isMeasured: true }, site).map(({ fact }) => fact);
    const facts = { kind: 'general', ...party, makerCountry: 'TR' };
    expect(siteCodes.filter((site) => board(site, facts, true).includes('wood'))).toEqual(['CH', 'CH_FR']);
    expect(board('CH', facts, false)).toEqual([]);
    expect(board('CH', { ...facts, wood: 'Quercus robur PL' }, true)).toEqual([]);
  });

  it('asks food for its net quantity', () => {
    const coffee = { kind: 'coffee', maker: 'M', makerAddress: 'A', foodName: 'N', storage: 'S', durability: 'D' };
    expect(lacking('TR', coffee, false, false)).toEqual(['quantity']);
  });

  it('counts an article of an unknown kind as general', () => {
    expect([kindOf({}), kindOf({ kind: 'coffee' }), kindOf({ kind: 'drug' })]).toEqual([
      'general',
      'coffee',
      'general',
    ]);
  });

  it.each([
    ['DE', 'union', undefined],
    ['CH', 'union', 'union'],
    ['GB', 'union', 'union'],
    ['TR', 'turkish', undefined],
    ['DE', 'turkish', 'turkish'],
    ['CN', 'swiss', undefined],
  ] as const)('a maker in %s has a responsible party in the %s area: %s', (country, area, expected) =>
    expect(responsibleFor(country, area)).toBe(expected),
  );
});

describe('[LAW-5] the table of duties', () => {
  it('has a source for each duty, and known facts and kinds', () => {
    for (const { facts, kinds, sources } of duties) {
      expect(Object.values(sources).filter((source) => source.length < 3)).toEqual([]);
      expect(Object.keys(sources)).not.toEqual([]);
      expect(facts.filter((fact) => !factNames.includes(fact))).toEqual([]);
      expect(kinds.filter((kind) => !articleKinds.includes(kind))).toEqual([]);
    }
  });

  it.each(foodKinds)('asks %s for a table of nutrition, or says why not', (kind) => {
    const asks = (fact: FactName) => duties.some(({ facts, kinds }) => facts.includes(fact) && kinds.includes(kind));
    const reason = exemptions.find(({ fact, kinds }) => fact === 'nutrition' && kinds.includes(kind))?.reason;
    expect(asks('energy')).toBe(reason === undefined);
    expect(reason ?? 'Annex V').toContain('Annex V');
  });

  it('exempts no kind from what it asks of it', () => {
    const both = exemptions.flatMap(({ fact, kinds }) =>
      duties
        .filter((duty) => fact !== 'nutrition' && duty.facts.includes(fact))
        .flatMap((duty) => duty.kinds.filter((kind) => kinds.includes(kind))),
    );
    expect(both).toEqual([]);
  });

  it.each(siteCodes)('asks every kind but plants for something on %s, or is Swiss', (site) => {
    const without = articleKinds.filter((kind) => lacking(site, { kind }).length === 0);
    expect(without.filter((kind) => kind !== 'plant').length).toBe(site.startsWith('CH') ? 6 : 0);
  });
});
