import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from './assets.ts';
import { builtAssets } from './assets.ts';

/** The exports of the bundle, typed by the file that it is built from. */
type Render = typeof import('./render.tsx');

export interface Renderer {
  readonly development: boolean;
  /** loaded again at every request during development */
  module(): Promise<Render>;
  readonly assets: Assets;
}

export const builtRenderer = async (dist: string): Promise<Renderer> => {
  const loaded = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as Render;
  return { development: false, module: () => Promise.resolve(loaded), assets: builtAssets(join(dist, 'client')) };
};
