import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../../tests/support/other-servers/answers.ts';
import { drawPage } from '../../../tests/support/pages/draw-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { customerStore } from '../../clients/customer.effects.ts';
import { unknownCustomer } from '../../domain/customer/customer.rules.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { Front } from '../../platform/front.ts';
import type { HttpResult } from '../../platform/http.ts';
import { knownStatus, pendingText } from './known.rules.ts';
import { begin } from './newsletter.effects.ts';
import { actNow } from './newsletter-page.effects.ts';
import { newsletterFixtures } from './newsletter.fixtures.ts';
import { NewsletterForm, type NewsletterProps } from './NewsletterForm.tsx';
import { start } from './newsletter.start.ts';
import { dayMs } from '../../lib/time/day.ts';

const key = 'kontor.newsletter';
const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => document.body.replaceChildren());

it.each([
  [undefined, undefined],
  ['', undefined],
  ['rubbish', undefined],
  ['pending', undefined],
  ['pending soon', undefined],
  [pendingText(0), 'pending'],
  [pendingText(-30 * dayMs), undefined],
  [pendingText(1 - 30 * dayMs), 'pending'],
  ['confirmed', 'confirmed'],
] as const)('[FOOT-3] what a browser keeps as %s means %s', (text, status) =>
  expect(knownStatus(text, 0)).toBe(status),
);

const draw = (props: NewsletterProps): HTMLElement =>
  drawPage(<NewsletterForm {...props} />).querySelector('main') as HTMLElement; // drawPage makes one

describe('the block above the footer', () => {
  const put = (kept: string | undefined, top = 5000) => {
    const browser = fakeBrowser({ height: 800 });
    if (kept !== undefined) browser.storage.set(key, kept);
    const element = draw(newsletterFixtures['above the footer']);
    const block = element.querySelector('section') as HTMLElement; // the form is one
    block.getBoundingClientRect = () => ({ top }) as DOMRect; // the only method that is called
    return { browser, element, block };
  };

  it.each([
    [undefined, undefined, false],
    [pendingText(0), 'pending', true],
    ['confirmed', 'confirmed', true],
    ['rubbish', undefined, false],
  ])('[FOOT-3] with %s in this browser is marked %s, and gone before it is seen: %s', (kept, known, hidden) => {
    const { browser, element, block } = put(kept);
    begin(element, browser, undefined);
    expect([block.dataset['known'], block.hidden]).toEqual([known, hidden]);
  });

  it('[FOOT-3] keeps its place if it is visible, so that nothing moves', () => {
    const { browser, element, block } = put('confirmed', 799);
    begin(element, browser, undefined);
    expect([block.dataset['known'], block.hidden]).toEqual(['confirmed', false]);
    expect(block.querySelector(':scope [data-known="confirmed"]')?.textContent).toBe(
      'Sie lesen unseren Newsletter bereits. Schön, dass Sie dabei sind.',
    );
  });

  it.each(['pending', 'confirmed'] as const)('[FOOT-3] is hidden when psdata says %s, at any time', (newsletter) => {
    const { browser, element, block } = put(undefined);
    begin(element, browser, undefined);
    expect(block.hidden).toBe(false);
    customerStore(browser).set({ ...unknownCustomer, initialized: true, newsletter });
    expect([block.dataset['known'], block.hidden]).toEqual([newsletter, true]);
  });

  it('[FOOT-3] stays for a customer without a subscription, and makes no request before an intent', () => {
    const { browser, element, block } = put(undefined);
    begin(element, browser, undefined);
    customerStore(browser).set({ ...unknownCustomer, initialized: true });
    expect(block.hidden).toBe(false);
    expect(browser.calls).toEqual([]);
  });

  it('[FOOT-3] is hidden on the next page after a sign-up in this browser', async () => {
    const { element } = put(undefined);
    const browser = fakeBrowser({ answer: () => json(202, {}) });
    start(element, browser);
    element.dispatchEvent(new Event('pointerenter'));
    element.dispatchEvent(new Event('pointerenter'));
    await vi.dynamicImportSettled();
    const email = element.querySelector<HTMLInputElement>('[name=email]');
    if (email) email.value = 'anna@example.com';
    element.querySelector('form')?.requestSubmit();
    await soon(() => expect(browser.kept.get(key)).toBe(pendingText(0)));
    // Once, for any number of intents.
    expect(browser.calls).toMatchObject([{ body: { email: 'anna@example.com', originAddition: 'footer' } }]);
    const next = put(browser.kept.get(key));
    begin(next.element, next.browser, undefined);
    expect(next.block.hidden).toBe(true);
  });

  it('[FOOT-3] is hidden alone: the form of the newsletter page stays', () => {
    const browser = fakeBrowser();
    browser.storage.set(key, 'confirmed');
    const element = draw(newsletterFixtures.fresh);
    begin(element, browser, undefined);
    expect(element.querySelector('[data-known], section[hidden]')).toBeNull();
  });
});

