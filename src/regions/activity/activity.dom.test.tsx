import { describe, expect, it } from 'vitest';
import { renewLoginPath } from '../../contracts/customer/login.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpResult } from '../../platform/http.ts';
import { renewalMarkKey } from './activity.constants.ts';
import { loginTokenOf } from './activity.fixtures.ts';
import { start } from './activity.start.ts';
// Loaded on demand in the browser; imported here so that it is available at once.
import './activity.effects.ts';

const minute = 60_000;
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const open = async (given: { status?: number; platform?: string; token?: string } = {}) => {
  const { status = 201, platform, token = loginTokenOf(0) } = given;
  const cookies: Record<string, string> = {
    LoginToken: token,
    ...(platform === undefined ? {} : { Platform: platform }),
  };
  const answer = (): HttpResult => {
    if (status === 0) return { kind: 'failed', reason: 'network' };
    if (status === 201) cookies['LoginToken'] = loginTokenOf(browser.clock.now() / 1000);
    return { kind: 'answer', status, body: {} };
  };
  const browser = fakeBrowser({ cookies, answer });
  const pass = async (ms: number) => {
    browser.clock.pass(ms);
    await settled();
  };
  const stop = start(document.createElement('k-region'), browser);
  await settled();
  return { browser, cookies, pass, stop, calls: () => browser.calls.map(({ method, path }) => `${method} ${path}`) };
};
const renewal = `POST ${renewLoginPath}`;

describe('the activity watcher', () => {
  it('[LOGIN-4] renews the login of an active visitor once it is due', async () => {
    const { browser, pass, calls } = await open();
    for (let look = 0; look < 3; look += 1) {
      browser.act();
      await pass(3 * minute);
    }
    expect(calls()).toEqual([]);
    browser.act();
    await pass(3 * minute);
    expect(calls()).toEqual([renewal]);
    expect(browser.calls[0]?.body).toEqual({});
  });

  it('[LOGIN-4] lets the login of an idle visitor end', async () => {
    const { pass, calls } = await open();
    await pass(40 * minute);
    expect(calls()).toEqual([]);
  });

  it('[LOGIN-4] keeps an active login through a server that fails for nine minutes', async () => {
    const given = { status: 503 };
    const { browser, pass, calls } = await open(given);
    browser.act();
    await pass(9 * minute);
    browser.act();
    for (let look = 0; look < 3; look += 1) await pass(3 * minute);
    expect(calls()).toEqual([renewal, renewal, renewal]);
  });

  it.each([
    [200, 'the longest life'],
    [401, 'a refusal'],
  ])('[LOGIN-3] stops after %i (%s) until there is another login', async (status) => {
    const { browser, cookies, pass, calls } = await open({ status });
    await pass(9 * minute);
    browser.act();
    await pass(3 * minute);
    expect(calls()).toEqual([renewal]);
    browser.act();
    await pass(6 * minute);
    expect(calls()).toEqual([renewal]);
    cookies['LoginToken'] = loginTokenOf(browser.clock.now() / 1000 - 700, { lid: 'another' });
    await pass(10_000);
    browser.act();
    await pass(3 * minute);
    expect(calls()).toEqual([renewal, renewal]);
  });

  it.each(['SMARTPHONE', 'TABLET', 'tablet'])('[LOGIN-4] does nothing in an app: %s', async (platform) => {
    const { browser, pass, calls } = await open({ platform });
    browser.act();
    await pass(12 * minute);
    browser.act();
    await pass(12 * minute);
    expect(calls()).toEqual([]);
  });

  it('[LOGIN-4] leaves a renewal to the tab that started it', async () => {
    const { browser, pass, calls } = await open();
    await pass(9 * minute);
    browser.act();
    browser.kept.set(renewalMarkKey, String(12 * minute - 1000));
    await pass(3 * minute);
    expect(calls()).toEqual([]);
    // That tab was closed in the middle of it: the next check renews.
    await pass(3 * minute);
    expect(calls()).toEqual([renewal]);
    expect(browser.kept.has(renewalMarkKey)).toBe(false);
  });

  it('[LOGIN-4] pauses while the page is hidden, and ends with its region', async () => {
    const { browser, pass, calls, stop } = await open();
    browser.act();
    browser.show(false);
    await pass(12 * minute);
    expect(calls()).toEqual([]);
    browser.show(true);
    await settled();
    expect(calls()).toEqual([renewal]);
    stop?.();
    browser.act();
    await pass(20 * minute);
    expect(calls()).toEqual([renewal]);
  });

  it('[LOGIN-4] logs nothing when a renewal fails', async () => {
    const { browser, pass } = await open({ status: 0 });
    await pass(9 * minute);
    browser.act();
    await pass(3 * minute);
    expect(browser.warnings).toEqual([]);
  });

  it('[LOGIN-4] fetches nothing without a login, and checks for one every ten seconds', async () => {
    const { browser, cookies, pass, calls } = await open({ token: '' });
    delete cookies['LoginToken'];
    const alone = fakeBrowser({ cookies });
    start(document.createElement('k-region'), alone);
    alone.clock.pass(30_000);
    cookies['LoginToken'] = loginTokenOf(-700);
    alone.clock.pass(9000);
    await settled();
    expect(alone.calls).toEqual([]);
    alone.clock.pass(1000);
    await settled();
    expect(alone.calls.map(({ path }) => path)).toEqual([renewLoginPath]);
    expect(calls()).toEqual([]);
    await pass(0);
    expect(browser.warnings).toEqual([]);
  });
});
