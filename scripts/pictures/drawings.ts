import { readdir } from 'node:fs/promises';
import type { Drawing } from './drawing.ts';
import { carried } from './variants/carried.ts';
import { coffees } from './variants/coffee.ts';
import { household } from './variants/household.ts';
import { kitchen } from './variants/kitchen.ts';
import { knits } from './variants/knits.ts';
import { sewn } from './variants/sewn.ts';
import { varied, type Variant } from './variants/variant.ts';
import { furtherViews, viewOf } from './views/views.ts';

const drawings = new Map<string, Promise<Drawing>>();
const variants: ReadonlyMap<string, Variant> = new Map(
  Object.entries({ ...coffees, ...knits, ...sewn, ...kitchen, ...household, ...carried }),
);

/** The file of each thing's drawing, in one of the folders of objects/. */
const filesByName = async (): Promise<ReadonlyMap<string, URL>> => {
  const folder = new URL('objects/', import.meta.url);
  const paths = await readdir(folder, { recursive: true });
  return new Map(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path.slice(path.lastIndexOf('/') + 1, -'.ts'.length), new URL(path, folder)] as const),
  );
};
let files: Promise<ReadonlyMap<string, URL>> | undefined;

const fileOf = async (object: string): Promise<URL | undefined> => {
  files ??= filesByName();
  return (await files).get(object);
};

export const isDrawn = async (object: string): Promise<boolean> =>
  variants.has(object) || (await fileOf(object)) !== undefined;

const drawnFileOf = async (object: string): Promise<URL> => {
  const file = await fileOf(object);
  if (!file) throw new Error(`no folder of objects/ has ${object}.ts, and no file of variants/ names it`);
  return file;
};

/** "mug.turned": a further picture of the thing before the dot. */
const loadView = async (object: string, name: string): Promise<Drawing> => {
  const variant = variants.get(object);
  const view = furtherViews.find((one) => one === name);
  const made = view && viewOf(object, view, await drawingOf(variant?.of ?? object), variant);
  if (!made) throw new Error(`views/views.ts does not know how a ${object} looks ${name}`);
  return made;
};

const load = async (object: string): Promise<Drawing> => {
  const [thing = object, view] = object.split('.');
  if (view !== undefined) return loadView(thing, view);
  const variant = variants.get(object);
  if (variant) return varied(await drawingOf(variant.of), variant);
  const file = await drawnFileOf(object);
  const module: unknown = await import(file.href);
  if (typeof module === 'object' && module !== null && 'drawing' in module) {
    // Each file in objects/ exports a Drawing; the compiler checks it there.
    return module.drawing as Drawing;
  }
  throw new Error(`${file.href} exports no drawing`);
};

/** Fails when the thing is not drawn (yet). */
export const drawingOf = (object: string): Promise<Drawing> => {
  const known = drawings.get(object) ?? load(object);
  drawings.set(object, known);
  return known;
};
