import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import {
  browserWith,
  closed,
  flyout,
  link,
  moveOnto,
  ok,
  opener,
  press,
  put,
  t,
  tap,
  usual,
} from '../../../tests/support/pages/navigation-page.ts';
import { leavePage, takeSaid } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { navigationPath } from '../../contracts/content/navigation.contract.ts';
import { themeworldPath } from '../../contracts/content/themeworld.contract.ts';
import type { HttpResult } from '../../platform/http.ts';
import { openDelayMs } from './navigation.constants.ts';
import { failingAnswers, nodesFixture } from './navigation.fixtures.ts';

afterEach(leavePage);

describe('while the trees are loading', () => {
  it('opens at once and shows the content when it arrives', async () => {
    let come: (answer: HttpResult) => void = () => {};
    const nodes = new Promise<HttpResult>((resolve) => {
      come = resolve;
    });
    const { element, opened } = await put(usual, browserWith({ nodes }));
    link(element, 'Kaffee').focus();
    press('ArrowDown');
    await opened('Kaffee');
    expect(flyout(element)?.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(flyout(element)?.querySelector('a')).toBeNull();
    expect(await axeFaults(element)).toEqual([]);
    come(ok(nodesFixture));
    // The requested focus is set now that there is content.
    await soon(() => expect(document.activeElement?.textContent).toBe(t('navigation.all', { title: 'Kaffee' })));
    expect(flyout(element)?.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

/** Waits for the log lines about a path and returns them. */
const logged = async (path: string): Promise<readonly string[]> => {
  const all: string[] = [];
  await soon(() => {
    all.push(...takeSaid());
    expect(all.filter((words) => words.includes(path))).not.toEqual([]);
  });
  return all;
};

describe('when a service is not available', () => {
  it.each(Object.entries(failingAnswers))(
    '[HDR-12] and the navigation %s, the links of the page stay, it is logged once, and nothing is shown',
    async (_, answer) => {
      const { element, browser } = await put(usual, browserWith({ nodes: answer }));
      expect(await logged(navigationPath)).toHaveLength(1);
      const hrefs = [...element.querySelectorAll('li > span > a')].map((a) => a.getAttribute('href'));
      expect(hrefs).toEqual([usual.themeworlds.url, ...usual.items.map(({ url }) => url), usual.outletUrl]);
      await soon(() => expect(() => opener(element, 'Kaffee')).toThrow('no button'));
      expect(opener(element, 'Themenwelten')).toBeTruthy();
      moveOnto(link(element, 'Kaffee'));
      browser.clock.pass(openDelayMs);
      expect(browser.heard).toEqual([]);
      expect(element.textContent).not.toMatch(/error|fehler/i);
      expect(await axeFaults(element)).toEqual([]);
    },
  );

  it.each(Object.entries(failingAnswers))(
    '[HDR-12] and the themeworlds: %s, their entry stays a link and the departments open',
    async (_, answer) => {
      const { element, opened } = await put(usual, browserWith({ worlds: answer }));
      expect(await logged(themeworldPath)).toHaveLength(1);
      await soon(() => expect(() => opener(element, 'Themenwelten')).toThrow('no button'));
      tap(link(element, 'Kaffee'));
      await opened('Kaffee');
    },
  );

  it('[HDR-12] closes the waiting flyout and unlocks the page', async () => {
    let come: (answer: HttpResult) => void = () => {};
    const nodes = new Promise<HttpResult>((resolve) => {
      come = resolve;
    });
    const { element, browser, opened } = await put(usual, browserWith({ nodes }));
    tap(link(element, 'Kaffee'));
    await opened('Kaffee');
    come({ kind: 'failed', reason: 'timeout' });
    await closed(element);
    await soon(() => expect(browser.isHeld()).toBe(false));
    expect(await logged(navigationPath)).toHaveLength(1);
  });
});
