import { describe, expect, it } from 'vitest';
import { numbering } from '../arrays/numbering.ts';
import { tokenReader } from './token-reader.ts';

describe('token reader', () => {
  it('reads each word once and gives it the ids of its terms', () => {
    const numbers = numbering();
    const { of } = tokenReader(numbers.of);
    const [shirt, white] = of('T-Shirt Weiß');
    expect(shirt?.terms.map((number) => numbers.all()[number])).toEqual(['t', 'shirt', 'tshirt']);
    expect(white?.folded).toBe('weiss');
    expect(of('weiß, Weiß')[1]).toBe(white);
  });
});
