import { expect, type Page } from '@playwright/test';
import { axeFaultsOn, standards } from '../browser/page-axe.ts';

/** What axe says of a part of the page. */
export const axeFaultsOf = (page: Page, within: string, without: string[] = []): Promise<readonly string[]> =>
  axeFaultsOn(page, {
    runOnly: standards,
    within,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/**
 * Opens the gallery and leaves of it only the sections whose titles begin so: axe asks for each colour what lies around it,
 * and the whole gallery takes it a minute. Answers how many are left.
 */
export const openGallery = async (page: Page, origin: string, titles: readonly string[]): Promise<number> => {
  await page.goto(`${origin}/gallery`);
  return page.evaluate((wanted) => {
    const sections = [...document.querySelectorAll('main section')];
    const isMeant = (section: Element): boolean =>
      wanted.some((title) => section.querySelector(':scope > h2')?.textContent.startsWith(title));
    for (const section of sections) if (!isMeant(section)) section.remove();
    return sections.filter(isMeant).length;
  }, titles);
};

/** Every state in these sections, on a phone and on a laptop: nothing for axe to say, and nothing sticks out to the side. */
export const expectSound = async (page: Page): Promise<void> => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await axeFaultsOf(page, 'main section'), `${viewport.width} wide`).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(viewport.width);
  }
};
