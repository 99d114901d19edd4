import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchSchema, publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import type { TrackedEvent } from '../../contracts/tracking/tracking.contract.ts';
import { goodsEvent, searchEvent } from '../../domain/tracking/tracking.rules.ts';
import { TrackingShell } from '../../pages/shell/Shell.tsx';
import { pageDataOf } from '../../pages/shell/page-data.rules.ts';
import { collectApi } from '../../platform/collect-api.ts';
import { dataLayer } from '../../platform/data-layer.ts';
import { fakeBrowser, type FakeBrowserParts } from '../../testing/fake-browser.ts';
import { drawPage } from '../../../tests/support/pages/draw-page.tsx';
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

const put = (events: readonly TrackedEvent[] = [], parts: Pick<FakeBrowserParts, 'isPrerendered'> = {}) => {
  const element = drawPage(<TrackingShell page={page} events={events} />).querySelector('k-region');
  if (!(element instanceof HTMLElement)) throw new Error('no region');
  const cookies = new Map<string, string>();
  let ids = 0;
  const browser = {
    ...fakeBrowser({ answer: () => ({ kind: 'answer', status: 204, body: undefined }), ...parts }),
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
  it('[TRK-4] nothing is sent, stored or loaded, for any length of time', async () => {
    const { browser, tell, pass } = put([viewed]);
    tell(clicked);
    await pass(3_600_000);
    browser.show(false);
    expect([browser.calls, browser.kept.size, layerOf(), collectApi.get()]).toEqual([[], 0, undefined, undefined]);
  });

  it('[TRK-4] events wait in memory, and are sent in order after consent', async () => {
    const { tell, choose, kinds, pass, sent } = put([viewed]);
    tell(clicked);
    await pass(500);
    tell(added);
    await choose('C0003');
    await pass();
    expect(kinds()).toEqual(['page_view', 'view_item', 'promotion_click', 'add_to_cart', 'consent-updated']);
    expect(sent().map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    const [, , third, fourth] = sent();
    expect((fourth?.at ?? 0) - (third?.at ?? 0)).toBe(500);
  });

  it('[TRK-4] a refusal deletes them for good, and later events are ignored', async () => {
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

describe('after consent', () => {
  it('[TRK-5, TRK-2] each event is sent once, by the schema, with its page and visitor', async () => {
    const { browser, batches, choose, kinds, pass, tell } = put([viewed]);
    await choose('C0003');
    await pass();
    tell(added);
    await pass();
    expect(kinds()).toEqual(['page_view', 'view_item', 'consent-updated', 'add_to_cart']);
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
    expect(new Set(batches().flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(4);
  });

  it('[TRK-5] the numbers of a visitor’s events continue over pages and tabs', async () => {
    const first = put([viewed]);
    await first.choose('C0003');
    const kept = first.browser.kept.get(visitorKey) ?? '';
    const second = put([viewed]);
    second.browser.kept.set(visitorKey, kept);
    await second.choose('C0003');
    await second.pass();
    expect(second.sent().map(({ seq }) => seq)).toEqual([3, 4, 5]);
    expect(second.batches()[0]?.visitor).toBe(JSON.parse(kept).id);
  });

  it('[TRK-5] the rest is sent when the page is left', async () => {
    const { browser, choose, kinds } = put([viewed]);
    await choose('C0003');
    browser.show(false);
    expect(kinds()).toEqual(['page_view', 'view_item', 'consent-updated']);
  });

  it('[TRK-5] an order is the same event when its page is loaded again', async () => {
    const order = { ...goodsEvent('purchase_ga4', [mug], 'EUR'), transaction_id: 'K100' };
    const ids = [];
    for (let load = 0; load < 2; load += 1) {
      const { choose, pass, sent } = put([order]);
      await choose('C0003');
      await pass();
      ids.push(sent()[1]?.id);
    }
    expect(ids).toEqual(['purchase_ga4:K100', 'purchase_ga4:K100']);
  });

  it('[TRK-4] only events of granted categories are sent: partners get an order, the collector nothing', async () => {
    const { browser, choose, pass, tell } = put([viewed]);
    await choose('C0004');
    tell(goodsEvent('purchase', [mug], 'EUR'), goodsEvent('purchase_ga4', [mug], 'EUR'));
    await pass();
    expect(browser.calls).toEqual([]);
    expect(layerOf()?.map((message) => message['event'])).toEqual([undefined, 'purchase']);
    expect(browser.kept.has(visitorKey)).toBe(false);
  });

  it('[TRK-1] the tag manager’s layer gets the same events, with products in ecommerce', async () => {
    const { choose } = put([viewed]);
    await choose('C0003');
    const { event: _, ...goods } = viewed;
    expect(layerOf()).toEqual([
      { event: 'page_view' },
      { ecommerce: null },
      { event: 'view_item', ecommerce: goods },
      { event: 'consent-updated', categories: ['C0001', 'C0003'] },
    ]);
  });
});

describe('a view of the page', () => {
  it('[TRK-2, TRK-5] is sent once, first, with its page data, also from a page without other events', async () => {
    const { batches, choose, kinds, pass } = put();
    await choose('C0003');
    await pass();
    await pass(3_600_000);
    expect(kinds()).toEqual(['page_view', 'consent-updated']);
    expect(batches()[0]?.page).toMatchObject({ page_name: 'Product', page_type: 'ProductDetailPage' });
  });

  it('[TRK-4] is not sent before a choice, nor after a refusal', async () => {
    const { browser, choose, pass, kinds } = put();
    await pass(3_600_000);
    browser.comeBack();
    expect(browser.calls).toEqual([]);
    await choose();
    browser.comeBack();
    await pass();
    expect(browser.calls).toEqual([]);
    await choose('C0003');
    await pass();
    expect(kinds()).toEqual(['consent-updated']);
  });

  it('[TRK-2] is another one when the visitor goes back to the page', async () => {
    const { browser, choose, kinds, pass } = put([viewed]);
    await choose('C0003');
    browser.comeBack();
    await pass();
    expect(kinds()).toEqual(['page_view', 'view_item', 'consent-updated', 'page_view']);
  });

  it('[TRK-2] of a prerendered page is sent when it is opened, and with it the events of its start', async () => {
    const { browser, choose, kinds, pass } = put([viewed], { isPrerendered: true });
    await choose('C0003');
    await pass();
    expect(kinds()).toEqual(['consent-updated']);
    browser.openPrerendered();
    await pass();
    expect(kinds()).toEqual(['consent-updated', 'page_view', 'view_item']);
  });

  it('[TRK-2] of a prerendered page that is never opened is not sent', async () => {
    const { browser, choose, kinds, pass, stop } = put([viewed], { isPrerendered: true });
    await choose('C0003');
    await pass();
    stop?.();
    browser.openPrerendered();
    browser.show(false);
    await pass();
    expect(kinds()).toEqual(['consent-updated']);
  });
});

describe('after withdrawal', () => {
  it('[TRK-4] nothing is sent, waiting events are dropped, and the visitor gets a new id', async () => {
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

  it('[TRK-4] withdrawal in another tab applies here, too', async () => {
    const { browser, choose, cookies, tell, pass } = put();
    await choose('C0003');
    tell(clicked);
    cookies.set(consentCookie, 'groups=C0003:0,C0004:0');
    await pass();
    browser.show(false);
    expect(browser.calls).toEqual([]);
  });
});

describe('the collector’s API in the page', () => {
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
      { waiting, choice: { categories: ['C0001', 'C0003'], isNew: true } },
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

  it('[TRK-3] gets all events in order when it comes late', async () => {
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

  it('[TRK-3] is polled 100 times, 200 ms apart, when it never comes; then it is logged', async () => {
    const { browser, settle, asked } = begin(() => false);
    const before = asked.get.mock.calls.length;
    await settle(19_800);
    expect(browser.warnings).toEqual([]);
    await settle(600);
    expect(browser.warnings[0]).toBe("CollectOnTrackApi hasn't been installed.");
    expect(asked.get.mock.calls.length - before).toBeGreaterThanOrEqual(100);
  });

  it('[TRK-7] returns the last faults on request', async () => {
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
  it('[SRCH-10] is stored until its product was viewed, and until it is in the cart', async () => {
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

  it('[SRCH-10, TRK-4] stores no key without consent', async () => {
    const { browser, choose, tell } = put();
    tell(searchEvent('search_click', mug.productId, 'tasse'));
    expect(browser.kept.size).toBe(0);
    await choose('C0004');
    tell(searchEvent('search_click', mug.productId, 'tasse'));
    expect(browser.kept.size).toBe(0);
  });
});

it('[TRK-1] a click on an element that names its event is reported on the page', () => {
  const { browser } = put();
  const reported: object[] = [];
  browser.events.on('kontor:tracked', (event) => reported.push(event));
  browser.actOn(JSON.stringify([clicked]));
  expect(reported).toEqual([clicked]);
});

it('stops with its region', async () => {
  const { browser, choose, tell, pass, stop } = put();
  await choose('C0003');
  await pass();
  stop?.();
  tell(clicked);
  browser.comeBack();
  await pass();
  expect(browser.calls).toHaveLength(1);
  expect(collectApi.get()).toBeUndefined();
});
