import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import { limitCodes, technicalCodes } from '../../contracts/cart/cart-codes.constants.ts';
import { availabilities } from '../../contracts/cart/cart.contract.ts';
import { refusalText } from '../refusals.ts';
import { allSites, sites } from '../sites.ts';
import { stockWords, type StockFacts } from './stock.ts';

describe.each(allSites)('words about stock on $code', (site) => {
  const t = wordsOf(site.code);
  const said = (facts: StockFacts): string => {
    const { key, values } = stockWords(facts, site);
    return t(key, values);
  };

  it('differ for all availabilities', () => {
    const all = [
      ...availabilities.map((availability) => said({ availability })),
      ...[1, 2, 5].map((left) => said({ availability: 'AVAILABLE', left })),
      said({ availability: 'PREORDER', availableFrom: '2026-12-01' }),
      said({ availability: 'BACKORDER', availableFrom: '2026-12-01' }),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((text) => text.startsWith('ui.') || text.includes('{'))).toEqual([]);
  });

  it('exist for each refusal', () => {
    const limits = limitCodes.map((code) => refusalText(t, { code, limit: 7 }));
    expect(limits.filter((text) => !text.includes('7'))).toEqual([]);
    expect(new Set(limits).size).toBe(3);
    expect(new Set(technicalCodes.map((code) => refusalText(t, { code })))).toEqual(new Set([t('cart.error.change')]));
    const none = (['ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const).map((code) => refusalText(t, { code, limit: 0 }));
    expect(none.filter((text) => text.includes('0'))).toEqual([]);
    expect(new Set(none).size).toBe(2);
  });
});

it.each([
  [{ availability: 'AVAILABLE' }, 'ok', 'Auf Lager'],
  [{ availability: 'AVAILABLE', left: 6 }, 'ok', 'Auf Lager'],
  [{ availability: 'AVAILABLE', left: 5 }, 'low', 'Nur noch 5 Stück verfügbar'],
  [{ availability: 'PREORDER', availableFrom: '2026-12-01' }, 'low', 'Vorbestellbar, lieferbar ab 1. Dezember'],
  [{ availability: 'BACKORDER' }, 'low', 'Bald wieder auf Lager, wir liefern nach'],
  [{ availability: 'SOLDOUT' }, 'out', 'Ausverkauft'],
  [{ availability: 'NOT_AVAILABLE' }, 'out', 'Zurzeit nicht erhältlich'],
] as const)('%o has the tone %s and the text %s', (facts, tone, text) => {
  const words = stockWords(facts, sites.DE);
  expect(words.tone).toBe(tone);
  expect(wordsOf('DE')(words.key, words.values)).toBe(text);
});
