import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { pageWords } from '../../../tests/support/pages/draw-page.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { allSites, sites } from '../../sites/sites.ts';
import { passwordFixtures } from './password.fixtures.ts';
import { start } from './password.start.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const put = (code: SiteCode = 'DE', props: PasswordFieldProps = passwordFixtures['a new password']) => {
  const element = document.createElement('k-region');
  element.innerHTML = renderToString(
    <SiteProvider value={{ site: sites[code], t: pageWords(code) }}>
      <PasswordField {...props} />
    </SiteProvider>,
  );
  document.body.append(element);
  return element;
};
const type = (element: HTMLElement, text: string) => {
  const input = element.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const meter = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-live="strength"]');
afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(allSites)('a new password on $code', ({ code }) => {
  it('[UI-3] shows its strength while typing, in this language', async () => {
    const element = put(code);
    const t = pageWords(code);
    start(element, fakeBrowser());
    await vi.dynamicImportSettled();
    for (const [text, level] of [
      ['########', 'weak'],
      ['aaaaaaaa', 'ok'],
      ['aaaa1111', 'strong'],
      ['aaAA1111', 'very-strong'],
    ] as const) {
      type(element, text);
      expect([meter(element)?.dataset['level'], meter(element)?.textContent]).toEqual([level, t(`password.${level}`)]);
    }
    type(element, 'aA1');
    expect([meter(element)?.dataset['level'], meter(element)?.textContent]).toEqual([undefined, '']);
  });

  it('has a name and a hint', () => {
    const element = put(code);
    expect(element.querySelector('input')?.getAttribute('aria-describedby')).toBe(element.querySelector('p')?.id);
  });

  it.each(Object.entries<PasswordFieldProps>(passwordFixtures))('passes axe: %s', async (_, props) => {
    expect(await axeFaults(put(code, props))).toEqual([]);
  });
});

it('[UI-3] rates what the browser has filled in, and stops with its region', async () => {
  const element = put();
  const input = element.querySelector('input');
  if (input) input.value = 'aaAA1111';
  const stop = start(element, fakeBrowser());
  await vi.dynamicImportSettled();
  expect(meter(element)?.dataset['level']).toBe('very-strong');
  stop?.();
  // It stops by a promise, which has been resolved now.
  await Promise.resolve();
  type(element, '########');
  expect(meter(element)?.dataset['level']).toBe('very-strong');
});

it('rates nothing if its region was removed before the script arrived', async () => {
  const element = put();
  const stop = start(element, fakeBrowser());
  stop?.();
  await vi.dynamicImportSettled();
  type(element, '########');
  expect(meter(element)?.dataset['level']).toBe(undefined);
});
