import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage } from '../../../tests/support/pages/draw-page.tsx';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import { consentText } from '../../domain/tracking/consent-choice.rules.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { SearchIdeas } from './SearchIdeas.tsx';
import { searchedKey } from './searched.rules.ts';
import { followSearches } from './searched.effects.ts';

const granted = {
  [consentCookie]: consentText({ C0003: true, C0004: false }, 'x', new Date(0)),
  [decidedCookie]: 'x',
};

/** The box as the server draws it, with what it shows while it is empty. */
const page = (cookies: Record<string, string>, kept: readonly string[] = []) => {
  const body = drawPage(<SearchIdeas popular={['espresso', 'wollmantel']} />);
  const region = document.createElement('k-region');
  region.innerHTML =
    '<form action="/search"><input name="query" aria-label="Suche"></form><a href="/search?query=tee&page=1">tee</a>';
  body.querySelector('[data-ideas]')?.before(region);
  const browser = fakeBrowser({ cookies });
  if (kept.length > 0) browser.kept.set(searchedKey, JSON.stringify(kept));
  followSearches(region, browser);
  return { body, region, browser };
};
const shown = (body: HTMLElement) => {
  const group = body.querySelector<HTMLElement>('[data-searched]');
  return group?.hidden ? undefined : [...(group?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
};
const search = (region: HTMLElement, words: string) => {
  const field = region.querySelector('input');
  if (field) field.value = words;
  region.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
};

beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  document.body.innerHTML = '';
});
const stay = (event: Event) => event.preventDefault();

describe('what the empty search box shows', () => {
  it('[SRCH-5] has popular searches as plain links, and passes axe', async () => {
    const body = drawPage(<SearchIdeas popular={['espresso', 'wollmantel']} />);
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/search?query=espresso&page=1&sort=relevance',
      '/search?query=wollmantel&page=1&sort=relevance',
    ]);
    expect(shown(body)).toBeUndefined();
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[TRK-4] shows and keeps no search without consent', () => {
    const { body, region, browser } = page({}, ['kaffee']);
    search(region, 'mantel');
    region.querySelector('a')?.click();
    expect(shown(body)).toBeUndefined();
    expect(browser.kept.get(searchedKey)).toBe('["kaffee"]');
  });

  it('[SRCH-5, TRK-4] with consent shows the searches of this browser, keeps new ones, and clears them', async () => {
    const { body, region, browser } = page(granted, ['kaffee']);
    expect(shown(body)).toEqual(['kaffee']);
    search(region, ' Mantel ');
    region.querySelector('a')?.click();
    region.dispatchEvent(new Event('focusin'));
    expect(shown(body)).toEqual(['tee', 'Mantel', 'kaffee']);
    expect(await axeFaults(body)).toEqual([]);
    body.querySelector<HTMLButtonElement>('[data-searched] button')?.click();
    expect(shown(body)).toBeUndefined();
    expect(browser.kept.has(searchedKey)).toBe(false);
  });

  it('[SRCH-5] keeps the focus in the field while one of them is pressed', () => {
    const { body } = page({});
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    body.querySelector('[data-ideas] a')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
  });
});
