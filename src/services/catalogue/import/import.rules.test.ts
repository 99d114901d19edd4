import { describe, expect, it } from 'vitest';
import { lowest30Of, productNumberAt, scheduleOf, tcmOf, type PriceFacts } from './import.rules.ts';

describe('[PROD-1] numbers of products', () => {
  it.each(['101110001', '000000000', '999999999'])('%s has nine digits and stays', (id) => {
    expect(productNumberAt(id, 0)).toBe(id);
  });

  it.each(['K12', '12', '1011100011', 'Ärmel/ß', '  ', '１２３４５６７８９'])(
    '%s gets nine digits, the same each time',
    (id) => {
      const number = productNumberAt(id, 0);
      expect(number).toMatch(/^[1-9]\d{8}$/);
      expect(productNumberAt(id, 0)).toBe(number);
    },
  );

  it('gives another number at each attempt, to a nine-digit id whose own is taken as well', () => {
    const numbers = [0, 1, 2, 3].flatMap((attempt) => [
      productNumberAt('101110001', attempt),
      productNumberAt('K12', attempt),
    ]);
    expect(new Set(numbers).size).toBe(8);
  });

  it('rarely meets the same number twice', () => {
    const numbers = new Set(Array.from({ length: 10_000 }, (_, n) => productNumberAt(`K${n}`, 0)));
    expect(numbers.size).toBeGreaterThan(9_990);
  });
});

describe('[RUN-3] the name of an article inside its product', () => {
  it.each([
    ['camel-36', '101110001', 'camel-36'],
    ['101110001-camel-36', '101110001', 'camel-36'],
    ['101110001', '101110001', '101110001'],
    ['A1', 'A', 'A1'],
  ])('%s of %s is %s', (id, productSourceId, expected) => {
    expect(tcmOf({ id, productSourceId })).toBe(expected);
  });

  it.each(['a_1', 'a 1', 'Größe/36', '_', 'x'.repeat(80), '101110001-', 'ç'])(
    '%s gets a name of letters, digits and hyphens',
    (id) => {
      const tcm = tcmOf({ id, productSourceId: '101110001' });
      expect(tcm).toMatch(/^[A-Za-z0-9-]{1,64}$/);
      expect(tcmOf({ id, productSourceId: '101110001' })).toBe(tcm);
    },
  );

  it('keeps different ids different', () => {
    const ids = ['a_1', 'a 1', 'a.1', 'a-1', `${'x'.repeat(80)}1`, `${'x'.repeat(80)}2`];
    expect(new Set(ids.map((id) => tcmOf({ id, productSourceId: 'p' }))).size).toBe(ids.length);
  });
});

const day = (offset: number): Date => new Date(Date.UTC(2026, 10, 20) + offset * 86_400_000);
const at = day(0);
const points = (...list: readonly (readonly [number, number])[]) =>
  list.map(([offset, amountMinor]) => ({ validFrom: day(offset), amountMinor }));

describe('[RUN-3] what an article costs from an import on', () => {
  const regular = 1000;
  it.each<[string, PriceFacts['sale'], ReturnType<typeof points>]>([
    ['without a sale', undefined, points([0, 1000])],
    ['always reduced', { amountMinor: 800 }, points([0, 800])],
    ['a sale that runs', { amountMinor: 800, from: day(-3), to: day(4) }, points([0, 800], [4, 1000])],
    ['a sale to come', { amountMinor: 800, from: day(2), to: day(4) }, points([0, 1000], [2, 800], [4, 1000])],
    ['a sale that begins now', { amountMinor: 800, from: day(0), to: day(4) }, points([0, 800], [4, 1000])],
    ['a sale that is over', { amountMinor: 800, from: day(-9), to: day(0) }, points([0, 1000])],
    ['a sale price that is none', { amountMinor: 1000, from: day(2), to: day(4) }, points([0, 1000])],
  ])('%s', (_, sale, expected) => {
    expect(scheduleOf({ priceMinor: regular, sale }, at)).toEqual(expected);
  });
});

describe('[SHOP-3] lowest price of the 30 days before a sale began', () => {
  const running = { amountMinor: 700, from: day(-5), to: day(5) };
  it.each<[string, PriceFacts['sale'], ReturnType<typeof points>, number | undefined]>([
    ['no sale', undefined, points([-40, 500]), undefined],
    ['a sale price that is none', { amountMinor: 1000 }, points([-40, 500]), undefined],
    ['a sale that is over', { amountMinor: 700, from: day(-9), to: day(0) }, points([-40, 500]), undefined],
    ['no history: the regular price', running, [], 1000],
    ['the same price all along', running, points([-45, 1000], [-5, 700]), 1000],
    ['an offer within the 30 days', running, points([-45, 1000], [-20, 850], [-13, 1000], [-5, 700]), 850],
    ['an offer that ended within them', running, points([-60, 850], [-34, 1000], [-5, 700]), 850],
    ['an offer that ended before them', running, points([-60, 850], [-35, 1000], [-5, 700]), 1000],
    ['the sale itself does not count', running, points([-45, 1000], [-5, 700], [-2, 700]), 1000],
    ['a sale that begins with this import', { amountMinor: 700 }, points([-45, 1000], [-8, 900]), 900],
    ['a sale that came back', { amountMinor: 700 }, points([-45, 1000], [-20, 700], [-10, 1000]), 700],
    ['a deeper cut is a sale of its own', { amountMinor: 600 }, points([-45, 1000], [-10, 800], [-1, 600]), 800],
    ['always reduced since some days', { amountMinor: 700 }, points([-45, 1000], [-12, 700]), 1000],
    ['a sale to come: the price until then', { amountMinor: 700, from: day(3), to: day(9) }, points([-45, 900]), 900],
    ['a sale to come, offer too long ago', { amountMinor: 700, from: day(31), to: day(39) }, points([-45, 900]), 1000],
  ])('%s', (_, sale, history, expected) => {
    expect(lowest30Of({ priceMinor: 1000, sale }, history, at)).toBe(expected);
  });

  it('says the same at every later import of the same sale', () => {
    const history = points([-45, 1000], [-20, 850], [-13, 1000], [-5, 700]);
    const days = [0, 1, 2, 3, 4].map((offset) => lowest30Of({ priceMinor: 1000, sale: running }, history, day(offset)));
    expect(days).toEqual([850, 850, 850, 850, 850]);
  });
});
