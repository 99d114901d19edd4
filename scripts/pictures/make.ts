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
import { readCatalogue } from './catalogue.ts';
import type { Picture } from './catalogue.ts';
import { materials } from './materials.ts';
import { drawingSource } from './drawings.ts';
import { paintScene } from './scene.ts';

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

/** Everything that a drawing can draw upon apart from itself. */
const engine = ['scene.ts', 'shadows.ts', 'canvas.ts', 'raster.ts', 'walls.ts', 'drawing.ts'];

const sharedParts = async (): Promise<ReadonlyMap<string, string>> => {
  const here = new URL('.', import.meta.url);
  const files = (await readdir(here)).filter((name) => name.endsWith('.ts')).toSorted();
  return new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, here), 'utf8')] as const)),
  );
};

/** The text of a drawing with all that it imports from this folder, and what they import. */
const sourceOf = async (object: string, parts: ReadonlyMap<string, string>): Promise<string> => {
  const seen = new Set<string>();
  const collect = (source: string): string => {
    const imports = [...source.matchAll(/from '(?:\.{1,2}\/)+([a-z-]+\.ts)'/g)].map((match) => match[1] ?? '');
    const fresh = imports.filter((name) => !seen.has(name) && !engine.includes(name) && name !== 'materials.ts');
    for (const name of fresh) seen.add(name);
    return source + fresh.map((name) => collect(parts.get(name) ?? '')).join('');
  };
  return collect(await drawingSource(object));
};

const recipeOf = async (picture: Picture, parts: ReadonlyMap<string, string>): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify(picture.scene));
  for (const name of engine) hash.update(parts.get(name) ?? '');
  for (const thing of picture.scene.things) {
    hash.update(JSON.stringify(materials[thing.material])).update(await sourceOf(thing.object, parts));
  }
  return hash.digest('hex').slice(0, 12);
};

const make = async ({ name, scene }: Picture): Promise<IndexEntry> => {
  const { image, focus } = await paintScene(scene);
  await image.webp({ quality: 86, effort: 4, smartSubsample: true }).toFile(fileURLToPath(file(name)));
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
  const beside = ['-with', '-close', '-pair'].findIndex((ending) => name.endsWith(ending));
  return beside + 2;
};

const run = async (only: string | undefined): Promise<void> => {
  const startedAt = performance.now();
  await mkdir(folder, { recursive: true });
  const { pictures, undrawn } = await readCatalogue();
  const parts = await sharedParts();
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
