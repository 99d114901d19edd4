import { readdir, readFile } from 'node:fs/promises';
import { pairScene, sheetScene, tileScene, togetherScene } from './arrange.ts';
import type { Piece } from './arrange.ts';
import { materials } from './materials.ts';
import type { Material } from './materials.ts';
import { drawingOf, isDrawn } from './drawings.ts';
import type { Scene, Thing } from './scene.ts';
import { furtherViews, type View } from './views/views.ts';
import { isWall } from './walls.ts';
import type { Wall } from './walls.ts';

/** A picture to be made: its file name without ending, and what is in it. */
export interface Picture {
  readonly name: string;
  readonly scene: Scene;
}

/** The pictures of a catalogue, and the things that it names without a drawing. */
export interface Catalogue {
  readonly pictures: readonly Picture[];
  readonly undrawn: readonly string[];
}

interface Look {
  readonly material: Material;
  readonly wall: Wall;
}

/** The part of a product that its pictures need. */
interface ShownProduct {
  readonly id: string;
  readonly object: string;
  readonly looks: readonly Look[];
  readonly together: readonly { readonly object: string; readonly material: Material }[];
}

const products = new URL('../../content/products/', import.meta.url);
const stills = new URL('../../content/pictures/scenes.json', import.meta.url);

type Json = Readonly<Record<string, unknown>>;

const object = (value: unknown, what: string): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${what}: expected an object`);
  // Narrowed to an object that is not an array just above.
  return value as Json;
};

const list = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`${what}: expected a list`);
  return value;
};

const text = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new Error(`${what}: expected a text`);
  return value;
};

const number = (value: unknown, what: string): number => {
  if (typeof value !== 'number') throw new Error(`${what}: expected a number`);
  return value;
};

const material = (value: unknown, what: string): Material => {
  const name = text(value, what);
  if (!Object.hasOwn(materials, name)) throw new Error(`${what}: no material ${name}`);
  // Every own key of `materials` is a Material.
  return name as Material;
};

const wall = (value: unknown, what: string): Wall => {
  const name = text(value, what);
  if (!isWall(name)) throw new Error(`${what}: no wall ${name}`);
  return name;
};

/** "mug-cream" or "bag-small-ink": the last part is the material. */
const thingName = (value: unknown, what: string): { object: string; material: Material } => {
  const name = text(value, what);
  const dash = name.lastIndexOf('-');
  return { object: name.slice(0, dash), material: material(name.slice(dash + 1), what) };
};

const shownProduct = (value: unknown): ShownProduct => {
  const product = object(value, 'product');
  const id = text(product['id'], 'product id');
  const look = (entry: unknown, key: string): Look => {
    const json = object(entry, id);
    return { material: material(json[key], id), wall: wall(json['wall'], id) };
  };
  return {
    id,
    object: text(product['object'], id),
    looks:
      product['colors'] === undefined
        ? [look(product['look'], 'material')]
        : list(product['colors'], id).map((entry) => look(entry, 'color')),
    together: list(product['with'] ?? [], id).map((entry) => thingName(entry, id)),
  };
};

const piece = async (thing: { object: string; material: Material }): Promise<Piece> => ({
  object: thing.object,
  material: thing.material,
  drawing: await drawingOf(thing.object),
});

/** The product from behind, from above or inside, and a detail of it. */
const viewScene = async (object: string, view: View, { material, wall }: Look): Promise<Scene> => {
  const shown = await piece({ object: `${object}.${view}`, material });
  return shown.drawing.pose === 'fills' ? sheetScene(shown, wall, view) : tileScene(shown, wall);
};

const productPictures = async (product: ShownProduct): Promise<readonly Picture[]> => {
  const pieces = await Promise.all(
    product.looks.map(async (look) => ({
      ...look,
      piece: await piece({ object: product.object, material: look.material }),
    })),
  );
  const pictures = pieces.map((look) => ({
    name: `${product.object}-${look.material}-${look.wall}`,
    scene: tileScene(look.piece, look.wall),
  }));
  // The page shows each with the colour whose picture its name begins with.
  for (const look of pieces) {
    for (const view of furtherViews) {
      const name = `${product.object}-${look.material}-${look.wall}-${view}`;
      pictures.push({ name, scene: await viewScene(product.object, view, look) });
    }
  }
  const [first, second] = pieces;
  if (first && second) {
    pictures.push({
      name: `${product.object}-${first.material}-${second.material}-${first.wall}-pair`,
      scene: pairScene(first.piece, second.piece, first.wall),
    });
  }
  if (first && product.together.length > 0) {
    const others = await Promise.all(product.together.map(piece));
    pictures.push({ name: `${product.id}-with`, scene: togetherScene([first.piece, ...others], first.wall) });
  }
  return pictures;
};

/** A still's thing as data: ["mug-cream", x, height, foot]; things that hang have no foot. */
const stillThing = (value: unknown, name: string): Thing => {
  const [thing, x, height, foot] = list(value, name);
  return {
    ...thingName(thing, name),
    x: number(x, name),
    height: number(height, name),
    ...(foot === undefined ? {} : { foot: number(foot, name) }),
  };
};

const still = (name: string, value: unknown): Picture => {
  const json = object(value, name);
  const share = (key: string): number | undefined => (json[key] === undefined ? undefined : number(json[key], name));
  const horizon = share('horizon');
  const edge = share('edge');
  const railFrom = share('railFrom');
  return {
    name,
    scene: {
      width: number(json['width'], name),
      height: number(json['height'], name),
      wall: wall(json['wall'], name),
      things: list(json['things'], name).map((thing) => stillThing(thing, name)),
      ...(horizon === undefined ? {} : { horizon }),
      ...(edge === undefined ? {} : { edge }),
      ...(json['window'] === undefined
        ? {}
        : { window: json['window'] === null ? null : number(json['window'], name) }),
      ...(railFrom === undefined ? {} : { railFrom }),
    },
  };
};

const readProducts = async (): Promise<readonly ShownProduct[]> => {
  const files = (await readdir(products)).filter((file) => file.endsWith('.json')).toSorted();
  const lists = await Promise.all(
    files.map(async (file) => list(JSON.parse(await readFile(new URL(file, products), 'utf8')), file)),
  );
  return lists.flat().map(shownProduct);
};

/** Every picture that the content names, each once, in the order of things so that equal things follow each other. */
export const readCatalogue = async (): Promise<Catalogue> => {
  const shown = await readProducts();
  const scenes = Object.entries(object(JSON.parse(await readFile(stills, 'utf8')), 'scenes.json')).map(
    ([name, value]) => still(name, value),
  );
  const named = new Set([
    ...shown.flatMap((product) => [product.object, ...product.together.map((thing) => thing.object)]),
    ...scenes.flatMap(({ scene }) => scene.things.map((thing) => thing.object)),
  ]);
  const undrawn = new Set<string>();
  for (const name of named) if (!(await isDrawn(name))) undrawn.add(name);

  const pictures = new Map<string, Picture>();
  for (const product of shown.filter((product) => !undrawn.has(product.object))) {
    const together = product.together.filter((thing) => !undrawn.has(thing.object));
    for (const picture of await productPictures({ ...product, together })) pictures.set(picture.name, picture);
  }
  for (const picture of scenes) {
    if (picture.scene.things.every((thing) => !undrawn.has(thing.object))) pictures.set(picture.name, picture);
  }
  return {
    pictures: [...pictures.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    undrawn: [...undrawn].toSorted(),
  };
};
