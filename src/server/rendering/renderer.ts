import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets } from './assets.ts';
import { builtAssets } from './assets.ts';

/** What the bundled part of the server can do; typed by the file that it is built from. */
type Render = typeof import('./render.tsx');

export interface Renderer {
  readonly development: boolean;
  /** fresh at every request while developing */
  module(): Promise<Render>;
  readonly assets: Assets;
}

export const builtRenderer = async (dist: string): Promise<Renderer> => {
  const loaded = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as Render;
  return { development: false, module: () => Promise.resolve(loaded), assets: builtAssets(join(dist, 'client')) };
};
