/** A picture as bytes: red, green, blue for each pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A browser smooths letters and pictures slightly differently from run to run: less is no difference. */
export const channelTolerance = 24;
/** The share of different pixels from which a view has changed. */
export const shareTolerance = 0.001;

export interface Difference {
  /** 0 to 1, of the larger area of the two */
  readonly share: number;
  readonly hasChanged: boolean;
  /** the newer picture, pale, with the different pixels in red */
  readonly marked: Pixels;
}

const channels = 3;
const red = [200, 0, 40] as const;
const pale = (value: number): number => 255 - Math.round((255 - value) / 4);

const differsAt = (a: Pixels, b: Pixels, x: number, y: number): boolean => {
  if (x >= a.width || y >= a.height || x >= b.width || y >= b.height) return true;
  const [inA, inB] = [(y * a.width + x) * channels, (y * b.width + x) * channels];
  for (let channel = 0; channel < channels; channel += 1) {
    if (Math.abs((a.data[inA + channel] ?? 0) - (b.data[inB + channel] ?? 0)) > channelTolerance) return true;
  }
  return false;
};

/** Compares two pictures pixel by pixel; what only one of them has is different. */
export const differenceOf = (before: Pixels, after: Pixels): Difference => {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * channels);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const differs = differsAt(before, after, x, y);
      if (differs) count += 1;
      const isInside = x < after.width && y < after.height;
      for (let channel = 0; channel < channels; channel += 1) {
        const value = isInside ? (after.data[(y * after.width + x) * channels + channel] ?? 0) : 255;
        data[(y * width + x) * channels + channel] = differs ? (red[channel] ?? 0) : pale(value);
      }
    }
  }
  const share = width * height === 0 ? 0 : count / (width * height);
  return { share, hasChanged: share > shareTolerance, marked: { width, height, data } };
};
