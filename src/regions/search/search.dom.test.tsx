import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { awake, fieldsOf, leavePage, putRegion, takeSaid } from '../../../tests/support/pages/region-page.tsx';
import { drawn, soon } from '../../../tests/support/shops/soon.ts';
import { Value } from 'typebox/value';
import { redirectsPath } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { trackedEventSchema } from '../../contracts/tracking/tracking.contract.ts';
import { fakeBrowser, type FakeBrowserParts } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { retryDelayMs, typingPauseMs } from './search.constants.ts';
import { handfAnswer, handfRows, searchFixtures } from './search.fixtures.ts';
import { island } from './search.island.tsx';
import { start } from './search.start.ts';
import type { SearchBoxProps } from './SearchBox.tsx';

afterEach(leavePage);

const t = regionWords('DE');
const given = (body: unknown, status = 200): HttpResult => ({ kind: 'answer', status, body });
const table = { newsletter: '/subscribenewsletter', geschenkkarte: 'https://sister.example/gift' };

interface Page extends Omit<FakeBrowserParts, 'answer'> {
  readonly props?: SearchBoxProps;
  readonly code?: SiteCode;
  readonly suggest?: (request: HttpRequest) => HttpResult | Promise<HttpResult>;
  readonly redirects?: HttpResult;
}

/** A page with the box in it, as the server sends it, and the browser behind. */
const page = ({ props = searchFixtures.empty, code = 'DE', suggest, redirects, ...parts }: Page = {}) => {
  const browser = fakeBrowser({
    width: 1440,
    ...parts,
    answer: (request) =>
      request.path === redirectsPath
        ? (redirects ?? given({ redirects: table }))
        : (suggest ?? (() => given(handfAnswer)))(request),
  });
  const element = putRegion({ island, props, browser, code });
  return { browser, element };
};

