import { expect, type Page, type Route } from '@playwright/test';
import { suggestionsPath } from '../../../src/contracts/search/search.contract.ts';
import { regionIn, untilStatus } from '../browser/regions.ts';
import type { RunningShop } from '../shops/shop.ts';
import { wordsOf } from '../words/words.ts';

export const t = wordsOf('DE');
/** The address of the suggestions, for routes and waits. */
export const suggestions = `**${suggestionsPath}*`;

export const field = (page: Page) => page.getByRole('combobox', { name: t('search.label') });
export const list = (page: Page) => page.getByRole('listbox', { name: t('search.suggestions') });
export const options = (page: Page) => list(page).getByRole('option');
export const questionOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';
export const resultsOf = (text: string): string =>
  `/search?${new URLSearchParams({ query: text, page: '1', sort: 'relevance' })}`;

export const openSearch = async (page: Page, shop: RunningShop, path = '/'): Promise<void> => {
  await page.goto(shop.originOf('DE') + path);
  await field(page).focus();
  await untilStatus(regionIn(page, 'search'), 'awake');
};
export const type = (page: Page, text: string): Promise<void> => field(page).pressSequentially(text);
/** Types and waits for the suggestions; returns their texts, without the prices of products. */
export const suggest = async (page: Page, text = 'kaff'): Promise<string[]> => {
  await type(page, text);
  await expect(options(page).first()).toBeVisible();
  return options(page).evaluateAll((all) =>
    all.map((row) => (row.querySelector('img')?.parentElement?.nextElementSibling ?? row).textContent ?? ''),
  );
};
