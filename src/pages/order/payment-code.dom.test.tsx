import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords } from '../../../tests/support/pages/draw-page.tsx';
import company from '../../../content/company.json' with { type: 'json' };
import { bankAccountOf } from '../../domain/transfer/bank-account.rules.ts';
import { paymentCode } from '../../domain/transfer/payment-code.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { shownCode } from './payment-code-shape.rules.ts';
import { PaymentCode } from './PaymentCode.tsx';

const facts: Readonly<Record<string, Readonly<Record<string, string>>>> = company;
const withCode = ['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK'] as const;

const codeOn = (code: SiteCode) => {
  const { catalogue, currency } = sites[code];
  const bank = bankAccountOf(Object.assign({}, ...catalogue.map((name) => facts[name])));
  const amount = { amountMinor: 129_900, currency };
  return paymentCode({ bank, number: '7322825374', amount, until: new Date('2026-11-30T00:00:00Z') }, code);
};

const drawn = (code: SiteCode): Element => {
  const found = codeOn(code);
  if (!found) throw new Error(`${code} has no code`);
  return drawPage(<PaymentCode code={shownCode(found)} />, code);
};

/** Reads a code as a phone does, from pixels: the width of the picture in the page, in CSS pixels. */
const readFrom = async (svg: Element | null, width: number): Promise<string | undefined> => {
  svg?.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const picture = sharp(Buffer.from(svg?.outerHTML ?? ''), { density: 300 })
    .resize(width)
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
  return read ? new TextDecoder().decode(Uint8Array.from(read.binaryData)) : undefined;
};

describe.each(withCode)('the payment code of %s', (code) => {
  it('[LAW-6] is read back by another decoder, at the size of the page and on a sharp screen', async () => {
    const svg = drawn(code).querySelector('svg');
    for (const width of [204, 612]) expect(await readFrom(svg, width)).toBe(codeOn(code)?.text);
  });

  it('[LAW-6] has a name, no style of its own, and words that say what it is for', async () => {
    const page = drawn(code);
    const t = pageWords(code);
    expect(page.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(t('page.order.code.alt'));
    expect(page.querySelector('figcaption')?.textContent).toBe(t('page.order.code') + t('page.order.code.text'));
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});

it('[LAW-6] in Switzerland has the cross in its middle, elsewhere none', () => {
  for (const code of withCode) expect(drawn(code).querySelector('g') !== null).toBe(sites[code].country === 'CH');
});

it('[LAW-6] is missing in Türkiye', () => expect(codeOn('TR')).toBeUndefined());
