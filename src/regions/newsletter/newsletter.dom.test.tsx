import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { fieldsOf } from '../../../tests/support/pages/region-page.tsx';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { allSites } from '../../sites/sites.ts';
import { newsletterFixtures } from './newsletter.fixtures.ts';
import { NewsletterForm, type NewsletterProps } from './NewsletterForm.tsx';

const put = (props: NewsletterProps, code: SiteCode = 'DE'): HTMLElement =>
  drawPage(<NewsletterForm {...props} />, code);
const field = (element: HTMLElement, name: string) => element.querySelector(`[name="${name}"]`);
const fresh: NewsletterProps = newsletterFixtures.fresh;

describe.each(Object.entries<NewsletterProps>(newsletterFixtures))('the form %s', (_name, props) => {
  it.each(['DE', 'HU', 'TR'] as const)('passes axe on %s', async (code) => {
    expect(await axeFaults(put(props, code))).toEqual([]);
  });
});

describe.each(allSites)('the form of $code', ({ code }) => {
  const form = newsletterForms[code];
  const words = pageWords(code);

  it('[NEWS-1] has the fields of the country, and is a plain form', () => {
    const element = put(fresh, code);
    const names = Object.keys(fieldsOf(element.querySelector('form')));
    expect(element.querySelector('form')?.getAttribute('action')).toBe('/subscribenewsletter');
    expect(element.querySelector('form')?.method).toBe('post');
    expect(names.includes('firstName')).toBe(form.names !== 'absent');
    expect(names.includes('salutation')).toBe(form.salutation !== 'absent');
    expect(field(element, 'legal') !== null).toBe(form.hasLegal);
    expect(field(element, 'dne')).not.toBeNull();
    expect(element.querySelector('details')?.open).toBe(false);
    expect(textOf(element)).toContain(words('form.newsletter.mandatory'));
    expect(textOf(element).includes(words('form.newsletter.footnote'))).toBe(form.hasFootnote);
    expect(textOf(element)).toContain(code === 'TR' ? '%10' : '10');
    expect([...element.querySelectorAll('source')].map(({ media }) => media)).toEqual([
      '(min-width: 1024px)',
      '(min-width: 767px)',
    ]);
    expect(field(element, 'website')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('[NEWS-11] names the minimum age, personal offers and profiling', () => {
    const element = put(fresh, code);
    expect(textOf(element.querySelector('details'))).toContain(String(form.minimumAge));
    expect(words('form.newsletter.dne')).toMatch(/profi/iu);
  });

  it('[NEWS-14] links to the pages of its country', () => {
    const all = newsletterLinks(code);
    const shown = [...put(fresh, code).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(shown.toSorted()).toEqual(Object.values<string>({ ...all }).toSorted());
    expect(shown.includes('/c/newsletter-beispiel')).toBe(['DE', 'AT', 'HU'].includes(code));
  });
});

it('[NEWS-3] offers the salutations in their order', () => {
  const values = [...put(fresh, 'HU').querySelectorAll('option')].map(({ value }) => value);
  expect(values).toEqual(['', 'MRS', 'MR', 'DIVERS', 'COMPANY']);
});

it('[NEWS-16] shows the typed values with their faults', () => {
  const element = put(newsletterFixtures['after a plain form that was refused'], 'HU');
  const email = field(element, 'email');
  expect(email?.getAttribute('value')).toBe('a@b');
  expect(email?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(email?.getAttribute('aria-describedby') ?? '')?.textContent).not.toBe('');
  expect(textOf(element)).toContain('A megszólítás mező kitöltése kötelező.');
  expect(textOf(put(newsletterFixtures['after a plain form that was refused'], 'TR'))).toContain(
    'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
  );
});

it.each([
  ['after a link that is no longer valid', 'link', 'Leider ist dieser Link nicht mehr gültig.'],
  ['after a plain form that met a fault', 'generic', 'Aus technischen Gründen ist die Newsletteranmeldung'],
] as const)('[NEWS-9] [NEWS-16] %s shows its banner and no other', (name, kind, words) => {
  const shown = [...put(newsletterFixtures[name]).querySelectorAll<HTMLElement>('[data-banner]:not([hidden])')];
  expect(shown.map(({ dataset }) => dataset['banner'])).toEqual([kind]);
  expect(textOf(shown[0] ?? null)).toContain(words);
});