const mark = (now: string, token?: string): HTMLElement => {
  const element = document.createElement('div');
  Object.assign(element.dataset, { now, ...(token === undefined ? {} : { token }) });
  return element;
};

it('[FOOT-3] remembers a subscriber’s page, and the page after unsubscribing', () => {
  const browser = fakeBrowser();
  actNow(mark('confirmed'), browser);
  expect(browser.kept.get(key)).toBe('confirmed');
  actNow(mark('none'), browser);
  expect(browser.kept.has(key)).toBe(false);
});

describe('the page that a confirmation mail leads to', () => {
  const open = (answer: HttpResult | (() => HttpResult), isInFront = false) => {
    const browser = fakeBrowser({ answer: () => (typeof answer === 'function' ? answer() : answer) });
    const left: string[] = [];
    const listeners = new Set<() => void>();
    const front: Front = {
      isInFront: () => isInFront,
      onFront: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      leaveFor: (url) => void left.push(url),
    };
    const element = mark('confirm', 'abc');
    actNow(element, browser, front);
    const come = () => {
      for (const listener of listeners) listener();
    };
    return { browser, element, front, left, come };
  };

  it('[NEWS-8] confirms nothing before it is visible', async () => {
    const { browser } = open(json(200, {}));
    await settled();
    expect(browser.calls).toEqual([]);
  });

  it.each([true, false])(
    '[NEWS-8] confirms once and leads to the preferences; in front at once: %s',
    async (atOnce) => {
      const { browser, element, front, left, come } = open(
        json(200, { state: 'confirmed', subscriberToken: 'next' }),
        atOnce,
      );
      come();
      come();
      actNow(element, browser, front);
      await settled();
      expect(browser.calls).toEqual([
        { method: 'PUT', path: '/service/newsletter/api/internal/newsletter-subscribers/abc/doi' },
      ]);
      expect(left).toEqual(['/subscribenewsletter/preferences?token=next&confirmed=1']);
    },
  );

  it.each([
    ['ours', 'A'.repeat(43)],
    // The token of the link opens the preferences where the service names no other one.
    ['no-body', 'abc'],
    ['wrong-types', 'abc'],
  ])('[NEWS-8] understands the recorded answer "doi-%s"', async (name, token) => {
    const { left } = open({ kind: 'answer', ...answerOf('newsletter', `doi-${name}`) }, true);
    await settled();
    expect(left).toEqual([`/subscribenewsletter/preferences?token=${token}&confirmed=1`]);
  });

  it('[NEWS-9] leads to the form and its banner when the link is invalid', async () => {
    const { left } = open(json(404, {}), true);
    await settled();
    expect(left).toEqual(['/subscribenewsletter?link=invalid']);
  });

  it.each([
    [json(500, {}), 4],
    [json(503, {}), 4],
    [json(429, {}), 4],
    [{ kind: 'failed', reason: 'network' }, 4],
    [json(400, {}), 1],
  ] as const)('[NEWS-8] where it fails by %j asks %i times in all, and leaves the button', async (answer, times) => {
    const { browser, left } = open(answer, true);
    for (let second = 0; second < 60; second += 1) {
      await settled();
      browser.clock.pass(1000);
    }
    expect(browser.calls).toHaveLength(times);
    expect(left).toEqual([]);
  });

  it('[NEWS-8] confirms after a short failure of the shop', async () => {
    let asked = 0;
    const { browser, left } = open(() => {
      asked += 1;
      return asked === 1 ? json(503, {}) : json(200, { state: 'confirmed', subscriberToken: 'next' });
    }, true);
    await settled();
    expect(left).toEqual([]);
    browser.clock.pass(1000);
    await settled();
    expect(left).toHaveLength(1);
  });
});
