import sharp, { type Sharp } from 'sharp';
import type { Drawing } from '../drawing.ts';
import { materials, type Material } from '../materials.ts';

/** A drawing that fills its picture, without a scene round it. */
export const paintSheet = (
  { viewBox, draw }: Drawing,
  material: Material,
  { width, height }: { readonly width: number; readonly height: number },
): Sharp => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${viewBox[0]} ${viewBox[1]}">${draw(materials[material])}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
};
