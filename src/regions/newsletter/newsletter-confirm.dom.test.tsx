import { afterEach, expect, it } from 'vitest';
import { fakeBrowser } from '../../platform/fake.ts';
import type { HttpResult } from '../../platform/http.ts';
import { knownStorageKey } from './newsletter-confirm.constants.ts';
import { start } from './newsletter-confirm.start.ts';

const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });
const put = (answer: HttpResult) => {
  document.body.innerHTML = '<form><input type="hidden" name="token" value="abc"></form>';
  const browser = fakeBrowser({ answer: () => answer });
  return { browser, stop: start(document.body, browser) };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => document.body.replaceChildren());

it('[NEWS-8] confirms nothing before somebody sees the page', async () => {
  const { browser, stop } = put(json(200, {}));
  await settled();
  expect(browser.calls).toEqual([]);
  stop?.();
  browser.beSeen();
  expect(browser.calls).toEqual([]);
});

it('[NEWS-8] [FOOT-3] confirms once it is seen, remembers it and leads to the preferences', async () => {
  const { browser } = put(json(200, { state: 'confirmed', subscriberToken: 'next' }));
  browser.beSeen();
  await settled();
  expect(browser.calls).toMatchObject([
    { method: 'PUT', path: '/service/newsletter/api/internal/newsletter-subscribers/abc/doi' },
  ]);
  expect(browser.kept.get(knownStorageKey)).toBe('confirmed');
  expect(browser.visited).toEqual(['/subscribenewsletter/preferences?token=next&confirmed=1']);
});

it('[NEWS-9] leads to the form and its banner when the link is gone', async () => {
  const { browser } = put(json(404, {}));
  browser.beSeen();
  await settled();
  expect(browser.visited).toEqual(['/subscribenewsletter?link=invalid']);
});

it.each([json(500, {}), { kind: 'failed', reason: 'network' } as const])(
  '[NEWS-8] leaves the button where it fails: %j',
  async (answer) => {
    const { browser } = put(answer);
    browser.beSeen();
    await settled();
    expect(browser.visited).toEqual([]);
    expect(browser.kept.has(knownStorageKey)).toBe(false);
  },
);
