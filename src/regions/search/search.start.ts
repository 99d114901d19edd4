import type { Start } from '../../islands/island.ts';

/**
 * SRCH-1: the box shows the `query` of the URL, also on pages that are cached without it, such as a product that was opened from
 * a suggestion. The region takes it as typed when it hydrates.
 */
export const start: Start = (element, { url }) => {
  const field = element.querySelector('input');
  // Longer texts are cut at hydration.
  if (field) field.value ||= url().searchParams.get('query') ?? '';
};
