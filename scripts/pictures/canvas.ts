import sharp, { type Sharp } from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A scene as pixels. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** red, green, blue from 0 to 255, not rounded: gradients stay even under several shadows */
  readonly pixels: Float32Array;
  /** how much of each pixel is covered by things, 0 to 1 */
  readonly covered: Float32Array;
}

/** A rasterised thing: red, green, blue, alpha a pixel. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** One value a cell, for shadows. They are soft, so a cell is `cell` canvas pixels wide. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

export const cell = 4;

export const newCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  pixels: new Float32Array(width * height * 3),
  covered: new Float32Array(width * height),
});

export const newMask = (width: number, height: number): Mask => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** The alpha of a raster, averaged into cells. */
export const alphaMask = (raster: Raster): Mask => {
  const mask = newMask(Math.ceil(raster.width / cell), Math.ceil(raster.height / cell));
  for (let y = 0; y < raster.height; y += 1) {
    const row = Math.floor(y / cell) * mask.width;
    for (let x = 0; x < raster.width; x += 1) {
      const at = row + Math.floor(x / cell);
      mask.values[at] = (mask.values[at] ?? 0) + (raster.data[(y * raster.width + x) * 4 + 3] ?? 0);
    }
  }
  const full = 255 * cell * cell;
  for (let at = 0; at < mask.values.length; at += 1) mask.values[at] = (mask.values[at] ?? 0) / full;
  return mask;
};

/** Value between the cells; 0 outside the mask. */
export const sample = (mask: Mask, x: number, y: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const below = y - top;
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= mask.width || row >= mask.height
      ? 0
      : (mask.values[row * mask.width + column] ?? 0);
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below
  );
};

const boxBlurLine = (
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void => {
  const width = radius * 2 + 1;
  let sum = 0;
  for (let at = -radius; at <= radius; at += 1) if (at >= 0 && at < count) sum += from[start + at * step] ?? 0;
  for (let at = 0; at < count; at += 1) {
    to[start + at * step] = sum / width;
    const leaving = at - radius;
    const coming = at + radius + 1;
    if (leaving >= 0) sum -= from[start + leaving * step] ?? 0;
    if (coming < count) sum += from[start + coming * step] ?? 0;
  }
};

/** Three box blurs each way, which is a Gauss blur to the eye; `deviation` in cells. */
export const blurred = (mask: Mask, deviation: number): Mask => {
  const radius = Math.max(0, Math.round((Math.sqrt(4 * deviation * deviation + 1) - 1) / 2));
  if (radius === 0) return mask;
  let from = mask.values.slice();
  let to = new Float32Array(from.length);
  for (let turn = 0; turn < 3; turn += 1) {
    for (let y = 0; y < mask.height; y += 1) boxBlurLine(from, to, y * mask.width, 1, mask.width, radius);
    for (let x = 0; x < mask.width; x += 1) boxBlurLine(to, from, x, mask.width, mask.height, radius);
  }
  // Rounding in the running sums may leave a hair below nothing.
  to = from.map((value) => Math.max(0, value));
  from = to;
  return { width: mask.width, height: mask.height, values: from };
};

/**
 * Lays a mask that is as large as the canvas over it, darkening towards `color`. `where` turns the mask's value at a
 * pixel into the share of the colour.
 */
export const darken = (
  canvas: Canvas,
  mask: Mask,
  color: Rgb,
  where: (value: number, column: number, row: number) => number,
): void => {
  for (let row = 0; row < canvas.height; row += 1) {
    const y = (row + 0.5) / cell - 0.5;
    for (let column = 0; column < canvas.width; column += 1) {
      const value = sample(mask, (column + 0.5) / cell - 0.5, y);
      if (value < 0.002) continue;
      const share = where(value, column, row);
      const at = (row * canvas.width + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const old = canvas.pixels[at + channel] ?? 0;
        // Channels of a colour have three numbers by type.
        canvas.pixels[at + channel] = old + ((color[channel] ?? 0) - old) * share;
      }
    }
  }
};

/** Lays a raster over the canvas, its upper left corner at the given canvas pixel. */
export const place = (canvas: Canvas, raster: Raster, left: number, top: number): void => {
  const fromRow = Math.max(0, -top);
  const toRow = Math.min(raster.height, canvas.height - top);
  const fromColumn = Math.max(0, -left);
  const toColumn = Math.min(raster.width, canvas.width - left);
  for (let row = fromRow; row < toRow; row += 1) {
    for (let column = fromColumn; column < toColumn; column += 1) {
      const source = (row * raster.width + column) * 4;
      const alpha = (raster.data[source + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const pixel = (row + top) * canvas.width + column + left;
      for (let channel = 0; channel < 3; channel += 1) {
        const old = canvas.pixels[pixel * 3 + channel] ?? 0;
        canvas.pixels[pixel * 3 + channel] = old + ((raster.data[source + channel] ?? 0) - old) * alpha;
      }
      canvas.covered[pixel] = Math.max(canvas.covered[pixel] ?? 0, alpha);
    }
  }
};

/** Rounds with an even, repeatable noise of half a step, so that no bands show on the wall. */
export const toImage = (canvas: Canvas): Sharp => {
  const data = new Uint8Array(canvas.pixels.length);
  let at = 0;
  for (let row = 0; row < canvas.height; row += 1) {
    let noise = (row * 0.569840296) % 1;
    for (let column = 0; column < canvas.width; column += 1) {
      noise += 0.754877666;
      if (noise >= 1) noise -= 1;
      // Adding up to a whole step and cutting off rounds as the noise says; values never leave 0 to 255.
      data[at] = Math.min(255, (canvas.pixels[at] ?? 0) + noise);
      data[at + 1] = Math.min(255, (canvas.pixels[at + 1] ?? 0) + noise);
      data[at + 2] = Math.min(255, (canvas.pixels[at + 2] ?? 0) + noise);
      at += 3;
    }
  }
  return sharp(data, { raw: { width: canvas.width, height: canvas.height, channels: 3 } });
};
