import sharp from 'sharp';
import type { Raster } from './canvas.ts';
import type { Drawing } from './drawing.ts';
import { materials, type Material } from './materials.ts';

/** Rasters that stay in memory: pictures in which the same thing stands follow one another and share one. */
const keptRasters = 24;

/** Nearly twice as large as a tile shows a thing, in pixels for each share of the tile's height: made smaller, its edges are smooth. */
const masterScale = 1900;

const masters = new Map<string, Promise<Raster>>();

const rasterise = async (drawing: Drawing, material: Material, height: number): Promise<Raster> => {
  const [boxWidth, boxHeight] = drawing.viewBox;
  const width = Math.round((height * boxWidth) / boxHeight);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${boxWidth} ${boxHeight}" preserveAspectRatio="none">${drawing.draw(materials[material])}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The thing in its material, `height` pixels high. */
export const rasterOf = async (
  object: string,
  drawing: Drawing,
  material: Material,
  height: number,
): Promise<Raster> => {
  const masterHeight = Math.round(drawing.height * masterScale);
  // A thing from behind is shown in one picture alone, at one size.
  if (object.includes('.') || height > masterHeight) return rasterise(drawing, material, height);
  const key = `${object}-${material}`;
  const kept = masters.get(key);
  const pending = kept ?? rasterise(drawing, material, masterHeight);
  masters.delete(key);
  masters.set(key, pending);
  const oldest = masters.keys().next().value;
  if (masters.size > keptRasters && oldest !== undefined) masters.delete(oldest);
  const master = await pending;
  if (height === master.height) return master;
  const { data, info } = await sharp(master.data, {
    raw: { width: master.width, height: master.height, channels: 4 },
  })
    .resize({ width: Math.max(1, Math.round((height * master.width) / master.height)), height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};
