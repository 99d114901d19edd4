import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/axe.ts';
import { awake, fieldsOf, leavePage, putRegion, soon } from '../../../tests/support/region-page.tsx';
import { fakeBrowser } from '../../platform/fake.ts';
import { longestTerm } from './search.constants.ts';
import { searchFixtures } from './search.fixtures.ts';
import { island } from './search.island.tsx';
import type { SearchBoxProps } from './SearchBox.tsx';

afterEach(leavePage);

const put = (props: SearchBoxProps, script = true): HTMLElement =>
  putRegion({ island, props, browser: fakeBrowser({}), script });
const field = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector<HTMLInputElement>('input[name="query"]');
  if (!input) throw new Error('there is no field');
  return input;
};
const type = (element: HTMLElement, text: string): void => {
  const input = field(element);
  // Past React's own tracker, as typing does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const clearButton = (element: HTMLElement) => element.querySelector<HTMLButtonElement>('button[type="button"]');
/** Whether the form went its way. */
const submit = (element: HTMLElement): boolean =>
  element.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;

describe.each(Object.entries<SearchBoxProps>(searchFixtures))('the search box %s', (_name, props) => {
  it('[SRCH-1] is a plain form that shows the term and sends query, page and order', () => {
    const element = put(props, false);
    const form = element.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
    expect(fieldsOf(form)).toEqual({ query: props.term, page: '1', sort: 'relevance' });
  });

  it('wakes without changing anything, and passes axe', async () => {
    const element = put(props);
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('the search box', () => {
  it('[SRCH-1] takes 200 characters and no more', () => {
    expect(field(put(searchFixtures.empty)).maxLength).toBe(longestTerm);
    expect(longestTerm).toBe(200);
  });

  it.each(['', '   '])('[SRCH-1] only takes the focus when it is sent with %j', async (term) => {
    const element = put({ term });
    await awake(element);
    expect(submit(element)).toBe(false);
    expect(document.activeElement).toBe(field(element));
  });

  it('[SRCH-1] goes to the results with a term', async () => {
    const element = put(searchFixtures.empty);
    await awake(element);
    type(element, 'kaffee');
    await soon(() => expect(clearButton(element)).not.toBeNull());
    expect(submit(element)).toBe(true);
  });

  it('[SRCH-1] offers to clear what stands in it, then has the focus', async () => {
    const element = put(searchFixtures['with what the page was searched for']);
    await awake(element);
    clearButton(element)?.click();
    await soon(() => expect(clearButton(element)).toBeNull());
    expect(field(element).value).toBe('');
    expect(document.activeElement).toBe(field(element));
    type(element, 'k');
    await soon(() => expect(clearButton(element)).not.toBeNull());
  });
});
