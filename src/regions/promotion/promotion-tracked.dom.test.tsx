import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { publishPath, type Batch } from '../../contracts/tracking/collector.contract.ts';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import { trackedEventSchema } from '../../contracts/tracking/tracking.contract.ts';
import { browserActs } from '../../platform/acts.ts';
import type { Stop } from '../../platform/clock.ts';
import type { HttpResult } from '../../platform/http.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { start as startTracking } from '../tracking/tracking.start.ts';
import { promotions } from './promotion.fixtures.ts';
import { island } from './promotion.island.tsx';
import { start } from './promotion.start.ts';

let stopTracking: Stop = () => {};
/** No navigation in the test; the events have been emitted by then. */
const stay = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  stopTracking();
  leavePage();
});

const answerOf = ({ type, content }: (typeof promotions)[keyof typeof promotions]): HttpResult => ({
  kind: 'answer',
  status: 200,
  body: { type, contentJSON: JSON.stringify(content) },
});

/** A page with one block, and all events of its clicks, as the tracking region gets them. */
const page = (promotion: (typeof promotions)[keyof typeof promotions], status = 'asleep') => {
  const browser = fakeBrowser(
    status === 'awake' ? { cookies: { PreviewActive: '1' }, answer: () => answerOf(promotion) } : {},
  );
  const tracked: object[] = [];
  browser.events.on('kontor:tracked', (event) => tracked.push(event));
  stopTracking = browserActs.onTrack((track) => tracked.push(...(JSON.parse(track) as object[])));
  const element = putRegion({ island, props: { promotionId: 'slot', promotion }, browser, start });
  return { element, tracked };
};
const category = promotions['a category with picture, code and conditions'];

describe('[PROMO-8] every event', () => {
  it.each(Object.entries(promotions))('of %s matches the contract', async (_, promotion) => {
    const { element, tracked } = page(promotion);
    for (const one of element.querySelectorAll<HTMLElement>('a, button, summary')) one.click();
    const hasSomething = element.querySelector('a, button, summary') !== null;
    await soon(() => expect(tracked.length > 0).toBe(hasSomething));
    expect(tracked.filter((event) => !Value.Check(trackedEventSchema, event))).toEqual([]);
  });

  const links = [
    ['top banner', promotions['a banner with a code'], 'click'],
    ['top banner with a button', promotions['a banner with a button'], 'click cta'],
    ['category banner', category, undefined],
    ['phase integration', promotions['phase integration'], undefined],
  ] as const;
  it.each(links.flatMap((link) => [[...link, 'asleep'] as const, [...link, 'awake'] as const]))(
    'of the link is told once: %s, %s, action %s, the region %s',
    async (_, promotion, action, status) => {
      const { element, tracked } = page(promotion, status);
      if (status === 'awake') await awake(element);
      const link = element.querySelector('a');
      link?.click();
      expect(tracked).toEqual([
        {
          event: 'promotion_click',
          click_type: 'internal_link',
          click_target: link?.getAttribute('href'),
          specification: 'SEARCH',
        },
        ...(action ? [{ event: 'ga_event', category: 'promotion', action, label: 'top_banner' }] : []),
      ]);
      expect(element.dataset['status']).toBe(status);
    },
  );

  it('of the category banner is not like the top banner’s', async () => {
    const { element, tracked } = page(category);
    element.querySelector('a')?.click();
    element.querySelector('summary')?.click();
    await soon(() => expect(tracked).toHaveLength(2));
    element.querySelector('button')?.click();
    await soon(() =>
      expect(tracked).toEqual([
        {
          event: 'promotion_click',
          click_type: 'internal_link',
          click_target: '/roestkaffee-c1100.html',
          specification: 'SEARCH',
        },
        { event: 'promotion_click', click_type: 'open_legal', click_target: 'Bedingungen', specification: 'SEARCH' },
        { event: 'promotion_click', click_type: 'copy', click_target: 'PROBIER10', specification: 'SEARCH' },
      ]),
    );
  });
});

it('[PROMO-8, TRK-5] the first click on a link of a region that is asleep reaches the collector, although it leaves the page', async () => {
  const consent = { [consentCookie]: 'groups=C0003:1,C0004:0', [decidedCookie]: 'x' };
  const answer = () => ({ kind: 'answer', status: 204, body: undefined }) as const;
  const browser = { ...fakeBrowser({ answer, cookies: consent }), acts: browserActs };
  const element = putRegion({ island, props: { promotionId: 'slot', promotion: category }, browser });
  const place = document.createElement('div');
  document.body.append(place);
  const stop = startTracking(place, browser);
  browser.events.emit('kontor:consent-updated', { categories: ['C0001', 'C0003'] });
  await vi.dynamicImportSettled();
  element.querySelector('a')?.click();
  browser.show(false);
  expect(element.dataset['status']).toBe('asleep');
  const batches = browser.calls.filter(({ path }) => path === publishPath).map(({ body }) => body as Batch);
  expect(batches.flatMap(({ events }) => events.map(({ event }) => event.event))).toEqual([
    'page_view',
    'promotion_click',
  ]);
  stop?.();
});
