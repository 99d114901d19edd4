import { afterEach, expect, it, vi } from 'vitest';
import { realBrowser } from './browser.ts';

const { onceOpened } = realBrowser('');
const prerender = (isPrerendered: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendered, configurable: true });
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

it.each([
  ['that cannot prerender', () => {}],
  ['that was not prerendered', () => prerender(false)],
])('a page %s is open at once', (_, set) => {
  set();
  const listener = vi.fn();
  onceOpened(listener)();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('a prerendered page is opened once, later', () => {
  prerender(true);
  const listener = vi.fn();
  const never = vi.fn();
  onceOpened(listener);
  onceOpened(never)();
  expect(listener).not.toHaveBeenCalled();
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(never).not.toHaveBeenCalled();
});

it('the connection is back once a request can use it, not when the browser first says so', () => {
  vi.useFakeTimers();
  const { onOnline } = realBrowser('');
  const listener = vi.fn();
  const stop = onOnline(listener);
  dispatchEvent(new Event('online'));
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(1);
  // Twice within the half second is one.
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(400);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(500);
  expect(listener).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