const field = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[name="query"]');
  if (!input) throw new Error('there is no field');
  return input;
};
const type = (element: HTMLElement, text: string): void => {
  const input = field(element);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (element: HTMLElement, key: string): boolean =>
  field(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const buttonOf = (element: HTMLElement, name: Parameters<typeof t>[0]) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === t(name));
const submit = (element: HTMLElement): void =>
  void element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const options = (element: HTMLElement) => [...element.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
const status = (element: HTMLElement) => element.querySelector('output')?.textContent;
const asked = (calls: readonly HttpRequest[]) =>
  calls.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('q') ?? []);

/** Whether going back would close the search. */
const hasStep = (): boolean => history.state !== null;

/** Awake, the focus in the field, `text` typed, the typing paused. */
const typed = async ({ browser, element }: ReturnType<typeof page>, text = 'handf') => {
  await awake(element);
  field(element).focus();
  type(element, text);
  browser.clock.pass(typingPauseMs);
};
/** The same, and its rows are shown. */
const opened = async (parts: Page = {}) => {
  const shown = page(parts);
  await typed(shown);
  await soon(() => expect(options(shown.element)).toHaveLength(handfRows.length));
  return shown;
};

describe.each(Object.entries<SearchBoxProps>(searchFixtures))('the search box %s', (_name, props) => {
  it('[SRCH-1] is a plain form that shows the term and sends query, page and order', () => {
    const element = putRegion({ island, props, browser: fakeBrowser({}), script: false });
    const form = element.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    expect(fieldsOf(form)).toEqual({ query: props.term, page: '1', sort: 'relevance' });
  });

  it('wakes without changing anything, and passes axe', async () => {
    const { element } = page({ props });
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('the field', () => {
  it('[SRCH-1] takes 200 characters and no more', () => {
    expect(field(page().element).maxLength).toBe(200);
  });

  it.each(['', '   '])('[SRCH-1] only takes the focus when it is sent with %j', async (term) => {
    const { element, browser } = page({ props: { term } });
    await awake(element);
    submit(element);
    await drawn();
    expect(document.activeElement).toBe(field(element));
    expect(browser.visited).toEqual([]);
  });

  it('[SRCH-1, SRCH-7] goes to the results with a term', async () => {
    const { element, browser } = page({ suggest: () => given({}, 500) });
    await typed({ element, browser }, '<b>kaffee & ä');
    submit(element);
    expect(browser.visited).toEqual(['/search?query=%3Cb%3Ekaffee+%26+%C3%A4&page=1&sort=relevance']);
  });

  it('[SRCH-3] is sent without the spaces between digits', async () => {
    const { element, browser } = page();
    await typed({ element, browser }, ' 101 110 001 ');
    expect(asked(browser.calls)).toEqual(['101110001']);
    submit(element);
    expect(browser.visited).toEqual(['/search?query=101110001&page=1&sort=relevance']);
  });

  it('[SRCH-1] offers to clear what stands in it, then has the focus', async () => {
    const { element } = await opened();
    buttonOf(element, 'search.clear')?.click();
    await soon(() => expect(buttonOf(element, 'search.clear')).toBeUndefined());
    expect(field(element).value).toBe('');
    expect(document.activeElement).toBe(field(element));
    expect(options(element)).toEqual([]);
  });

  it.each([
    ['http://de.localhost/x-p101110001.html?query=handfilter', 'handfilter'],
    ['http://de.localhost/x-p101110001.html?query=%3Cb%3E', '<b>'],
    [`http://de.localhost/?query=${'a'.repeat(300)}`, 'a'.repeat(200)],
    ['http://de.localhost/?query=', ''],
    ['http://de.localhost/?other=handfilter', ''],
  ])('[SRCH-1] shows what the address %s asks for, awake or not', async (href, value) => {
    const { element, browser } = page({ href });
    start(element, browser);
    expect(field(element).value.slice(0, 200)).toBe(value);
    await awake(element);
    expect(field(element).value).toBe(value);
  });

  it('keeps what the visitor typed before hydration', () => {
    const { element, browser } = page({ href: 'http://de.localhost/?query=handfilter' });
    field(element).value = 'kaff';
    start(element, browser);
    expect(field(element).value).toBe('kaff');
  });
});

describe('suggestions', () => {
  it('[SRCH-2, SRCH-3] are asked for once the typing pauses, from two characters on', async () => {
    const { browser, element } = page();
    await awake(element);
    field(element).focus();
    for (const text of ['h', 'ha', 'han']) {
      type(element, text);
      browser.clock.pass(typingPauseMs - 1);
    }
    await drawn();
    expect(asked(browser.calls)).toEqual([]);
    browser.clock.pass(1);
    expect(asked(browser.calls)).toEqual(['han']);
  });

  it('[SRCH-5] are a list of choices that belongs to the field, and pass axe', async () => {
    const { element } = await opened();
    const list = element.querySelector('[role="listbox"]');
    expect(field(element).getAttribute('role')).toBe('combobox');
    expect(field(element).getAttribute('aria-expanded')).toBe('true');
    expect(field(element).getAttribute('aria-controls')).toBe(list?.id);
    expect(options(element).map(({ textContent }) => textContent)).toEqual(handfRows.map(({ text }) => text));
    expect(await axeFaults(element)).toEqual([]);
  });

  it('[SRCH-5] highlight the typed part', async () => {
    const { element } = await opened();
    expect(options(element)[3]?.querySelector('b')?.textContent).toBe('handf');
  });

  it('announce their number, also if there are none', async () => {
    const { element, browser } = await opened();
    expect(status(element)).toBe(t('search.count', { count: handfRows.length }));
    const none = page({ suggest: () => given({ searchTerms: [], products: [] }) });
    await typed(none);
    await soon(() => expect(status(none.element)).toBe(t('search.noSuggestions')));
    expect(browser.warnings).toEqual([]);
  });

  it('[SRCH-5] are selected by arrow keys; the field names the selected row and shows its words', async () => {
    const { element, browser } = await opened();
    expect(press(element, 'ArrowDown')).toBe(false);
    await soon(() => expect(field(element).value).toBe('handfilter'));
    const [first] = options(element);
    expect(field(element).getAttribute('aria-activedescendant')).toBe(first?.id);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    press(element, 'ArrowUp');
    await soon(() => expect(field(element).value).toBe(handfRows.at(-1)?.text));
    press(element, 'ArrowDown');
    await soon(() => expect(field(element).value).toBe('handfilter'));
    submit(element);
    expect(browser.visited).toEqual(['/search?query=handfilter&page=1&sort=relevance']);
    expect(asked(browser.calls)).toEqual(['handf']);
  });

  it('leave the keys to the browser if there is nothing to select or to close', async () => {
    const { element } = page();
    await awake(element);
    field(element).focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Home', 'a']) expect(press(element, key)).toBe(true);
  });

  it('are closed by Escape, which leaves the words', async () => {
    const { element } = await opened();
    expect(press(element, 'Escape')).toBe(false);
    await soon(() => expect(options(element)).toEqual([]));
    expect(field(element).value).toBe('handf');
  });

  it('[SRCH-6] open a product with the query and its dimension, and emit a tracking event', async () => {
    const { element, browser } = await opened();
    const tracked: unknown[] = [];
    browser.events.on('kontor:tracked', (event) => void tracked.push(event));
    const thing = options(element).at(-1);
    expect(thing?.getAttribute('href')).toBe('/x-p107110003.html?query=handf&dim1=dunkelblau');
    thing?.click();
    expect(browser.visited).toEqual(['/x-p107110003.html?query=handf&dim1=dunkelblau']);
    expect(tracked).toEqual([
      { event: 'suggestion_click', product_id: '107110003', search_term: expect.any(String), specification: 'SEARCH' },
    ]);
    expect(Value.Check(trackedEventSchema, tracked[0])).toBe(true);
  });

  it('leave a click for a new tab to the browser', async () => {
    const { element, browser } = await opened();
    const [first] = options(element);
    first?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    await drawn();
    expect(browser.visited).toEqual([]);
  });

  it('mark the page while they are open', async () => {
    const { element, browser } = await opened();
    await soon(() => expect(browser.isHeld()).toBe(true));
    press(element, 'Escape');
    await soon(() => expect(browser.isHeld()).toBe(false));
  });

  it('end with the region', async () => {
    const { element, browser } = await opened({ width: 390 });
    type(element, 'handfi');
    element.remove();
    await soon(() => expect([browser.isHeld(), hasStep()]).toEqual([false, false]));
    browser.clock.pass(typingPauseMs);
    expect(asked(browser.calls)).toEqual(['handf']);
  });
});

describe('a slow or broken server', () => {
  it('[SRCH-3] a late response replaces nothing, and its request is aborted', async () => {
    const responses = new Map<string, (result: HttpResult) => void>();
    const shown = page({
      suggest: ({ path }) =>
        new Promise((resolve) => responses.set(new URL(path, 'http://x').searchParams.get('q') ?? '', resolve)),
    });
    await typed(shown, 'ha');
    type(shown.element, 'handf');
    shown.browser.clock.pass(typingPauseMs);
    const signals = shown.browser.calls
      .filter(({ path }) => path !== redirectsPath)
      .map(({ signal }) => signal?.aborted);
    expect(signals).toEqual([true, false]);
    responses.get('handf')?.(given(handfAnswer));
    await soon(() => expect(options(shown.element)).toHaveLength(handfRows.length));
    responses.get('ha')?.(given({ searchTerms: [{ searchTerm: 'hammer' }], products: [] }));
    await drawn();
    expect(options(shown.element)).toHaveLength(handfRows.length);
  });

  it.each<[string, HttpResult]>([
    ['500', given({ title: 'broken' }, 500)],
    ['400', given({ title: 'bad' }, 400)],
    ['a broken connection', { kind: 'failed', reason: 'network' }],
    ['silence', { kind: 'failed', reason: 'timeout' }],
    ['rubbish', given('<html>')],
  ])('[SRCH-4, SRCH-13] after %s: four more tries, then a log entry and nothing visible', async (_, result) => {
    const shown = page({ suggest: () => result });
    const { browser, element } = shown;
    await typed(shown, 'kaff');
    for (const tries of [1, 2, 3, 4, 5]) {
      await soon(() => expect(asked(browser.calls)).toHaveLength(tries)).then(drawn);
      browser.clock.pass(retryDelayMs - 1);
      await drawn();
      expect(asked(browser.calls)).toHaveLength(tries);
      browser.clock.pass(1);
    }
    browser.clock.pass(retryDelayMs * 10);
    await drawn();
    expect(asked(browser.calls)).toHaveLength(5);
    expect(takeSaid()).toEqual([expect.stringContaining('no suggestions')]);
    expect(element.querySelector('[role="listbox"], [role="alert"]')).toBeNull();
    submit(element);
    expect(browser.visited).toEqual(['/search?query=kaff&page=1&sort=relevance']);
  });
});

describe('[SRCH-8] words that have a page of their own', () => {
  /** The region asks for the table as soon as it is awake. */
  const withTable = async (parts: Page = {}) => {
    const shown = page(parts);
    await awake(shown.element);
    await soon(() => expect(shown.browser.calls.map(({ path }) => path)).toContain(redirectsPath));
    await Promise.resolve();
    return shown;
  };
  it.each([
    ['newsletter', 'http://de.localhost/subscribenewsletter'],
    ['  NewsLetter ', 'http://de.localhost/subscribenewsletter'],
    ['geschenkkarte', 'https://sister.example/gift'],
    ['newsletters', '/search?query=newsletters&page=1&sort=relevance'],
  ])('%j leads to %s', async (words, url) => {
    const shown = await withTable();
    await typed(shown, words);
    submit(shown.element);
    expect(shown.browser.visited).toEqual([url]);
  });

  it('are lower-cased by the rules of the site', async () => {
    const shown = await withTable({ code: 'TR', redirects: given({ redirects: { ısıtma: '/x' } }) });
    await typed(shown, 'ISITMA');
    submit(shown.element);
    expect(shown.browser.visited).toEqual(['http://de.localhost/x']);
  });

  it.each<[string, HttpResult]>([
    ['broken', given({}, 500)],
    ['rubbish', given({ redirects: { newsletter: 7 } })],
    ['none', { kind: 'failed', reason: 'network' }],
  ])('go to the results where the table is %s: the server decides', async (_, redirects) => {
    const shown = await withTable({ redirects });
    await typed(shown, 'newsletter');
    submit(shown.element);
    expect(shown.browser.visited).toEqual(['/search?query=newsletter&page=1&sort=relevance']);
    takeSaid();
  });
});

describe('[SRCH-9] on a small screen', () => {
  const small = { width: 390 };
  const backButton = (element: HTMLElement) => buttonOf(element, 'search.back');
  const isFilled = (element: HTMLElement) => element.querySelector('search')?.hasAttribute('data-filled');

  it('the box fills the header, has a way back, and passes axe', async () => {
    const { element } = await opened(small);
    expect(isFilled(element)).toBe(true);
    expect(hasStep()).toBe(true);
    expect(await axeFaults(element)).toEqual([]);
    backButton(element)?.click();
    await soon(() => expect(isFilled(element)).toBe(false));
    expect(hasStep()).toBe(false);
    expect(document.activeElement).not.toBe(field(element));
  });

  it('leaving it removes its history entry', async () => {
    const { element } = await opened(small);
    field(element).blur();
    await soon(() => expect(isFilled(element)).toBe(false));
    await soon(() => expect(hasStep()).toBe(false));
  });

  it('wide screens have none of it', async () => {
    const { element } = await opened({ width: 1280 });
    expect([isFilled(element), backButton(element), hasStep()]).toEqual([false, undefined, false]);
  });

  it('[SITE-9] the platform set by the page takes precedence over the width', async () => {
    const { element } = await opened({ width: 1440, props: { term: '', platform: 'SMARTPHONE' } });
    expect(isFilled(element)).toBe(true);
    expect(element.querySelector('search')?.dataset['platform']).toBe('SMARTPHONE');
  });

  it('is closed after the page is restored from the back-forward cache', async () => {
    const { element, browser } = await opened(small);
    browser.comeBack();
    await soon(() => expect(isFilled(element)).toBe(false));
  });
});
