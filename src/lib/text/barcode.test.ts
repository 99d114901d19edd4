import { describe, expect, it } from 'vitest';
import { barcodeOf } from './barcode.ts';

/** Reads the bars module by module, as a scanner does: symbols of eleven modules and a stop of thirteen. */
const modulesOf = (digits: string): string => {
  const barcode = barcodeOf(digits);
  const modules = Array.from({ length: barcode?.width ?? 0 }, () => '0');
  for (const { at, width } of barcode?.bars ?? []) modules.fill('1', at, at + width);
  return modules.join('');
};

describe('a barcode', () => {
  // The worked example of many descriptions of Code 128: start C, 12, 34, check 105 + 12 + 2 * 34 = 185, 185 mod 103 = 82, stop.
  it('of 1234 follows the standard', () => {
    expect(modulesOf('1234')).toBe(
      ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011'].join(''),
    );
  });

  it.each(['00', '99', '6032118944702215'])(
    'of %s has eleven modules per symbol and starts and ends with a bar',
    (digits) => {
      const modules = modulesOf(digits);
      expect(modules).toHaveLength(11 * (digits.length / 2 + 2) + 13);
      expect(modules).toMatch(/^11010011100.*1100011101011$/);
      const symbols = modules.slice(0, -13).match(/.{11}/g) ?? [];
      for (const symbol of symbols) expect(symbol).toMatch(/^1[01]*0$/);
    },
  );

  it('differs for any two numbers', () => {
    const all = Array.from({ length: 100 }, (_, n) => modulesOf(String(n).padStart(2, '0')));
    expect(new Set(all).size).toBe(100);
  });

  it.each(['', '1', '123', '12a4', ' 12'])('is undefined for "%s"', (text) => expect(barcodeOf(text)).toBeUndefined());
});
