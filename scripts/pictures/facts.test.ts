import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { drawingOf } from './drawings.ts';
import { materials } from './materials.ts';

interface Told {
  readonly id: string;
  readonly object: string;
  readonly texts: { readonly de: Readonly<Record<string, string>> };
}

const products = globSync(`${repositoryRoot}content/products/*.json`).flatMap(
  (path) => JSON.parse(readFileSync(path, 'utf8')) as readonly Told[], // our own content
);
const wordsOf = ({ texts }: Told): string => Object.values(texts.de).join(' ');
const sketchOf = async ({ object }: Told) => {
  const { draw, viewBox } = await drawingOf(object);
  return { svg: draw(materials.oat), tall: viewBox[1] / viewBox[0] };
};

/** Sets of linen lie folded on each other: their number cannot be counted. */
const folded: ReadonlySet<string> = new Set(['tea-towel']);

const numbers: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7 };
const toldButtons = /\b(zwei|drei|vier|fünf|sechs|sieben) Knöpfe/i;
/** The shadow of a button (`button` in sewn-on.ts); those of cuffs are smaller. */
const drawnButtons = (svg: string): number =>
  [...svg.matchAll(/r="([\d.]+)" fill="#\w+" opacity="\.55"/g)].filter(([, radius]) => Number(radius) >= 4).length;

describe('a picture says what the words say', () => {
  it.each(products.filter((one) => toldButtons.test(wordsOf(one))).map((one) => [one.id, one] as const))(
    'about the number of buttons: %s',
    async (_, one) => {
      const told = numbers[toldButtons.exec(wordsOf(one))?.[1]?.toLowerCase() ?? ''];
      expect(drawnButtons((await sketchOf(one)).svg)).toBe(told);
    },
  );

  it.each(products.filter((one) => /verdeckte Knöpfe/i.test(wordsOf(one))).map((one) => [one.id, one] as const))(
    'about hidden buttons: %s',
    async (_, one) => expect(drawnButtons((await sketchOf(one)).svg)).toBe(0),
  );

  it.each(
    products.flatMap((one) => {
      const [, pieces] = /(\d+)er-Set/.exec(wordsOf(one)) ?? [];
      return pieces === undefined || folded.has(one.object) ? [] : [[one.id, one, Number(pieces)] as const];
    }),
  )('about the pieces of a set: %s', async (_, one, pieces) => {
    const { svg } = await sketchOf(one);
    expect([...svg.matchAll(/<g transform="translate\([\d.]+ [\d.]+\)"><defs>/g)]).toHaveLength(pieces);
  });

  it('about the length of coats and about belts', async () => {
    const coats = products.filter(({ object }) => object.endsWith('coat') && object !== 'raincoat');
    expect(coats.length).toBeGreaterThan(4);
    for (const coat of coats) {
      const { svg, tall } = await sketchOf(coat);
      const words = wordsOf(coat);
      expect([coat.id, tall < 1.3]).toEqual([coat.id, /hüftlang/i.test(words)]);
      expect([coat.id, svg.includes('id="beltg"')]).toEqual([coat.id, words.includes('Gürtel')]);
    }
  });
});
