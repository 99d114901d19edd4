import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchSchema, publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent, searchEvent } from '../../domain/tracking/tracking.rules.ts';
import { TrackingShell } from '../../pages/shell/Shell.tsx';
import { pageDataOf } from '../../pages/shell/page-data.rules.ts';
import { collectApi } from '../../platform/collect-api.ts';
import { browserActs } from '../../platform/acts.ts';
import { dataLayer } from '../../platform/data-layer.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { drawPage } from '../../../tests/support/draw-page.tsx';
import { gatherMs } from './collector.machine.ts';
import { basketKey, visitKey } from './search-track.effects.ts';
import { follow } from './tracking.effects.ts';
import { trackedFixtures } from './tracking.fixtures.ts';
import { start } from './tracking.start.ts';
import { visitorKey } from './visitor.effects.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' as const });
const mug = { productId: '101110001', title: 'Mug', price: euro(999) };
const viewed = trackedFixtures['a product was viewed'];
const added = trackedFixtures['a product was put into the cart'];
const clicked = trackedFixtures['a link in a promotion was followed'];
const page = pageDataOf({
  name: 'Product',
  type: 'ProductDetailPage',
  language: 'de-DE',
  abTests: { teaser: 'b', banner: 'a' },
});
const uuids = Array.from({ length: 60 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
const layerOf = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer;

beforeEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer;
});
afterEach(() => {
  document.body.innerHTML = '';
});

