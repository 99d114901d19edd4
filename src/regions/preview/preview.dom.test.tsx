import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  browserOf,
  field,
  hero,
  json,
  nothingSet,
  opened,
  panel,
  panelShop,
  paths,
  press,
  resetPanel,
  set,
  status,
  statusText,
  words,
} from '../../../tests/support/browser/preview-panel.ts';
import { leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { checkauth } from './staff-check.ts';
import { island } from './preview.island.tsx';
import { start } from './preview.start.ts';

beforeEach(resetPanel);
afterEach(leavePage);

describe('[PREV-2] the visitors that it is for', () => {
  it.each([{ StaffAuthToken: 'x' }, { CobraAuthToken: 'x' }])(
    'staff with %j and a check that says so',
    async (cookies) => {
      const element = await panel(browserOf(cookies));
      expect(element.textContent).toContain(words.open);
    },
  );

  it('makes no request and shows nothing without one of the two cookies', () => {
    const browser = browserOf({ LoginToken: 'x', PreviewActive: '1' });
    const element = putRegion({ island, props: {}, browser });
    const wake = vi.fn();
    start(element, browser, wake);
    expect([wake.mock.calls.length, browser.calls, element.querySelector('button')]).toEqual([0, [], null]);
  });

  it.each([
    json(401, { status: 'UNAUTHORIZED' }),
    json(500, { status: 'INTERNAL_ERROR' }),
    { kind: 'failed', reason: 'network' } as const,
  ])('shows nothing if checkauth refuses: %j', async (refusal) => {
    panelShop.auth = refusal;
    const browser = browserOf();
    const element = putRegion({ island, props: {}, browser });
    const region = element as HTMLElement & { readonly wake: () => void };
    start(element, browser, region.wake);
    await soon(() => expect(browser.calls).toHaveLength(1));
    await soon(() => expect(element.dataset['status']).toBe('awake'));
    expect(element.querySelector('button, dialog')).toBeNull();
  });

  it('sends checkauth once per page', async () => {
    const browser = browserOf();
    await Promise.all([checkauth(browser), checkauth(browser)]);
    expect(paths(browser)).toEqual(['/service/preview/api/auth/checkauth']);
  });
});

describe('[PREV-1] the panel', () => {
  it('is a modal with all its parts', async () => {
    const element = await opened();
    const dialog = element.querySelector('dialog');
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Preview settings',
    );
    for (const label of ['Date', 'Time', 'Test name', 'Group']) expect(field(element, label)).toBeTruthy();
    expect(element.querySelector('summary')?.textContent).toBe('A/B test');
    const buttons = [...element.querySelectorAll('dialog button')].map(({ textContent }) => textContent);
    expect(buttons).toEqual(expect.arrayContaining(['Set preview settings', 'Logout']));
    const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('closes by a press on the backdrop, and not by one inside', async () => {
    const element = await opened();
    const dialog = element.querySelector('dialog');
    dialog?.querySelector('h2')?.click();
    expect(dialog?.open).toBe(true);
    dialog?.click();
    expect(dialog?.open).toBe(false);
  });

  it('can be in German, and remembers the choice', async () => {
    const browser = browserOf();
    const element = await opened(browser);
    press(element, 'Deutsch');
    await soon(() => expect(element.textContent).toContain('Vorschau setzen'));
    expect(browser.kept.get('kontor-staff-language')).toBe('de');
  });

  it('starts with the current settings, in the time zone of the site', async () => {
    panelShop.auth = json(200, {
      ...nothingSet,
      dateTime: '2026-03-06T07:00:00.000Z',
      abTestName: 'hero',
      abTestGroup: 'B',
    });
    const element = await opened();
    await soon(() => expect(field(element, 'Group').value).toBe('B'));
    expect([field(element, 'Date').value, field(element, 'Time').value]).toEqual(['2026-03-06', '08:00']);
  });
});

describe('[PREV-3] its calls', () => {
  it('renews on opening and every five minutes', async () => {
    const browser = browserOf();
    await opened(browser);
    const renewals = () => paths(browser).filter((path) => path === '/service/preview/api/auth/login/renew').length;
    expect(renewals()).toBe(1);
    browser.clock.pass(299_999);
    await drawn();
    expect(renewals()).toBe(1);
    browser.clock.pass(1);
    expect(renewals()).toBe(2);
  });

  it('logs out, and reloads the page', async () => {
    const browser = browserOf();
    const element = await opened(browser);
    press(element, 'Logout');
    await soon(() => expect(browser.visited).toEqual(['http://de.localhost/']));
    expect(paths(browser)).toContain('/service/preview/api/auth/logout');
  });

  it('sends moment, test and group, and reloads the page when closed', async () => {
    const browser = browserOf();
    const element = await opened(browser);
    set(field(element, 'Date'), '2026-03-06');
    set(field(element, 'Time'), '08:00');
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    set(field(element, 'Test name'), 'hero');
    await soon(() => expect(field(element, 'Group').disabled).toBe(false));
    set(field(element, 'Group'), 'B');
    press(element, 'Set preview settings');
    await soon(() => expect(status(element)).toContain('Settings applied successfully.'));
    expect(paths(browser).at(-1)).toBe(
      '/service/preview/api/token?test=hero&group=B&previewDateTime=2026-03-06T07%3A00%3A00.000Z',
    );
    press(element, 'Copy link');
    await soon(() => expect(browser.copied).toEqual(['http://de.localhost/service/preview/open?token=t']));
    element.querySelector('dialog')?.close();
    await soon(() => expect(browser.visited).toHaveLength(1));
  });
});

describe('[PREV-5] the messages about tests', () => {
  it.each([
    ['Active tests found.', json(200, { tests: [hero] })],
    ['No active tests for this date.', json(200, { tests: [] })],
    ['Failed to fetch AB tests.', json(500, {})],
    ['Failed to fetch AB tests.', { kind: 'failed', reason: 'network' } as const],
  ])('%s', async (text, tests) => {
    panelShop.tests = tests;
    const element = await opened();
    await soon(() => expect(statusText(element)).toBe(text));
  });

  it('shows Loading tests..., then the tests of the changed date', async () => {
    const element = await opened();
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    panelShop.tests = json(200, { tests: [] });
    const seen: (string | null | undefined)[] = [];
    const watcher = new MutationObserver(() => seen.push(statusText(element)));
    watcher.observe(element, { subtree: true, childList: true, characterData: true });
    set(field(element, 'Date'), '2026-03-06');
    await soon(() => expect(statusText(element)).toBe('No active tests for this date.'));
    watcher.disconnect();
    expect(seen).toContain('Loading tests...');
  });

  it('enables the group, which is reset and required, with a test, and clears it without', async () => {
    const element = await opened();
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    expect(field(element, 'Group').disabled).toBe(true);
    set(field(element, 'Test name'), 'hero');
    await soon(() => expect(field(element, 'Group').disabled).toBe(false));
    const group = field(element, 'Group');
    expect([group.value, group.selectedOptions[0]?.textContent]).toEqual(['', 'Select a group']);
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Required');
    set(group, 'B');
    await soon(() => expect(group.getAttribute('aria-invalid')).toBe('false'));
    set(field(element, 'Test name'), '');
    await soon(() => expect([group.disabled, group.value]).toEqual([true, '']));
  });

  it('shows Please also select an A/B test group!, and sends nothing', async () => {
    const browser = browserOf();
    const element = await opened(browser);
    await soon(() => expect(statusText(element)).toBe('Active tests found.'));
    set(field(element, 'Test name'), 'hero');
    await soon(() => expect(field(element, 'Group').disabled).toBe(false));
    press(element, 'Set preview settings');
    await soon(() => expect(status(element)).toContain('Please also select an A/B test group!'));
    expect(paths(browser).some((path) => path.includes('/token'))).toBe(false);
    element.querySelector<HTMLButtonElement>('[role="status"] button')?.click();
    await soon(() => expect(status(element)).toBe(''));
  });

  it('[PREV-6] an empty selection is valid and means now', async () => {
    const browser = browserOf();
    const element = await opened(browser);
    press(element, 'Set preview settings');
    await soon(() => expect(status(element)).toContain('Settings applied successfully.'));
    expect(paths(browser).at(-1)).toContain('test=&group=&previewDateTime=1970-01-01T00%3A00%3A00.000Z');
  });

  it.each([
    json(400, { status: 'BAD_REQUEST' }),
    json(401, {}),
    json(500, {}),
    { kind: 'failed', reason: 'timeout' } as const,
  ])('[PREV-6] Applying settings failed. (%j)', async (refusal) => {
    panelShop.token = refusal;
    const element = await opened();
    press(element, 'Set preview settings');
    await soon(() => expect(status(element)).toContain('Applying settings failed.'));
    expect(element.querySelector('[role="status"] [data-kind]')?.getAttribute('data-kind')).toBe('error');
  });
});

describe('[PREV-7] the mark', () => {
  const mark = { at: '2026-03-06T07:00:00.000Z', groups: ['hero: B'], back: '/kaffee-c1000.html' };
  it('shows moment and group on the page, and ends the preview without JavaScript', () => {
    const element = putRegion({ island, props: { mark }, browser: browserOf({}), script: false });
    expect(element.textContent).toContain('Preview2026-03-06 08:00 · hero: B');
    const form = element.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/service/preview/leave']);
    expect(form?.querySelector('input')?.value).toBe('/kaffee-c1000.html');
  });
});
