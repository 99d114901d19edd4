import { describe, expect, it } from 'vitest';
import { pictureFormats, pictureRatios, pictureUrl, pictureWidths } from '../../contracts/shop/pictures.contract.ts';
import { cutoutOf, framedSizeOf, readWish, sizeOf } from './pictures.rules.ts';

const partsOf = (url: string) => {
  const [, , ratio = '', width = '', file = ''] = url.split('/');
  return { ratio, width, file };
};

describe('an address', () => {
  it('is understood in every ratio, width and format that the contract can write', () => {
    for (const ratio of pictureRatios)
      for (const width of pictureWidths)
        for (const format of pictureFormats)
          expect(readWish(partsOf(pictureUrl('moka-pot-steel', ratio, width, format)))).toEqual({
            ratio,
            width,
            format,
            name: 'moka-pot-steel',
          });
  });

  it.each([
    ['an unknown ratio', '5x4', '800', 'mug.avif'],
    ['a ratio of every object', 'constructor', '800', 'mug.avif'],
    ['an unknown width', '16x9', '801', 'mug.avif'],
    ['a width written otherwise', '16x9', '0800', 'mug.avif'],
    ['a width as a power', '16x9', '8e2', 'mug.avif'],
    ['a width with a sign', '16x9', '+800', 'mug.avif'],
    ['an unknown format', '16x9', '800', 'mug.png'],
    ['a format in capitals', '16x9', '800', 'mug.AVIF'],
    ['no format', '16x9', '800', 'mug'],
    ['no name', '16x9', '800', '.avif'],
    ['a name in capitals', '16x9', '800', 'Mug.avif'],
    ['a name with a dot', '16x9', '800', 'mug.small.avif'],
    ['a step upwards', '16x9', '800', '..avif'],
    ['a folder', '16x9', '800', 'mugs/mug.avif'],
    ['a backslash', '16x9', '800', 'mugs\\mug.avif'],
    ['a NUL', '16x9', '800', 'mug\0.avif'],
    ['a line end', '16x9', '800', 'mug\n.avif'],
    ['a name longer than any', '16x9', '800', `${'m'.repeat(101)}.avif`],
  ])('is refused with %s', (_, ratio, width, file) => {
    expect(readWish({ ratio, width, file })).toBeUndefined();
  });
});

describe('a cutout', () => {
  const tall = { width: 800, height: 1000 };
  const wide = { width: 2400, height: 1040 };

  it.each([
    ['original of a tall master', { ...tall, focus: [0.1, 0.1] }, 'original', [0, 0, 800, 1000]],
    ['16x9 of a tall master: its lower part', { ...tall, focus: [0.5, 0.2] }, '16x9', [0, 550, 800, 450]],
    ['4x3 of a tall master', { ...tall, focus: [0.5, 0.5] }, '4x3', [0, 400, 800, 600]],
    ['3x2 of a tall master', { ...tall, focus: [0.5, 0.5] }, '3x2', [0, 467, 800, 533]],
    ['1x1 of a tall master', { ...tall, focus: [0.5, 0.5] }, '1x1', [0, 200, 800, 800]],
    ['1x1 of a wide master around its focus', { ...wide, focus: [0.7, 0.5] }, '1x1', [1160, 0, 1040, 1040]],
    ['1x1 of a wide master, focus at the left edge', { ...wide, focus: [0, 0.5] }, '1x1', [0, 0, 1040, 1040]],
    ['1x1 of a wide master, focus at the right edge', { ...wide, focus: [1, 0.5] }, '1x1', [1360, 0, 1040, 1040]],
    ['16x9 of a wide master', { ...wide, focus: [0.5, 0.5] }, '16x9', [276, 0, 1849, 1040]],
    ['16x9 of a master of one pixel', { width: 1, height: 1, focus: [0.5, 0.5] }, '16x9', [0, 0, 1, 1]],
  ] as const)('[UI-4, UI-5] %s', (_, master, ratio, [left, top, width, height]) => {
    expect(cutoutOf(master, ratio)).toEqual({ left, top, width, height });
  });

  it('[UI-4] comes in the four shapes of the specification, and as it is', () => {
    expect(pictureRatios).toEqual(['original', '16x9', '4x3', '3x2', '1x1']);
  });

  it('[UI-5] always keeps the bottom edge, where the counter runs on into the next picture', () => {
    for (const size of [tall, wide, { width: 600, height: 600 }, { width: 1000, height: 1250 }])
      for (const ratio of pictureRatios)
        for (const y of [0, 0.3, 1]) {
          const box = cutoutOf({ ...size, focus: [0.5, y] }, ratio);
          expect(box.top + box.height, `${ratio} of ${size.width} x ${size.height}`).toBe(size.height);
          expect(box.left + box.width).toBeLessThanOrEqual(size.width);
        }
  });
});

describe('the size', () => {
  const box = { left: 0, top: 0, width: 800, height: 450 };
  it.each([
    ['is the one asked for', 640, { width: 640, height: 360 }],
    ['is the master’s where more was asked for', 2400, { width: 800, height: 450 }],
  ])('%s', (_, width, expected) => {
    expect(sizeOf(box, width)).toEqual(expected);
  });
  it('has at least one line', () => {
    expect(sizeOf({ left: 0, top: 0, width: 1000, height: 1 }, 112)).toEqual({ width: 112, height: 1 });
  });
});

it.each([
  ['a wide one', [1600, 900], 800, [800, 1000]],
  ['a small wide one', [400, 100], 800, [400, 500]],
  ['a tall one', [600, 1200], 2400, [960, 1200]],
  ['one of the same shape', [800, 1000], 1200, [800, 1000]],
  ['one of one pixel', [1, 1], 240, [1, 1]],
] as const)(
  '[RUN-7] a picture of a feed has the shape of a product’s place: %s',
  (_, [width, height], asked, expected) => {
    const size = framedSizeOf({ left: 0, top: 0, width, height }, asked);
    expect([size.width, size.height]).toEqual(expected);
  },
);
