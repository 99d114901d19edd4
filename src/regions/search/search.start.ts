import type { Start } from '../../islands/island.ts';

/**
 * SRCH-1: the box shows what the address says that was searched for, also on pages that are the same for every question: a
 * product that was opened from a suggestion. The region takes it for typed when it wakes.
 */
export const start: Start = (element, browser) => {
  const term = browser.url().searchParams.get('query');
  const field = element.querySelector<HTMLInputElement>('input[name="query"]');
  if (term && field?.value === '') field.value = term.slice(0, field.maxLength);
};
