import { describe, expect, it } from 'vitest';
import type { CookieJar } from '../../platform/cookie-jar.ts';
import type { DrawnView } from '../../platform/drawn-view.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { viewCookie } from './footer.constants.ts';
import { changeView } from './view.effects.ts';

/** A device with a screen of this width. */
const deviceOf = (own: number, kept?: string) => {
  const browser = fakeBrowser({ width: own, cookies: kept === undefined ? {} : { [viewCookie]: kept } });
  const written: (readonly unknown[])[] = [];
  const widths: (number | undefined)[] = [];
  const jar: Pick<CookieJar, 'set'> = { set: (...asked) => void written.push(asked) };
  const drawn: DrawnView = {
    drawAs: (width) => {
      widths.push(width);
      browser.resizeTo(width ?? own);
    },
    isChanged: () => widths.at(-1) !== undefined,
  };
  const change = (isPressed: boolean) => changeView(browser, isPressed, jar, drawn);
  return { change, widths, written };
};

describe('a press on the link', () => {
  it.each([
    [390, 1280, 'classic'],
    [768, 1280, 'classic'],
    [1024, 1280, 'classic'],
    [1279, 1280, 'classic'],
    [1280, 979, 'compact'],
    [1366, 979, 'compact'],
  ])('[FOOT-14] on a screen %i wide draws the page %i wide and keeps %s for the session', (own, width, view) => {
    const { change, widths, written } = deviceOf(own);
    change(true);
    expect([widths, written]).toEqual([[width], [[viewCookie, view, { maxAge: 'session' }]]]);
  });

  it.each([390, 1366])(
    '[FOOT-14] a second press on a screen %i wide restores the page’s own width and stores nothing',
    (own) => {
      const { change, widths, written } = deviceOf(own);
      change(true);
      change(true);
      expect([widths.at(-1), written.at(-1)]).toEqual([undefined, [viewCookie, '', { maxAge: 0 }]]);
      change(true);
      expect(widths.at(-1)).toBe(widths[0]);
    },
  );

  it('[FOOT-14] never writes the cookie of the apps', () => {
    const { change, written } = deviceOf(390);
    for (let presses = 0; presses < 4; presses += 1) change(true);
    expect(written.map(([name]) => name)).toEqual([viewCookie, viewCookie, viewCookie, viewCookie]);
    expect(viewCookie).not.toBe('Platform');
  });
});

describe('the next page', () => {
  it.each([
    ['classic', 390, [1280]],
    ['classic', 1366, []],
    ['compact', 1366, [979]],
    ['compact', 390, []],
    ['', 390, []],
    ['MATCH', 390, []],
    ['"><script>', 390, []],
  ] as const)('[FOOT-14] of a session that keeps %j is drawn on a screen %i wide as %j', (kept, own, expected) => {
    const { change, widths, written } = deviceOf(own, kept);
    change(false);
    expect([widths, written]).toEqual([expected, []]);
  });
});
