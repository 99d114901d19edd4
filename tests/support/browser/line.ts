import type { Page } from '@playwright/test';

interface Line {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** What the browser says of its line, in place of that of this machine. Call it before the page is opened. */
export const onLine = (page: Page, connection: Line | undefined): Promise<unknown> =>
  page.addInitScript((said) => {
    // A kept tab runs it once for each test.
    Object.defineProperty(navigator, 'connection', { value: said, configurable: true });
  }, connection);

/** A page that fetches nothing ahead: for tests that count what the first view needs, however long the machine takes. */
export const savesData = (page: Page): Promise<unknown> => onLine(page, { saveData: true, effectiveType: '4g' });

/** Names of the scripts that the page has fetched ahead of the first tap where the line is good. */
export const namedAhead = async (page: Page): Promise<string[]> => {
  const named = await page.locator('template[data-ahead]').getAttribute('data-ahead');
  return (named ?? '').split(' ').filter((file) => file.endsWith('.js'));
};
