import { describe, expect, it } from 'vitest';
import { numbering } from '../arrays/numbering.ts';
import { tokenReader } from './token-reader.ts';
import { weighing } from '../arrays/sparse-sums.ts';

describe('words of texts', () => {
  it('are read once and know what they are found by', () => {
    const numbers = numbering();
    const { of } = tokenReader(numbers.of);
    const [shirt, white] = of('T-Shirt Weiß');
    expect(shirt?.words.map((number) => numbers.all()[number])).toEqual(['t', 'shirt', 'tshirt']);
    expect(white?.folded).toBe('weiss');
    expect(of('weiß, Weiß')[1]).toBe(white);
  });

  it('are weighed for one product after the other, however many there are', () => {
    const said = weighing();
    const taken = () => {
      const all: number[][] = [];
      said.take((number, sum) => all.push([number, sum]));
      return all;
    };
    said.add(3, 1);
    said.add(100_000, 2);
    said.add(3, 0.5);
    expect(taken()).toEqual([
      [3, 1.5],
      [100_000, 2],
    ]);
    said.add(3, 4);
    expect(taken()).toEqual([[3, 4]]);
    expect(taken()).toEqual([]);
  });
});
