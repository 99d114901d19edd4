import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { jsonText } from '../../lib/json-text.ts';
import type { Browser } from '../../platform/browser.ts';
import { searchedIn, searchedKey, withSearch } from './searched.rules.ts';

/** SRCH-5, TRK-4: shows the searches of this browser below the empty box, and keeps new ones, both only with consent. */
export const followSearches = (element: HTMLElement, { cookies, storage }: Browser): void => {
  const ideas = element.nextElementSibling;
  const group = ideas?.querySelector<HTMLElement>('[data-searched]');
  const list = group?.querySelector('[data-live]');
  const field = element.querySelector('input');
  const form = element.querySelector('form');
  if (!ideas || !group || !list || !field || !form) return;

  const read = (): readonly string[] => (consentIn(cookies)?.C0003 ? searchedIn(storage.get(searchedKey)) : []);
  const draw = (): void => {
    const searched = read();
    group.hidden = searched.length === 0;
    list.replaceChildren(
      ...searched.map((words) => {
        const { ownerDocument: page } = list;
        const [item, link] = [page.createElement('li'), page.createElement('a')];
        link.href = `${form.action}?${new URLSearchParams({ query: words, page: '1', sort: 'relevance' })}`;
        link.textContent = words;
        item.append(link);
        return item;
      }),
    );
  };
  const keep = (words: string): void => {
    if (consentIn(cookies)?.C0003) storage.set(searchedKey, jsonText(withSearch(read(), words)));
  };

  element.addEventListener('focusin', draw);
  element.addEventListener('submit', () => keep(field.value), { capture: true });
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a'); // presses hit elements, never texts
    if (link?.href.startsWith(`${form.action}?`)) keep(new URLSearchParams(link.search).get('query') ?? '');
  });
  // The field keeps the focus, so that the list stays until the press has ended.
  ideas.addEventListener('mousedown', (event) => event.preventDefault());
  group.querySelector('button')?.addEventListener('click', () => {
    storage.remove(searchedKey);
    draw();
  });
  draw();
};