const put = (events: readonly TrackedEvent[] = []) => {
  const element = drawPage(<TrackingShell page={page} events={events} />).querySelector('k-region');
  if (!(element instanceof HTMLElement)) throw new Error('no region');
  const cookies = new Map<string, string>();
  let ids = 0;
  const browser = {
    ...fakeBrowser({ answer: () => ({ kind: 'answer', status: 204, body: undefined }) }),
    cookies: { get: (name: string) => cookies.get(name) },
    newId: () => uuids[(ids += 1)] ?? '',
  };
  const tell = (...all: readonly TrackedEvent[]) => {
    for (const event of all) browser.events.emit('kontor:tracked', event);
  };
  const choose = async (...categories: string[]) => {
    const groups = ['C0003', 'C0004'].map((category) => `${category}:${categories.includes(category) ? 1 : 0}`);
    cookies.set(consentCookie, `groups=${groups.join()}`);
    cookies.set(decidedCookie, 'x');
    browser.events.emit('kontor:consent-updated', { categories: ['C0001', ...categories], isNew: true });
    await vi.dynamicImportSettled();
  };
  const batches = (): Batch[] => browser.calls.map(({ body }) => body as Batch);
  const sent = () => batches().flatMap((batch) => batch.events);
  const kinds = () => sent().map(({ event }) => event.event);
  const pass = async (ms = gatherMs) => {
    browser.clock.pass(ms);
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  const stop = start(element, browser);
  return { browser, cookies, tell, choose, batches, sent, kinds, pass, stop };
};

describe('before a choice', () => {
  it('[TRK-4] nothing is sent, kept or loaded, however long it takes', async () => {
    const { browser, tell, pass } = put([viewed]);
    tell(clicked);
    await pass(3_600_000);
    browser.show(false);
    expect([browser.calls, browser.kept.size, layerOf(), collectApi.get()]).toEqual([[], 0, undefined, undefined]);
  });

  it('[TRK-4] it waits in the page’s memory, and goes in order with the yes', async () => {
    const { tell, choose, kinds, pass, sent } = put([viewed]);
    tell(clicked);
    await pass(500);
    tell(added);
    await choose('C0003');
    await pass();
    expect(kinds()).toEqual(['view_item', 'promotion_click', 'add_to_cart', 'consent-updated']);
    expect(sent().map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    const [, second, third] = sent();
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBe(500);
  });

  it('[TRK-4] a no takes it away for good, and nothing is listened to after it', async () => {
    const { browser, tell, choose, kinds, pass } = put([viewed]);
    await choose();
    tell(clicked);
    await pass();
    expect([browser.calls, layerOf()]).toEqual([[], undefined]);
    await choose('C0003');
    tell(added);
    await pass();
    expect(kinds()).toEqual(['consent-updated', 'add_to_cart']);
  });
});

describe('after a yes', () => {
  it('[TRK-5, TRK-2] each event goes once, by the schema, with the page and its visitor', async () => {
    const { browser, batches, choose, kinds, pass, tell } = put([viewed]);
    await choose('C0003');
    await pass();
    tell(added);
    await pass();
    expect(kinds()).toEqual(['view_item', 'consent-updated', 'add_to_cart']);
    expect(
      browser.calls.every(({ path, method, keepalive }) => path === publishPath && method === 'POST' && keepalive),
    ).toBe(true);
    for (const batch of batches()) {
      expect([...Value.Errors(batchSchema, batch)]).toEqual([]);
      expect(batch.page).toEqual({
        page_name: 'Product',
        page_type: 'ProductDetailPage',
        exactag_site_group: 'product',
        language: 'de-DE',
        page_quality_score: '0',
        platform: 'TABLET',
        ab_tests: 'banner:a,teaser:b',
      });
    }
    expect(new Set(batches().map(({ visitor }) => visitor)).size).toBe(1);
    expect(new Set(batches().flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(3);
  });

  it('[TRK-5] a visitor’s numbers go on over pages and tabs', async () => {
    const first = put([viewed]);
    await first.choose('C0003');
    const kept = first.browser.kept.get(visitorKey) ?? '';
    const second = put([viewed]);
    second.browser.kept.set(visitorKey, kept);
    await second.choose('C0003');
    await second.pass();
    expect(second.sent().map(({ seq }) => seq)).toEqual([2, 3]);
    expect(second.batches()[0]?.visitor).toBe(JSON.parse(kept).id);
  });

  it('[TRK-5] what is left goes when the page does', async () => {
    const { browser, choose, kinds } = put([viewed]);
    await choose('C0003');
    browser.show(false);
    expect(kinds()).toEqual(['view_item', 'consent-updated']);
  });

  it('[TRK-5] an order whose page is loaded again is the same event', async () => {
    const order = { ...goodsEvent('purchase_ga4', [mug], 'EUR'), transaction_id: 'K100' };
    const ids = [];
    for (let load = 0; load < 2; load += 1) {
      const { choose, pass, sent } = put([order]);
      await choose('C0003');
      await pass();
      ids.push(sent()[0]?.id);
    }
    expect(ids).toEqual(['purchase_ga4:K100', 'purchase_ga4:K100']);
  });

  it('[TRK-4] only what its category lets out: partners are told of an order, the collector of nothing', async () => {
    const { browser, choose, pass, tell } = put([viewed]);
    await choose('C0004');
    tell(goodsEvent('purchase', [mug], 'EUR'), goodsEvent('purchase_ga4', [mug], 'EUR'));
    await pass();
    expect(browser.calls).toEqual([]);
    expect(layerOf()?.map((message) => message['event'])).toEqual([undefined, 'purchase']);
    expect(browser.kept.has(visitorKey)).toBe(false);
  });

  it('[TRK-1] the tag manager’s layer gets the same, goods in ecommerce', async () => {
    const { choose } = put([viewed]);
    await choose('C0003');
    const { event: _, ...goods } = viewed;
    expect(layerOf()).toEqual([
      { ecommerce: null },
      { event: 'view_item', ecommerce: goods },
      { event: 'consent-updated', categories: ['C0001', 'C0003'] },
    ]);
  });
});

describe('withdrawn', () => {
  it('[TRK-4] nothing leaves any more, what waited is dropped, and the visitor is somebody new', async () => {
    const { browser, choose, batches, tell, pass } = put();
    await choose('C0003');
    await pass();
    const before = batches()[0]?.visitor;
    tell(clicked);
    await choose();
    tell(added);
    await pass(60_000);
    browser.show(false);
    expect(browser.calls).toHaveLength(1);
    expect(browser.kept.has(visitorKey)).toBe(false);
    expect(layerOf()?.at(-1)).toEqual({ event: 'consent-updated', categories: ['C0001'] });
    browser.show(true);
    await choose('C0003');
    await pass();
    expect(batches().at(-1)?.visitor).not.toBe(before);
  });

  it('[TRK-4] in another tab holds here, too', async () => {
    const { browser, choose, cookies, tell, pass } = put();
    await choose('C0003');
    tell(clicked);
    cookies.set(consentCookie, 'groups=C0003:0,C0004:0');
    await pass();
    browser.show(false);
    expect(browser.calls).toEqual([]);
  });
});

describe('the collector’s end in the page', () => {
  const begin = (isThere: () => boolean) => {
    const { browser, cookies } = put();
    cookies.set(consentCookie, 'groups=C0003:1,C0004:0');
    cookies.set(decidedCookie, 'x');
    const tracked: string[] = [];
    const api = {
      install: () => {},
      remove: () => {},
      get: () =>
        isThere()
          ? { track: ({ event }: { event: object }) => void tracked.push((event as TrackedEvent).event), log: () => [] }
          : undefined,
    };
    const asked = { ...api, get: vi.fn(api.get) };
    const waiting = [viewed, clicked].map((event) => ({ at: 1, event }));
    follow(
      { page: JSON.stringify(page) },
      browser,
      { waiting, granted: ['C0001', 'C0003'], isNew: true },
      { layer: dataLayer, api: asked },
    );
    const settle = async (ms: number) => {
      for (let past = 0; past < ms; past += 200) {
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
        browser.clock.pass(200);
      }
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    };
    return { browser, tracked, settle, asked };
  };

  it('[TRK-3] that comes late gets everything, in order', async () => {
    let isThere = false;
    const { tracked, settle, browser } = begin(() => isThere);
    await settle(5000);
    expect(tracked).toEqual([]);
    isThere = true;
    browser.events.emit('kontor:tracked', added);
    await settle(1000);
    expect(tracked).toEqual(['view_item', 'promotion_click', 'consent-updated', 'add_to_cart']);
    expect(browser.warnings).toEqual([]);
  });

  it('[TRK-3] that never comes is asked for 100 times more, 200 ms apart; then it is logged, and nothing else', async () => {
    const { browser, settle, asked } = begin(() => false);
    const before = asked.get.mock.calls.length;
    await settle(19_800);
    expect(browser.warnings).toEqual([]);
    await settle(600);
    expect(browser.warnings[0]).toBe("CollectOnTrackApi hasn't been installed.");
    expect(asked.get.mock.calls.length - before).toBeGreaterThanOrEqual(100);
  });

  it('[TRK-7] tells whoever asks what went wrong lately', async () => {
    const { browser, choose, pass, tell } = put();
    const failing = vi.spyOn(browser.http, 'call').mockResolvedValue({ kind: 'answer', status: 400, body: undefined });
    await choose('C0003');
    tell(clicked);
    await pass();
    expect(failing).toHaveBeenCalled();
    expect(collectApi.get()?.log()).toEqual([{ at: expect.any(Number), message: `${publishPath} answered 400` }]);
  });
});

describe('a search', () => {
  it('[SRCH-10] is known by its keys until its product was looked at, and until it lies in the cart', async () => {
    const { browser, choose, kinds, pass, tell, sent } = put();
    await choose('C0003');
    tell(searchEvent('search_click', mug.productId, 'tasse'));
    expect(browser.kept.get(visitKey(mug.productId))).toBe('tasse');
    expect(visitKey(mug.productId)).toBe('search_track_visit_pds_event_101110001');
    tell(viewed);
    expect([browser.kept.has(visitKey(mug.productId)), browser.kept.get(basketKey(mug.productId))]).toEqual([
      false,
      'tasse',
    ]);
    expect(basketKey(mug.productId)).toBe('search_track_add_to_basket_event_101110001');
    tell(viewed, added, added);
    expect(browser.kept.has(basketKey(mug.productId))).toBe(false);
    await pass();
    expect(kinds().filter((kind) => kind.startsWith('search'))).toEqual([
      'search_click',
      'search_visit_pds',
      'search_add_to_basket',
    ]);
    expect(sent().find(({ event }) => event.event === 'search_visit_pds')?.event).toEqual(
      searchEvent('search_visit_pds', mug.productId, 'tasse'),
    );
  });

  it('[SRCH-10, TRK-4] leaves no key without consent', async () => {
    const { browser, choose, tell } = put();
    tell(searchEvent('search_click', mug.productId, 'tasse'));
    expect(browser.kept.size).toBe(0);
    await choose('C0004');
    tell(searchEvent('search_click', mug.productId, 'tasse'));
    expect(browser.kept.size).toBe(0);
  });
});

describe('what says of itself what its click is', () => {
  const stay = (event: Event) => event.preventDefault();
  beforeEach(() => window.addEventListener('click', stay));
  beforeEach(() => window.addEventListener('submit', stay));
  afterEach(() => {
    window.removeEventListener('click', stay);
    window.removeEventListener('submit', stay);
  });
  const events = JSON.stringify([clicked]);
  const html = `<a href="/a" data-track='${events}'><b>a</b></a><form data-track='${events}'><button>go</button></form><p>p</p>`;

  it.each([
    ['a link, by what is in it', 'b', 'click', 1],
    ['a form that is sent', 'form', 'submit', 1],
    ['not a click in a form', 'button', 'click', 0],
    ['not anything else', 'p', 'click', 0],
  ])('[TRK-1] %s', (_, selector, type, count) => {
    document.body.innerHTML = html;
    const told: string[] = [];
    const stop = browserActs.onTrack((track) => told.push(track));
    const on = document.querySelector(selector);
    on?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(told).toHaveLength(count);
    expect(told.every((track) => track === events)).toBe(true);
    stop();
  });

  it('[TRK-1] but not where somebody nearer has kept the click', () => {
    document.body.innerHTML = html;
    const told: string[] = [];
    const stop = browserActs.onTrack((track) => told.push(track));
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(told).toEqual([]);
    stop();
  });

  it('[TRK-1] is told on the page', () => {
    const { browser } = put();
    const told: object[] = [];
    browser.events.on('kontor:tracked', (event) => told.push(event));
    browser.actOn(events);
    expect(told).toEqual([clicked]);
  });
});

it('stops with its region', async () => {
  const { browser, choose, tell, pass, stop } = put();
  await choose('C0003');
  await pass();
  stop?.();
  tell(clicked);
  await pass();
  expect(browser.calls).toHaveLength(1);
  expect(collectApi.get()).toBeUndefined();
});
