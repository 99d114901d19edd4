import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { storeKinds } from '../../contracts/content/stores.contract.ts';
import { readStores } from '../../server/content/store-files.ts';
import { sites } from '../../sites/sites.ts';
import { distanceKm } from './stores.rules.ts';
import { createStoreFinder } from './stores.service.ts';

const finder = readStores(fileURLToPath(new URL('../../../content', import.meta.url)));
const everything = { kinds: storeKinds };
const cityOf = (site: SiteCode, term: string) => finder.find(site, term, everything);

describe('[SHOP-6] a store is found', () => {
  it.each([
    ['DE', 'Hamburg', 'Hamburg'],
    ['DE', 'hambrug', 'Hamburg'],
    ['DE', 'muenchen', 'München'],
    ['DE', 'munchen', 'München'],
    ['DE', 'MÜNCHEN', 'München'],
    ['DE', 'Frankfurt', 'Frankfurt am Main'],
    ['DE', 'koln', 'Köln'],
    ['DE', '80331', 'München'],
    ['DE', '80331 München', 'München'],
    ['DE', '0106', 'Dresden'],
    ['DE', 'oldenburg', 'Oldenburg'],
    ['AT', 'st polten', 'St. Pölten'],
    ['AT', '1010', 'Wien'],
    ['CH', 'zurich', 'Zürich'],
    ['CH_FR', 'geneve', 'Genève'],
    ['CH_FR', 'la chaux de fonds', 'La Chaux-de-Fonds'],
    ['CZ', 'ceske budejovice', 'České Budějovice'],
    ['CZ', '11000', 'Praha'],
    ['CZ', '110 00 Praha', 'Praha'],
    ['HU', 'gyor', 'Győr'],
    ['HU', 'szekesfehervar', 'Székesfehérvár'],
    ['PL', 'lodz', 'Łódź'],
    ['PL', '00-525', 'Warszawa'],
    ['PL', 'warsawa', 'Warszawa'],
    ['SK', 'kosice', 'Košice'],
    ['TR', 'istanbul', 'İstanbul'],
    ['TR', 'ISTANBUL', 'İstanbul'],
    ['TR', 'İZMİR', 'İzmir'],
    ['TR', 'sanliurfa', 'Şanlıurfa'],
  ] as const)('%s: %s is %s', (site, term, place) => {
    const found = cityOf(site, term);
    expect(found.place).toBe(place);
    expect(found.stores.length).toBeGreaterThanOrEqual(25);
  });

  it('the nearest first', () => {
    const distances = cityOf('DE', 'Berlin').stores.map(({ distance = NaN }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(cityOf('DE', 'Potsdam').stores[0]?.store.city).toBe('Berlin');
  });

  it.each(['Xyzzy', 'qq', '<script>', '💥', '9'.repeat(200), '000000000', 'a'])('nothing for %s', (term) => {
    expect(cityOf('DE', term)).toEqual({ stores: [] });
  });

  it('of the kind that was asked for', () => {
    const kinds = (wanted: (typeof storeKinds)[number]) =>
      new Set(finder.find('DE', 'Berlin', { kinds: [wanted] }).stores.map(({ store }) => store.kind));
    expect(kinds('DEPOT')).toEqual(new Set(['DEPOT']));
    expect(kinds('FILIALE')).toEqual(new Set(['FILIALE']));
  });
});

describe('[SHOP-6] the cities with stores', () => {
  it.each(siteCodes)('of %s are in the order of its alphabet, with all their stores', (site) => {
    const cities = finder.cities(site);
    const names = cities.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(sites[site].locale).compare));
    expect(new Set(names).size).toBe(names.length);
    const all = cities.reduce((sum, { stores }) => sum + stores, 0);
    expect(all).toBe(finder.find(site, ' ', everything).stores.length);
  });

  it('are unknown of a country without a file', () =>
    expect(() => createStoreFinder(new Map()).cities('DE')).toThrow('no stores of DE'));
});

it.each(siteCodes)('[SHOP-6] %s has at least 25 stores, each within its country', (site) => {
  const { stores } = finder.find(site, '', everything);
  expect(stores.length).toBeGreaterThanOrEqual(25);
  expect(new Set(stores.map(({ store }) => store.id)).size).toBe(stores.length);
  const { west, east, south, north } = finder.map(site);
  for (const { store } of stores) {
    expect(store.at[0]).toBeGreaterThan(south);
    expect(store.at[0]).toBeLessThan(north);
    expect(store.at[1]).toBeGreaterThan(west);
    expect(store.at[1]).toBeLessThan(east);
  }
});

it.each([
  [[53.5511, 9.9937], [52.52, 13.405], 255],
  [[48.1374, 11.5755], [48.1374, 11.5755], 0],
] as const)('%j and %j are about %i km apart', (one, other, km) => {
  expect(Math.round(distanceKm(one, other))).toBe(km);
});
