import { afterEach, expect, it } from 'vitest';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { typingPauseMs } from './search.constants.ts';
import { handfAnswer, handfRows } from './search.fixtures.ts';
import { island } from './search.island.tsx';

afterEach(leavePage);

it('[SRCH-5] the overlay stays while the focus is on a button of the box, where Escape closes it', async () => {
  const browser = fakeBrowser({ width: 1440, answer: () => ({ kind: 'answer', status: 200, body: handfAnswer }) });
  const element = putRegion({ island, props: { term: 'handf' }, browser });
  await awake(element);
  const rows = () => element.querySelectorAll('[role="option"]').length;
  const clear = element.querySelector<HTMLElement>('form button');
  element.querySelector<HTMLElement>('input[name="query"]')?.focus();
  browser.clock.pass(typingPauseMs);
  await soon(() => expect(rows()).toBe(handfRows.length));
  const news = element.querySelector('output');
  await soon(() => expect(news?.textContent).not.toBe(''));
  clear?.focus();
  // The change of the focus is drawn.
  await soon(() => expect(news?.textContent).toBe(''));
  expect(document.activeElement).toBe(clear);
  expect(rows()).toBe(handfRows.length);
  clear?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await soon(() => expect(rows()).toBe(0));
  expect(document.activeElement).toBe(clear);
});
