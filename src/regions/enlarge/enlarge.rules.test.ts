import { describe, expect, it } from 'vitest';
import { boundedZoom, isDoubleTap, middleOf, placeAmong, scrollKeeping, spreadOf } from './enlarge.rules.ts';

describe('a double tap', () => {
  const first = { atMs: 1000, x: 100, y: 100 };
  it.each([
    [{ atMs: 1299, x: 100, y: 100 }, true],
    [{ atMs: 1300, x: 100, y: 100 }, false],
    [{ atMs: 1100, x: 120, y: 120 }, true],
    [{ atMs: 1100, x: 130, y: 100 }, false],
    [{ atMs: 1100, x: 100, y: 70 }, false],
  ])('[SHOP-10] is two taps that are near in time and place: %j', (second, isOne) => {
    expect(isDoubleTap(first, second)).toBe(isOne);
  });

  it('is not the first tap', () => {
    expect(isDoubleTap(undefined, first)).toBe(false);
  });
});

describe('a pinch', () => {
  it('is measured between two fingers, and holds the point in the middle', () => {
    expect(spreadOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toBe(50);
    expect(middleOf({ x: 10, y: 20 }, { x: 30, y: 60 })).toEqual({ x: 20, y: 40 });
  });

  it.each([
    [0.4, 1],
    [1, 1],
    [2.5, 2.5],
    [3, 3],
    [7, 3],
  ])('[SHOP-10] enlarges to between 1 and 3: %s gives %s', (asked, zoom) => {
    expect(boundedZoom(asked)).toBe(zoom);
  });
});

describe('the scroll position of a growing picture', () => {
  it.each([
    ['a point of a picture that fills the frame', { frame: 400, picture: 400, scrolled: 0 }, 100, 3, 200],
    ['the left edge', { frame: 400, picture: 400, scrolled: 0 }, 0, 3, 0],
    ['the right edge', { frame: 400, picture: 400, scrolled: 0 }, 400, 3, 800],
    ['the middle of a narrow picture', { frame: 1000, picture: 400, scrolled: 0 }, 500, 3, 100],
    ['a narrow picture that stays narrow', { frame: 1000, picture: 300, scrolled: 0 }, 500, 2, 0],
    ['a picture that was scrolled and shrinks', { frame: 400, picture: 1200, scrolled: 200 }, 100, 1 / 3, 0],
    ['a point outside of the picture', { frame: 1000, picture: 400, scrolled: 0 }, 100, 3, 0],
  ] as const)('keeps %s under the pointer', (_, axis, point, factor, scrolled) => {
    expect(scrollKeeping(axis, point, factor)).toBeCloseTo(scrolled);
  });
});

it.each([
  [5, 5, 0],
  [-1, 5, 4],
  [2, 5, 2],
  [1, 1, 0],
])('place %s among %s pictures is %s', (place, count, shown) => {
  expect(placeAmong(place, count)).toBe(shown);
});
