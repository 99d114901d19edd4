import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { ConsentShell } from '../../pages/shell/Shell.tsx';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import { consentProofPath, consentProofSchema, type ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { browserCookies } from '../../platform/cookies.ts';
import { fakeBrowser, type FakeBrowserParts } from '../../testing/fake-browser.ts';
import { allSites } from '../../sites/sites.ts';
import { Value } from 'typebox/value';
import { Consent } from './Consent.tsx';
import { consentFixtures } from './consent.fixtures.ts';
import { start } from './consent.start.ts';
import { actByVendor } from './vendor.effects.ts';
import { soon } from '../../../tests/support/shops/soon.ts';

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
const clear = () => {
  document.body.innerHTML = '';
  localStorage.clear();
  for (const part of document.cookie.split(';')) document.cookie = `${part.split('=')[0]?.trim()}=; Max-Age=0; Path=/`;
};
beforeEach(clear);
afterEach(clear);

const answered = { kind: 'answer', status: 204, body: undefined } as const;

/** As the server sends it, in a browser whose cookies and storage are real. */
const put = (given: FakeBrowserParts = {}, vendor?: ConsentVendor) => {
  // Only this property is read here.
  const shell = (vendor ? { consentVendor: vendor } : {}) as ShellData;
  const element = drawPage(<ConsentShell shell={shell} />).querySelector<HTMLElement>('k-region');
  if (!element) throw new Error('no region');
  const browser = { ...fakeBrowser({ answer: () => answered, ...given }), cookies: browserCookies };
  const announced: (readonly string[])[] = [];
  browser.events.on('kontor:consent-updated', ({ categories }) => announced.push(categories));
  const stop = start(element, browser);
  const banner = () => element.querySelector<HTMLElement>('[data-banner]');
  const dialog = () => element.querySelector('dialog');
  const press = async (within: HTMLElement | null | undefined, value: string) => {
    within?.querySelector<HTMLElement>(`[name="consent"][value="${value}"]`)?.click();
    await vi.dynamicImportSettled();
  };
  return { element, browser, announced, stop, banner, dialog, press };
};
const proofsOf = ({ calls }: { readonly calls: readonly { readonly path: string; readonly body?: unknown }[] }) =>
  calls.filter(({ path }) => path === consentProofPath).map(({ body }) => body);

describe.each(Object.entries<{ readonly vendor?: ConsentVendor }>(consentFixtures))('consent: %s', (_, props) => {
  it('[CONS-2] passes axe, shown and hidden', async () => {
    const body = drawPage(<Consent {...props} />);
    expect(await axeFaults(body)).toEqual([]);
    for (const part of body.querySelectorAll('[data-banner]')) part.removeAttribute('hidden');
    for (const part of body.querySelectorAll('dialog')) part.open = true;
    expect(await axeFaults(body)).toEqual([]);
  });
});

const titles = new Set<string>();
it.each(allSites)('[CONS-2] on $code question and settings have their texts', ({ code }) => {
  const t = pageWords(code);
  const body = drawPage(<Consent />, code);
  const words = textOf(body);
  for (const key of [
    'consent.title',
    'consent.refuse',
    'consent.accept',
    'consent.settings',
    'consent.necessary',
    'consent.C0003',
    'consent.C0003Text',
    'consent.C0004',
    'consent.C0004Text',
  ] as const)
    expect(words).toContain(t(key).replaceAll('\u00A0', ' '));
  expect(words).not.toContain('consent.');
  titles.add(t('consent.title'));
});
it('[CONS-2] each of the seven languages has its own texts', () => expect(titles.size).toBe(7));

describe('the question', () => {
  it('[CONS-2] is hidden in the HTML, and shown by the script to visitors who have not answered it yet', async () => {
    expect(drawPage(<Consent />).querySelector<HTMLElement>('[data-banner]')?.hidden).toBe(true);
    const { banner, browser } = put();
    await Promise.resolve();
    expect(banner()?.hidden).toBe(false);
    expect(browser.calls).toEqual([]);
    expect([document.cookie, localStorage.length]).toEqual(['', 0]);
  });

  it('[CONS-2] treats yes and no as equals, with neither preselected', () => {
    const { banner, dialog } = put();
    for (const place of [banner(), dialog()]) {
      const [no, yes] = ['none', 'all'].map((value) => place?.querySelector(`[value="${value}"]`));
      expect(no?.getAttributeNames()).toEqual(yes?.getAttributeNames());
      for (const name of ['class', 'data-kind', 'data-size', 'data-width'])
        expect(no?.getAttribute(name)).toBe(yes?.getAttribute(name));
    }
    expect([...(dialog()?.querySelectorAll('input') ?? [])].map(({ checked }) => checked)).toEqual([false, false]);
  });

  it.each([
    ['all', ['C0001', 'C0003', 'C0004']],
    ['none', ['C0001']],
  ] as const)('[CONS-2] answered with %s is stored, announced, proven and hidden', async (value, categories) => {
    const { banner, browser, announced, press, element } = put();
    await press(banner(), value);
    expect(banner()?.hidden).toBe(true);
    expect(announced).toEqual([categories]);
    expect(consentIn(browserCookies)).toEqual({ C0003: value === 'all', C0004: value === 'all' });
    expect(browserCookies.get(decidedCookie)).toMatch(/^1970-/);
    expect(textOf(element.querySelector('output'))).toBe(pageWords('DE')('consent.said'));
    const [proof, ...more] = proofsOf(browser);
    expect(more).toEqual([]);
    expect(proof).toEqual({ consentId: 'id-1', categories: categories.slice(1), words: 1 });
    expect(Value.Check(consentProofSchema.properties.categories, categories.slice(1))).toBe(true);
  });

  it('[CONS-2] is not shown again once answered, and the choice is announced when the page starts', async () => {
    const first = put();
    await first.press(first.banner(), 'all');
    const next = put();
    await vi.dynamicImportSettled();
    expect(next.banner()?.hidden).toBe(true);
    expect(next.announced).toEqual([['C0001', 'C0003', 'C0004']]);
    expect(proofsOf(next.browser)).toEqual([]);
  });

  it('[CONS-2] is shown again when the text of the question has changed', async () => {
    document.cookie = `${decidedCookie}=x; Path=/`;
    document.cookie = `${consentCookie}=words=0&groups=C0003:1; Path=/`;
    const { banner, announced } = put();
    await vi.dynamicImportSettled();
    expect(banner()?.hidden).toBe(false);
    expect(announced).toEqual([]);
  });
});

describe('a script that does not come', () => {
  beforeEach(() => {
    vi.doMock('./choice.effects.ts', () => {
      throw new Error('500');
    });
  });
  afterEach(() => {
    vi.doUnmock('./choice.effects.ts');
  });

  it('[CONS-2] grants nothing: the question is hidden until the next page', async () => {
    const { banner, browser, press, announced } = put();
    await soon(() => expect(banner()?.hidden).toBe(false));
    await press(banner(), 'all');
    await soon(() => expect(banner()?.hidden).toBe(true));
    expect([document.cookie, announced, browser.calls]).toEqual(['', [], []]);
  });

  it.each(['the question', 'the end of the page'])(
    '[CONS-2, FOOT-11] leads from %s to the page on stored data',
    async (from) => {
      const { banner, browser, element, press } = put();
      const led = vi.fn((event: Event) => event.preventDefault());
      element.querySelector('a')?.addEventListener('click', led);
      if (from === 'the question') await press(banner(), 'open');
      else browser.events.emit('kontor:consent-settings', {});
      await soon(() => expect(led).toHaveBeenCalledTimes(1));
    },
  );
});

describe('the settings', () => {
  it('[CONS-2, FOOT-11] open on request, and the requester learns that they do', async () => {
    const { browser, dialog } = put();
    const taken = vi.fn();
    browser.events.emit('kontor:consent-settings', { taken });
    await vi.dynamicImportSettled();
    expect(taken).toHaveBeenCalledOnce();
    expect(dialog()?.open).toBe(true);
  });

  it('[CONS-2] grant one category, show it the next time, and prove it', async () => {
    const { banner, browser, dialog, announced, press } = put();
    await press(banner(), 'open');
    const ticks = () => [...(dialog()?.querySelectorAll('input') ?? [])];
    ticks()[1]?.click();
    await press(dialog(), 'chosen');
    expect([dialog()?.open, banner()?.hidden]).toEqual([false, true]);
    expect(announced).toEqual([['C0001', 'C0004']]);
    expect(proofsOf(browser)).toMatchObject([{ categories: ['C0004'] }]);
    await press(banner(), 'open');
    expect(ticks().map(({ checked }) => checked)).toEqual([false, true]);
  });

  it('[CONS-2] withdraw consent under the same id, and stored data is deleted', async () => {
    const { banner, browser, dialog, announced, press } = put();
    await press(banner(), 'all');
    const keys = [
      'kontor.visitor',
      'kontor.history',
      'search_track_visit_pds_event_101110001',
      'search_track_add_to_basket_event_101110001',
    ];
    for (const key of [...keys, 'kontor.cart', 'kontor-app-banner']) localStorage.setItem(key, 'x');
    document.cookie = '_ga=1; Path=/';
    document.cookie = '_ga_AB12=1; Path=/';
    document.cookie = '_gcl_au=1; Path=/';
    document.cookie = 'LoginToken=1; Path=/';
    await press(banner(), 'open');
    await press(dialog(), 'none');
    expect(announced.at(-1)).toEqual(['C0001']);
    expect(consentIn(browserCookies)).toEqual({ C0003: false, C0004: false });
    expect(Object.keys(localStorage).toSorted()).toEqual(['kontor-app-banner', 'kontor.cart']);
    expect(document.cookie).not.toMatch(/_ga|_gcl/);
    expect(document.cookie).toContain('LoginToken=1');
    expect(proofsOf(browser)).toMatchObject([{ consentId: 'id-1' }, { consentId: 'id-1', categories: [] }]);
  });

  it('[CONS-2] change nothing when closed, and the question stays', async () => {
    const { banner, dialog, announced, press } = put();
    await press(banner(), 'open');
    await press(dialog(), 'close');
    expect([dialog()?.open, banner()?.hidden, announced]).toEqual([false, false, []]);
  });

  it('[CONS-2] retry the proof four times when the server fails', async () => {
    const { banner, browser, press } = put({ answer: () => ({ kind: 'failed', reason: 'network' }) });
    await press(banner(), 'none');
    for (let n = 0; n < 8; n += 1) {
      await Promise.resolve();
      await soon(() => expect(browser.warnings.length).toBe(proofsOf(browser).length));
      browser.clock.pass(2000);
    }
    expect(proofsOf(browser)).toHaveLength(5);
    expect(new Set(proofsOf(browser).map((proof) => JSON.stringify(proof))).size).toBe(1);
  });

  it('does nothing after the region was removed', async () => {
    const { browser, stop, dialog } = put();
    stop?.();
    browser.events.emit('kontor:consent-settings', {});
    await vi.dynamicImportSettled();
    expect(dialog()?.open).toBe(false);
  });
});

describe('a vendor', () => {
  const { vendor } = consentFixtures['a vendor asks: the region is empty'];
  const dataset = {
    vendor: vendor.script,
    live: vendor.live,
    dev: vendor.dev,
    systems: vendor.systemsSuffix,
  };

  it.each([
    ['http://de.localhost:3000/', vendor.dev],
    ['https://shop.systems.example/', vendor.dev],
    ['https://www.kontor.example/', vendor.live],
  ])('[CONS-1] gets its script with the id that %s means', async (href, id) => {
    put({ href }, vendor);
    await vi.dynamicImportSettled();
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ src, dataset: data }) => [src, data['domainScript']])).toEqual([[vendor.script, id]]);
    for (const script of scripts) script.remove();
  });

  it('[CONS-1, CONS-2] announces its choices by the shop’s event, shows its settings, and deletes the data of refused categories', () => {
    const script = { load: vi.fn<(src: string, id: string, heard: () => void) => void>(), openSettings: vi.fn() };
    const browser = { ...fakeBrowser(), cookies: browserCookies };
    const announced: (readonly string[])[] = [];
    browser.events.on('kontor:consent-updated', ({ categories }) => announced.push(categories));
    const refused = vi.fn();
    actByVendor(dataset, browser, 'begin', refused, script);
    const heard = script.load.mock.calls[0]?.[2];
    heard?.();
    expect(announced).toEqual([]);
    document.cookie = `${consentCookie}=groups=C0001%3A1%2CC0003%3A1%2CC0004%3A0; Path=/`;
    document.cookie = `${decidedCookie}=x; Path=/`;
    heard?.();
    expect(announced).toEqual([['C0001', 'C0003']]);
    expect(refused).toHaveBeenCalledWith({ C0003: true, C0004: false });
    actByVendor(dataset, browser, 'open', refused, script);
    expect(script.openSettings).toHaveBeenCalledOnce();
  });
});
