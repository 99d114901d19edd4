import type { Start } from '../../islands/island.ts';

/**
 * SRCH-1: the box shows what the address says that was searched for, also on pages that are the same for every question: a
 * product that was opened from a suggestion. The region takes it for typed when it wakes.
 */
export const start: Start = (element, { url }) => {
  const field = element.querySelector('input');
  // A longer one is cut when the region wakes.
  if (field) field.value ||= url().searchParams.get('query') ?? '';
};
