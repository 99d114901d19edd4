import { afterEach, describe, expect, it } from 'vitest';
import { leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { searchFixtures } from './search.fixtures.ts';
import { island } from './search.island.tsx';
import { start } from './search.start.ts';

afterEach(leavePage);

/** The box as the server sends it, asleep, with these words in the field. */
const put = (text: string) => {
  const browser = fakeBrowser({ answer: () => ({ kind: 'answer', status: 200, body: { redirects: {} } }) });
  const element = putRegion({ island, start, props: searchFixtures.empty, browser });
  const field = element.querySelector<HTMLInputElement>('input[name="query"]');
  if (field) field.value = text;
  const send = (): boolean => {
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    element.querySelector('form')?.dispatchEvent(sent);
    return !sent.defaultPrevented;
  };
  return { browser, element, field, send };
};

describe('the box that is asleep', () => {
  it.each(['', '   '])(
    '[SRCH-1] only takes the focus when it is sent with %j, also after it has woken',
    async (text) => {
      const { browser, element, field, send } = put(text);
      expect(send()).toBe(false);
      expect(document.activeElement).toBe(field);
      // The focus wakes it.
      await soon(() => expect(element.dataset['status']).toBe('awake'));
      expect(send()).toBe(false);
      expect(document.activeElement).toBe(field);
      expect(browser.visited).toEqual([]);
    },
  );

  it('[SRCH-7] is sent by the browser with words', () => {
    const { element, field, send } = put('kaffee');
    expect(send()).toBe(true);
    expect(document.activeElement).not.toBe(field);
    expect(element.dataset['status']).toBe('asleep');
  });
});
