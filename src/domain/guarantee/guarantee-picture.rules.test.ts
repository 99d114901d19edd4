import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { guaranteeWords } from '../../sites/law/guarantee-words.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { lawAreas } from '../product/duties.rules.ts';
import { durabilityLabel, guaranteeNotice, guaranteeText, promisedDurability } from './guarantee-picture.rules.ts';
import { linesOf, widthOf } from './text-lines.rules.ts';

const due = new Date('2026-11-23T10:00:00Z');
const union = siteCodes.filter((site) => lawAreas[site] === 'union');

/** Paints a code in black and white, and reads it back with a library of other authors. */
const read = ({ size, path }: { readonly size: number; readonly path: string }): string | undefined => {
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsqr.default(pixels, side, side)?.data;
};

describe('the notice on the legal guarantee', () => {
  it.each(union)('[LAW-7] has on %s all its words inside of a sheet like A4, in a type that is read', (site) => {
    const notice = guaranteeNotice(site, due);
    const words = guaranteeWords[site];
    if (!notice || !words) throw new Error(`guaranteeWords has no words for ${site}`);
    const { title: _, address: __, url: ___, lead, ...others } = words;
    const said = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text).join(' ');
    expect(said(notice.lead)).toBe(lead);
    for (const text of Object.values(others).flat()) expect(said(notice.body)).toContain(text);
    expect(notice.height / notice.width).toBeCloseTo(Math.SQRT2, 2);
    for (const { x, y, size, text, isBold } of [...notice.lead, ...notice.body]) {
      expect(size).toBeGreaterThanOrEqual(9);
      expect(y).toBeLessThan(notice.height - 6);
      const right = x + widthOf(text) * size * (isBold ? 1.07 : 1);
      const isBeside = y > notice.code.y && y - size < notice.code.y + notice.code.side;
      expect(right, text).toBeLessThanOrEqual(isBeside ? notice.code.x : notice.width);
    }
  });

  it.each(union)('[LAW-7] has on %s a code that leads to Your Europe in the language of the site', (site) => {
    const notice = guaranteeNotice(site, due);
    expect(notice && read(notice.code)).toBe(notice?.url);
    expect(notice?.url).toMatch(/^https:\/\/europa\.eu\/youreurope\/.*_(?:de|cs|hu|pl|sk)\.htm$/);
  });

  it.each(union)('[LAW-7] has on %s the same words as a text for the mail of an order', (site) => {
    const words = guaranteeWords[site];
    if (!words) throw new Error(`guaranteeWords has no words for ${site}`);
    const { address, url, more: _, ...others } = words;
    const text = JSON.stringify(guaranteeText(site, due));
    for (const one of Object.values(others).flat()) expect(text).toContain(one);
    expect(text).toContain(`[${address}](${url})`);
  });

  it('[LAW-7] is the file of the Commission where the shop has it, with all its words for those who cannot see it', () => {
    expect(guaranteeNotice('DE', due)).not.toHaveProperty('official');
    const official = guaranteeNotice('DE', due, 'eu-notice-de')?.official;
    expect(official?.picture).toBe('eu-notice-de');
    const { url: _, ...words } = guaranteeWords.DE ?? { url: '' };
    for (const text of Object.values(words).flat()) expect(official?.words).toContain(text);
    expect(guaranteeNotice('TR', due, 'eu-notice-tr')).toBeUndefined();
  });

  it('[LAW-7] is due in the Union alone, from the day of its regulation', () => {
    expect(siteCodes.filter((site) => guaranteeNotice(site, due))).toEqual(union);
    const before = new Date('2026-09-26T23:59:59Z');
    expect([guaranteeNotice('DE', before), guaranteeText('DE', before), guaranteeText('TR', due)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the label of a guarantee of durability', () => {
  const has = (name: string): boolean => name === 'eu-label';

  it.each([
    ['5', 5],
    ['3', 3],
    ['2', undefined],
    ['', undefined],
    ['many', undefined],
    [undefined, undefined],
  ])('[LAW-7] of %j years is there for more than two alone', (guaranteeYears, years) => {
    const facts = { maker: 'Haustechnik GmbH', ...(guaranteeYears === undefined ? {} : { guaranteeYears }) };
    expect(promisedDurability('DE', facts, due, has)?.years).toBe(years);
  });

  it('[LAW-7] names the brand before the maker, the model, and leads to the page of the Union', () => {
    const facts = { guaranteeYears: '5', maker: 'Haustechnik GmbH', tradeName: 'Brewline', guaranteeLabel: 'eu-label' };
    const promised = promisedDurability('DE', facts, due, has);
    expect(promised).toEqual({ years: 5, brand: 'Brewline', picture: 'eu-label' });
    const label = promised && durabilityLabel(promised, '101410001');
    expect(label).toMatchObject({ brand: 'Brewline', model: '101410001', picture: 'eu-label' });
    expect(label && read(label.code)).toBe(label?.url);
    expect(promisedDurability('DE', { guaranteeYears: '5' }, due, has)).toBeUndefined();
  });

  it('[LAW-7] is drawn where the shop does not have the picture that a feed names', () => {
    const facts = { guaranteeYears: '5', maker: 'Haustechnik GmbH', guaranteeLabel: 'gone' };
    expect(promisedDurability('DE', facts, due, has)).toEqual({ years: 5, brand: 'Haustechnik GmbH' });
  });

  it('[LAW-7] is there in the Union alone, from the day of the law', () => {
    const facts = { guaranteeYears: '5', maker: 'Haustechnik GmbH' };
    expect(siteCodes.filter((site) => promisedDurability(site, facts, due, has))).toEqual(union);
    expect(promisedDurability('DE', facts, new Date('2026-09-26T23:59:59Z'), has)).toBeUndefined();
  });
});

describe('lines', () => {
  it('[LAW-7] are as wide as asked at most, and a word alone is never cut', () => {
    const text = 'Gewährleistung der Vertragsmäßigkeit für Waren';
    const lines = linesOf(text, 12);
    expect(lines.join(' ')).toBe(text);
    for (const line of lines.filter((one) => one.includes(' '))) expect(widthOf(line)).toBeLessThanOrEqual(12);
    expect(linesOf('Vertragsmäßigkeit', 2)).toEqual(['Vertragsmäßigkeit']);
  });
});
