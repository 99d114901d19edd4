import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

interface Piece {
  readonly left?: number;
  readonly bottom?: number;
}

/** A part of what an element looks like, as it is on the screen. */
export const pixelsOf = async (page: Page, target: Locator, { left, bottom }: Piece = {}): Promise<Buffer> => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing of it is on the screen');
  const clip = {
    x: box.x,
    y: bottom === undefined ? box.y : box.y + box.height - bottom,
    width: left ?? box.width,
    height: bottom ?? box.height,
  };
  return page.screenshot({ clip, animations: 'disabled' });
};

/** Whether anything stands out from its ground. */
export const isSeen = async (page: Page, target: Locator): Promise<boolean> => {
  const { channels } = await sharp(await pixelsOf(page, target)).stats();
  return channels.some(({ min, max }) => max - min > 60);
};

/** What is not wholly in view, or lies below something else, once one has gone there. */
export const hidden = async (links: Locator): Promise<string[]> => {
  const lost: string[] = [];
  for (const link of await links.all()) {
    await link.focus();
    await link.scrollIntoViewIfNeeded();
    const isThere = await link.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCut = [...element.querySelectorAll('*')].some(
        (part) => part instanceof HTMLElement && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
      );
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= innerWidth && !isCut && (element.contains(over) || over?.contains(element) === true);
    });
    if (!isThere) lost.push((await link.textContent()) ?? '');
  }
  return lost;
};
