import type { Start } from '../../islands/island.ts';

/**
 * SRCH-1: the box shows the `query` of the URL, also on pages that are cached without it, such as a product that was opened from
 * a suggestion. The region takes it as typed when it hydrates. Until then, too, an empty field is not sent and takes the focus.
 */
export const start: Start = (element, { url }) => {
  const field = element.querySelector('input');
  if (!field) return;
  // Longer texts are cut at hydration.
  field.value ||= url().searchParams.get('query') ?? '';
  element.addEventListener('submit', (event) => {
    if (field.value.trim()) return;
    event.preventDefault();
    field.focus();
  });
};
