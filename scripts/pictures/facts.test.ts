import { globSync, readFileSync, statSync } from 'node:fs';
import index from '../../content/pictures/index.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { readCatalogue } from './catalogue.ts';
import { drawingOf } from './drawings.ts';
import { materials } from './materials.ts';
import { furtherViews } from './views/views.ts';

interface Told {
  readonly id: string;
  readonly category: number;
  readonly object: string;
  readonly colors?: readonly { readonly color: string; readonly wall: string }[];
  readonly look?: { readonly material: string; readonly wall: string };
  readonly texts: { readonly de: Readonly<Record<string, string>> };
}

const products = globSync(`${repositoryRoot}content/products/*.json`).flatMap(
  (path) => JSON.parse(readFileSync(path, 'utf8')) as readonly Told[], // our own content
);
const wordsOf = ({ texts }: Told): string => Object.values(texts.de).join(' ');
/** Glass shows what is in it; any other material changes the colours alone. */
const sketchOf = async ({ object, look }: Told) => {
  const { draw, viewBox } = await drawingOf(object);
  return { svg: draw(look?.material === 'glass' ? materials.glass : materials.oat), tall: viewBox[1] / viewBox[0] };
};

/** How often a drawing shows something of features.ts. */
const countOf = (svg: string, feature: string): number => svg.split(`data-of="${feature}"`).length - 1;

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

  it.each([
    ['cables', /\bZöpfe\b/i, (svg: string) => countOf(svg, 'cables') > 0],
    ['broad ribs', /Breite Rippen|Halbpatent|Cordhose|Cordrock/i, (svg: string) => countOf(svg, 'ribs') > 0],
    ['slits', /Seitenschlitze/i, (svg: string) => countOf(svg, 'slit') === 2],
    ['two pockets at the breast', /Zwei (?:Brust|Klappen)taschen/i, (svg: string) => countOf(svg, 'pocket') === 2],
    ['waffle', /Waffelpiqué/i, (svg: string) => svg.includes('id="vwaffle"')],
    ['nine cubes', /Stapelwürfel mit Klang, 9 Stück/, (svg: string) => countOf(svg, 'cube') === 9],
    ['no sleeves', /(?<!\p{L})ärmellos/iu, (svg: string) => !svg.includes('id="sleeveg"')],
  ])('about %s', async (_, words, isDrawn) => {
    const told = products.filter(({ texts: { de } }) => words.test(`${de['title']} ${de['details']}`));
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect([one.id, isDrawn((await sketchOf(one)).svg)]).toEqual([one.id, true]);
  });

  it('about whom it is cut for: women, men and children share no drawing', () => {
    const drawnFor = (shelf: string) =>
      new Set(products.filter(({ category }) => String(category).startsWith(shelf)).map(({ object }) => object));
    const [women, men, children] = [drawnFor('5'), drawnFor('6'), drawnFor('7')];
    expect(men.size).toBeGreaterThan(20);
    expect([...men].filter((object) => women.has(object))).toEqual([]);
    expect([...children].filter((object) => women.has(object) || men.has(object))).toEqual([]);
  });

  it('about which product it is: no two share object, colour and wall, and each has a drawing of its own', async () => {
    const looks = products.flatMap(({ object, colors, look }) =>
      (colors ?? [{ color: look?.material, wall: look?.wall }]).map(({ color, wall }) => `${object}-${color}-${wall}`),
    );
    expect(looks.filter((name, at) => looks.indexOf(name) !== at)).toEqual([]);
    for (const name of looks) expect([name, Object.hasOwn(index, name)]).toEqual([name, true]);
    const sketches = await Promise.all(products.map(async (one) => (await sketchOf(one)).svg));
    expect(products.filter((_, at) => sketches.indexOf(sketches[at] ?? '') !== at).map(({ id }) => id)).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(230);
  });

  it('about what else there is to see: each product from the front, turned, a detail and in use, each drawn by itself', async () => {
    const { pictures } = await readCatalogue();
    const sceneOf = new Map(pictures.map(({ name, scene }) => [name, scene]));
    for (const { id, object, colors, look } of products) {
      const [first] = colors ?? [{ color: look?.material, wall: look?.wall }];
      const front = `${object}-${first?.color}-${first?.wall}`;
      const names = [front, ...furtherViews.map((view) => `${front}-${view}`), `${id}-with`];
      expect([id, names.filter((name) => !Object.hasOwn(index, name))]).toEqual([id, []]);
      const scenes = names.map((name) => sceneOf.get(name));
      const drawn = await Promise.all(
        scenes.map(async (scene) => {
          const things = scene?.things ?? [];
          const svgs = await Promise.all(
            things.map(async (thing) => (await drawingOf(thing.object)).draw(materials[thing.material])),
          );
          return svgs.join('');
        }),
      );
      expect([id, new Set(drawn).size]).toEqual([id, names.length]);
    }
  }, 60_000);

  it('within 60 MB of content', () => {
    const files = globSync(`${repositoryRoot}content/**/*`, { withFileTypes: true }).filter((one) => one.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
    expect(bytes).toBeLessThan(60_000_000);
  });

  it('about the length of coats and about belts', async () => {
    const coats = products.filter(({ object }) => object.split('-').includes('coat'));
    expect(coats.length).toBeGreaterThan(4);
    for (const coat of coats) {
      const { svg, tall } = await sketchOf(coat);
      const words = wordsOf(coat);
      expect([coat.id, tall < 1.3]).toEqual([coat.id, /hüftlang/i.test(words)]);
      expect([coat.id, svg.includes('id="beltg"')]).toEqual([coat.id, words.includes('Gürtel')]);
    }
  });
});
