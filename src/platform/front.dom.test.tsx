import { afterEach, expect, it, vi } from 'vitest';
import { browserFront } from './front.ts';

const be = (visibility: DocumentVisibilityState, hasFocus: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  vi.spyOn(document, 'hasFocus').mockReturnValue(hasFocus);
};
afterEach(() => vi.restoreAllMocks());

it.each([
  ['visible', true, true],
  ['visible', false, false],
  // A tab behind, and a page that is drawn ahead.
  ['hidden', true, false],
  ['hidden', false, false],
] as const)('a page that is %s, with focus: %s, is in front: %s', (visibility, hasFocus, isInFront) => {
  be(visibility, hasFocus);
  expect(browserFront.isInFront()).toBe(isInFront);
});

it.each(['visibilitychange', 'focus'])('the event %s calls the listener only when the page is in front', (name) => {
  let told = 0;
  const stop = browserFront.onFront(() => {
    told += 1;
  });
  const happen = () => (name === 'focus' ? window : document).dispatchEvent(new Event(name));
  be('visible', false);
  happen();
  expect(told).toBe(0);
  be('visible', true);
  happen();
  expect(told).toBe(1);
  stop();
  happen();
  expect(told).toBe(1);
});
