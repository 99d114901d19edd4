/**
 * npm run pictures [-- --only <text>]
 * Makes every picture of the content that is missing or whose recipe has changed, and removes those that nothing names.
 * With --only, remakes the pictures whose name contains the text, and removes nothing.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Sharp } from 'sharp';
import { readCatalogue } from './catalogue.ts';
import type { Picture } from './catalogue.ts';
import { materials } from './materials.ts';
import { drawingOf } from './drawings.ts';
import { paintScene, type Scene } from './scene.ts';
import { paintSheet } from './views/paint-sheet.ts';

const folder = new URL('../../content/pictures/', import.meta.url);
const recipesFile = new URL('recipes.json', folder);
const indexFile = new URL('index.json', folder);
const atOnce = 2;

interface IndexEntry {
  readonly width: number;
  readonly height: number;
  /** middle of the things, as shares of width and height */
  readonly focus: readonly [x: number, y: number];
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const file = (name: string): URL => new URL(`${name}.webp`, folder);

const read = async <T>(from: URL): Promise<Record<string, T>> =>
  // Only this script writes the two files.
  existsSync(from) ? (JSON.parse(await readFile(from, 'utf8')) as Record<string, T>) : {};

/** One entry a line, so that a change of one picture is a change of one line. */
const write = (to: URL, entries: Readonly<Record<string, unknown>>): Promise<void> => {
  const lines = Object.keys(entries)
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(entries[name])}`);
  return writeFile(to, `{\n${lines.join(',\n')}\n}\n`);
};

/** What paints a drawing into its scene. */
const engine = ['scene.ts', 'shadows.ts', 'canvas.ts', 'raster.ts', 'walls.ts'];

const readEngine = (): Promise<readonly string[]> =>
  Promise.all(engine.map((name) => readFile(new URL(name, import.meta.url), 'utf8')));

/** What is drawn, not the text that draws it: a comment or a file that moves leaves all pictures as they are. */
const recipeOf = async (picture: Picture, parts: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(picture.scene));
  for (const part of parts) hash.update(part);
  for (const { object, material } of picture.scene.things) {
    const { draw, ...shape } = await drawingOf(object);
    hash.update(JSON.stringify(shape)).update(draw(materials[material]));
  }
  return hash.digest('hex').slice(0, 12);
};

/** A detail or a view from above is the whole picture; everything else stands or hangs in a scene. */
const paint = async (scene: Scene): Promise<{ image: Sharp; focus: { x: number; y: number }; quality: number }> => {
  const [only] = scene.things;
  const drawing = only && (await drawingOf(only.object));
  if (only && drawing?.pose === 'fills')
    // Texture that fills the picture costs more bytes than a wall.
    return { image: paintSheet(drawing, only.material, scene), focus: { x: 0.5, y: 0.5 }, quality: 78 };
  return { ...(await paintScene(scene)), quality: 86 };
};

const make = async ({ name, scene }: Picture): Promise<IndexEntry> => {
  const { image, focus, quality } = await paint(scene);
  await image.webp({ quality, effort: 4, smartSubsample: true }).toFile(fileURLToPath(file(name)));
  return { width: scene.width, height: scene.height, focus: [focus.x, focus.y] };
};

const removeUnnamed = async (pictures: readonly Picture[]): Promise<number> => {
  const named = new Set(pictures.map((picture) => `${picture.name}.webp`));
  const unnamed = (await readdir(folder)).filter((name) => name.endsWith('.webp') && !named.has(name));
  for (const name of unnamed) await rm(new URL(name, folder));
  return unnamed.length;
};

/** Stills first, then each product's own picture, then what its page shows beside it. */
const rank = ({ name, scene }: Picture): number => {
  if (scene.width !== 800) return 0;
  const beside = ['-with', '-turned', '-close', '-pair'].findIndex((ending) => name.endsWith(ending));
  return beside + 2;
};

const run = async (only: string | undefined): Promise<void> => {
  const startedAt = performance.now();
  await mkdir(folder, { recursive: true });
  const { pictures, undrawn } = await readCatalogue();
  const parts = await readEngine();
  const recipes = await read<string>(recipesFile);
  const index = await read<IndexEntry>(indexFile);
  const wanted = new Map<string, string>();
  for (const picture of pictures) wanted.set(picture.name, await recipeOf(picture, parts));

  const isDue = (name: string): boolean =>
    only === undefined
      ? recipes[name] !== wanted.get(name) || index[name] === undefined || !existsSync(file(name))
      : name.includes(only);
  const due = pictures.filter((picture) => isDue(picture.name)).toSorted((a, b) => rank(a) - rank(b));
  say(`${due.length} of ${pictures.length} pictures to make`);

  let made = 0;
  const queue = due.values();
  const work = async (): Promise<void> => {
    for (const picture of queue) {
      index[picture.name] = await make(picture);
      recipes[picture.name] = wanted.get(picture.name) ?? '';
      made += 1;
      // What was made stays made when the run is ended half-way.
      if (made % 25 === 0) await Promise.all([write(recipesFile, recipes), write(indexFile, index)]);
      if (made % 50 === 0) say(`${made} of ${due.length}, ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  if (only === undefined) {
    for (const entries of [recipes, index])
      for (const name of Object.keys(entries)) if (!wanted.has(name)) delete entries[name];
    const removed = undrawn.length === 0 ? await removeUnnamed(pictures) : 0;
    if (removed > 0) say(`${removed} removed that nothing names`);
  }
  await write(recipesFile, recipes);
  await write(indexFile, index);
  say(`done in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (undrawn.length > 0) {
    say(`Not drawn, so left out: ${undrawn.join(', ')}`);
    process.exitCode = 1;
  }
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await run(values.only);
