import type { Canvas, Rgb } from './canvas.ts';

/** The painted walls. Light ones for products; strong ones for heads, bands and themeworlds, at most one in a row. */
export const walls = {
  oat: '#EFE8DC',
  clay: '#E6C8B5',
  sage: '#D3DCCB',
  mist: '#D3DFE5',
  rose: '#ECD3CD',
  mustard: '#EFD89F',
  snow: '#F3F0EA',
  sky: '#A9C3CF',
  sand: '#E2D3BA',
  brick: '#A4502E',
  petrol: '#2C4A52',
  coffee: '#5A3C2C',
  plum: '#5B3340',
  moss: '#5D6F54',
} as const;

export type Wall = keyof typeof walls;

export const isWall = (name: string): name is Wall => Object.hasOwn(walls, name);

/** The room before which things stand: all measures in pixels of the scene, `unit` is a thousandth of its height. */
export interface Room {
  readonly wall: Wall;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** where the wall ends and the counter begins */
  readonly horizonY: number;
  /** where the counter's top ends and its front edge begins */
  readonly edgeY: number;
  /** left edge of the window's light on the wall; undefined leaves it out */
  readonly windowX: number | undefined;
  /** where the peg rail begins, 0 for the whole width; undefined leaves it out */
  readonly railX: number | undefined;
}

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** 0 below `from`, 1 above `to`, an even S between them. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The rail's upper edge and thickness as shares of the scene's height: the same in every picture. */
export const railTop = 0.1;
export const railThickness = 0.034;

const paper = rgb('#FFFAF0');
const sun = rgb('#FFF4DC');
const shade = rgb('#2A1A10');
const counter = rgb('#E3D3B8');
const counterShade = rgb('#5A3C20');
const frontShade = rgb('#6B4A2A');
const railColor = rgb('#CFAE82');

/** A window of two by two panes in the light that it throws on the wall: leaning parallelograms with soft edges. */
const windowLight = (room: Room, x: number, y: number): number => {
  if (room.windowX === undefined) return 0;
  const px = (x - room.windowX) / room.unit;
  const py = (y - room.height * 0.08) / room.unit;
  // The panes' sides are (160, 18) and (58, 200): px and py in units of those sides.
  const determinant = 160 * 200 - 18 * 58;
  const across = ((px * 200 - py * 58) / determinant) * 160;
  const down = ((py * 160 - px * 18) / determinant) * 200;
  // The further from the window frame, the softer its edge.
  const soft = 9 + Math.max(0, down) * 0.025;
  const pane = (value: number, from: number, to: number): number =>
    smooth(from - soft, from + soft, value) * (1 - smooth(to - soft, to + soft, value));
  return (
    (pane(across, 0, 160) + pane(across, 176, 336)) *
    (pane(down, 0, 200) + pane(down, 217, 417)) *
    (1 - 0.0007 * Math.max(0, down))
  );
};

/** Faint long grain: changes with the height only, so that it runs on through the tiles of a row. */
const grain = (y: number): number =>
  Math.sin(y * 0.61) * 0.5 + Math.sin(y * 0.173 + 1.3) * 0.8 + Math.sin(y * 1.37 + 0.7) * 0.3;

/** Paints wall, window light, rail and counter over the whole canvas. */
export const paintRoom = (canvas: Canvas, room: Room): void => {
  const base = rgb(walls[room.wall]);
  const dark = base[0] + base[1] + base[2] < 380;
  const lit = mix(base, paper, dark ? 0.07 : 0.36);
  const dim = mix(base, shade, dark ? 0.24 : 0.08);
  const glow = dark ? 0.13 : 0.42;
  const { unit } = room;
  const railFrom = room.height * railTop;
  const railTo = railFrom + room.height * railThickness;

  const wallAt = (x: number, y: number): Rgb => {
    const along = (x / room.width + (y / room.horizonY) * 0.6) / 1.6;
    let color = along < 0.5 ? mix(lit, base, smooth(0, 0.5, along)) : mix(base, dim, smooth(0.5, 1, along));
    const light = windowLight(room, x, y);
    if (light > 0) color = mix(color, sun, glow * light);
    color = mix(color, shade, 0.075 * smooth(room.horizonY - 90 * unit, room.horizonY, y));
    if (room.railX !== undefined) {
      const below = (y - railTo) / unit;
      const along = room.railX === 0 ? 1 : smooth(-4, 22, (x - room.railX) / unit);
      const cast = smooth(-6, 4, below) * (1 - smooth(6, 34, below)) * along;
      color = mix(color, shade, (dark ? 0.34 : 0.2) * cast);
    }
    return color;
  };

  const railAt = (x: number, y: number): Rgb => {
    const along = (y - railFrom) / (railTo - railFrom);
    let color = mix(railColor, paper, 0.3 * (1 - smooth(0, 0.22, along)));
    color = mix(color, counterShade, 0.26 * smooth(0.6, 1, along));
    const end = (x - (room.railX ?? 0)) / unit;
    if (room.railX !== 0 && end < 5) color = mix(color, end < 2 ? counterShade : paper, 0.3);
    const fibre = Math.sin(along * 21 + Math.sin((x / unit) * 0.009) * 1.2) * Math.sin(along * 9 + 2);
    return mix(color, counterShade, 0.035 + 0.03 * fibre);
  };

  const counterAt = (x: number, y: number): Rgb => {
    const depth = (y - room.horizonY) / (room.edgeY - room.horizonY);
    // Nearly even from left to right, so that neighbouring tiles make one counter.
    let color = mix(counter, paper, 0.1 + 0.07 * depth - 0.03 * (x / room.width - 0.5));
    color = mix(color, base, 0.16 * (1 - smooth(0, 0.5, depth)));
    color = mix(color, counterShade, 0.17 * (1 - smooth(0, 0.16, depth)) + 0.035 * (1 - depth));
    return mix(color, counterShade, 0.008 * (1 + grain((depth * 0.6 + depth * depth * 0.4) * 190)));
  };

  const frontAt = (y: number): Rgb => {
    const line = 3 * unit;
    const below = y - room.edgeY;
    if (below < line) return mix(mix(counter, frontShade, 0.2), paper, 0.55 * (1 - Math.abs(below - line / 2) / line));
    return mix(counter, frontShade, 0.22 + 0.14 * ((y - room.edgeY) / (room.height - room.edgeY)));
  };

  for (let row = 0; row < canvas.height; row += 1) {
    const y = row + 0.5;
    for (let column = 0; column < canvas.width; column += 1) {
      const x = column + 0.5;
      let color: Rgb;
      if (y >= room.edgeY) color = frontAt(y);
      else if (y >= room.horizonY) color = counterAt(x, y);
      else if (room.railX !== undefined && x >= room.railX && y >= railFrom && y < railTo) color = railAt(x, y);
      else color = wallAt(x, y);
      canvas.pixels.set(color, (row * canvas.width + column) * 3);
    }
  }
};
