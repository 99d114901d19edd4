import { afterEach, expect, it } from 'vitest';
import {
  browserWith,
  closed,
  flyout,
  ok,
  opener,
  press,
  put,
  usual,
} from '../../../tests/support/pages/navigation-page.ts';
import { leavePage } from '../../../tests/support/pages/region-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { nodesFixture, worldsFixture } from './navigation.fixtures.ts';

afterEach(leavePage);

it.each(['Kaffee', 'Themenwelten'])(
  '[HDR-9] Tab goes from the button of %s to the first link, also while the links are still loading',
  async (title) => {
    let load: (() => void) | undefined;
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    const { element, browser } = await put(
      usual,
      browserWith({ nodes: loaded.then(() => ok(nodesFixture)), worlds: loaded.then(() => ok(worldsFixture)) }),
    );
    const toggle = opener(element, title);
    toggle.focus();
    toggle.click();
    await soon(() => expect(flyout(element)).not.toBeNull());
    // The browser would go on to the button that closes; only a second Tab does.
    expect(press('Tab')).toBe(false);
    await soon(() => expect(press('Tab')).toBe(true));
    load?.();
    await soon(() => expect(flyout(element)?.querySelector('a')).toBe(document.activeElement));
    browser.pressEscape();
    await closed(element);
    expect(document.activeElement).toBe(toggle);
  },
);
