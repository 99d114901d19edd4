import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A busy browser draws a frame within this time; one that draws none for so long draws none at all. */
const longestFrameMs = 1000;

/**
 * Scrolls to the end in steps, so that all lazy content loads. On a busy machine a Chromium without windows stops drawing once in some
 * hundred visits, and begins again on the next page: the scrolling does not wait for it.
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async (longest) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        AbortSignal.timeout(longest).addEventListener('abort', resolve);
      });
    }
    scrollTo(0, 0);
  }, longestFrameMs);
  await page.waitForLoadState('networkidle');
};

/** Makes the browser fetch all files again, as at a first visit. */
export const forgetFiles = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
};

/** How far the page can be moved to the side. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Words of which a part cannot be read: cut off by what they stand in, or beyond the edge of the screen. What can be scrolled
 * by itself is not cut off; what is for the ear alone is not looked at.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    const isForTheEar = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
    /** what surrounds the words and would hide them, as far as something that scrolls */
    const holderOf = (element: Element): Element | undefined => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
        if (hides(overflowX) || hides(overflowY)) return one;
      }
      return document.documentElement;
    };
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('script, style, noscript, option, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"]')) continue;
      const holder = holderOf(element);
      if (!holder) continue;
      const hole = holder.getBoundingClientRect();
      if (isForTheEar(hole)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isWholePage = holder === document.documentElement;
      const { overflowX, overflowY } = getComputedStyle(holder);
      const isCut = [...range.getClientRects()].some((line) => {
        if (isForTheEar(line)) return false;
        const isBeside = line.right > hole.right + 1 || line.left < hole.left - 1;
        // Letters reach a little over their line.
        const isBelow = line.bottom > hole.bottom + line.height / 3 || line.top < hole.top - line.height / 3;
        return isWholePage ? isBeside : (hides(overflowX) && isBeside) || (hides(overflowY) && isBelow);
      });
      if (isCut) lost.push(words.slice(0, 60));
    }
    return lost;
  });

/** SC 1.4.12: what people with their own style sheets set from here on. */
export const spaceText = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
};

/** Counts the landmarks and headings that a screen reader navigates by. */
export const marksOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((element) => element.checkVisibility())
      .map(({ localName }) => Number(localName.slice(1)));
    return {
      headings: count('h1'),
      mains: count('main'),
      banners: count('body header:not(main header, article header, section header)'),
      contentinfos: count('body footer:not(main footer, article footer, section footer)'),
      skipLink: document.querySelector('a[href^="#"]')?.getAttribute('href') ?? '',
      skipped: levels.filter((level, place) => place > 0 && level > (levels[place - 1] ?? 0) + 1).length,
    };
  });

/** Lists the animations that are still running in a loaded page. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 20 || iterations === Infinity);
      })
      .map((animation) => `${animation.constructor.name} ${animation.id}`),
  );

/** The most times a picture may have more points across than its place needs. */
const mostTooWide = 2.2;

/** Pictures of the page that bring many more points than their place has, or far too few to be sharp. */
export const wrongPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const wrong: string[] = [];
    for (const picture of document.images) {
      const { currentSrc, complete } = picture;
      const { width } = picture.getBoundingClientRect();
      if (!complete || currentSrc === '' || width === 0 || currentSrc.endsWith('.svg')) continue;
      // With a srcset the element reports its width in CSS pixels; without one the same file reports its own.
      const bare = new Image();
      await new Promise((resolve) => {
        for (const kind of ['load', 'error']) bare.addEventListener(kind, resolve, { once: true });
        bare.src = currentSrc;
      });
      const points = bare.naturalWidth;
      const wanted = width * devicePixelRatio;
      const smallest = 120;
      if (points > Math.max(wanted, smallest) * most || points < wanted * 0.7)
        wrong.push(`${new URL(currentSrc).pathname}: ${points} points for ${Math.round(wanted)}`);
    }
    return wrong;
  }, mostTooWide);

/** Lists the controls without enough contrast to their background, on one picture of the whole page. */
export const unseenControls = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    // A picture of the whole page includes parts below the view, which the browser has not rendered yet.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, drawn];
  });
  // Before the places are measured: fonts that came too late for the first paint are shown in the picture, and lines break at other words.
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const boxes = await page.evaluate(() => {
    return (
      [
        ...document.querySelectorAll(
          'button, input:not([type="hidden"]), select, textarea, main a[href], footer a[href]',
        ),
      ]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden="true"]'))
        .map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const name = `${element.localName} ${element.getAttribute('name') ?? ''} ${element.textContent.trim().slice(0, 40)}`;
          return { name, left: left + scrollX, top: top + scrollY, width, height };
        })
        // Leaves out controls that are visually hidden or represented by their sibling.
        .filter(({ width, height }) => width > 4 && height > 4)
    );
  });
  /** how far apart the lightest and the darkest point of a piece are, in the channel where it is most */
  const rangeIn = (left: number, top: number, right: number, bottom: number): number => {
    const least = [255, 255, 255];
    const most = [0, 0, 0];
    for (let y = Math.max(0, top); y < Math.min(bottom, info.height); y += 1)
      for (let x = Math.max(0, left); x < Math.min(right, info.width); x += 1)
        for (let channel = 0; channel < 3; channel += 1) {
          const value = data[(y * info.width + x) * info.channels + channel] ?? 0;
          least[channel] = Math.min(least[channel] ?? 255, value);
          most[channel] = Math.max(most[channel] ?? 0, value);
        }
    return Math.max(...most.map((value, channel) => value - (least[channel] ?? 0)));
  };
  // A control's edge may be all that is seen of it.
  const edge = 2;
  return (
    boxes
      .map((box) => ({
        name: box.name,
        left: Math.floor(box.left) - edge,
        top: Math.floor(box.top) - edge,
        right: Math.ceil(box.left + box.width) + edge,
        bottom: Math.ceil(box.top + box.height) + edge,
      }))
      // Elements outside the page (the skip link) are not on the picture.
      .filter(({ right, bottom, left, top }) => right > 0 && bottom > 0 && left < info.width && top < info.height)
      .filter(({ left, top, right, bottom }) => rangeIn(left, top, right, bottom) <= 60)
      .map(({ name }) => name.trim())
  );
};
