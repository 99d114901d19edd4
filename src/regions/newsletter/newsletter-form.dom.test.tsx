import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { soon } from '../../../tests/support/shops/soon.ts';
import { baseDataPath, newsletterBases, newsletterProblems } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { trackedEventSchema } from '../../contracts/tracking/tracking.contract.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { newsletterFixtures } from './newsletter.fixtures.ts';
import { NewsletterForm, type NewsletterProps } from './NewsletterForm.tsx';
import { start } from './newsletter.start.ts';

const json = (status: number, body: unknown): HttpResult => ({ kind: 'answer', status, body });
const taken = json(202, { status: 'CONFIRMATION_NEEDED' });
const browserOf = (answer: (request: HttpRequest) => HttpResult | Promise<HttpResult> = () => taken, cookies = {}) => {
  const browser = fakeBrowser({ answer, cookies });
  const tracked: object[] = [];
  browser.events.on('kontor:tracked', (event) => {
    expect(Value.Check(trackedEventSchema, event), JSON.stringify(event)).toBe(true);
    tracked.push(event);
  });
  return { ...browser, tracked };
};
const fresh: NewsletterProps = newsletterFixtures.fresh;

/** The form as the server sends it, and a visitor who shows intent. */
const near = async (props: NewsletterProps, browser = browserOf(), code: SiteCode = 'DE'): Promise<HTMLElement> => {
  const element = put(props, code);
  start(element, browser);
  element.dispatchEvent(new Event('pointerenter'));
  await vi.dynamicImportSettled();
  return element;
};
const put = (props: NewsletterProps, code: SiteCode): HTMLElement =>
  drawPage(<NewsletterForm {...props} />, code).querySelector('main') as HTMLElement; // drawPage makes one
const formOf = (element: HTMLElement): HTMLFormElement => element.querySelector('form') as HTMLFormElement; // each page here has one
const field = (element: HTMLElement, name: string) =>
  element.querySelector(`[name="${name}"]`) as HTMLInputElement | HTMLSelectElement; // each test names one that is there
const type = (element: HTMLElement, name: string, value: string): void => {
  const input = field(element, name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = (element: HTMLElement): void => formOf(element).requestSubmit();
const errorOf = (element: HTMLElement, name: string): string =>
  document.getElementById(field(element, name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const shownBanners = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-banner]:not([hidden])')].map(textOf);
const thanks = (element: HTMLElement): string => textOf(element.querySelector('[data-success]:not([hidden])'));

let seen: Element[] = [];
beforeEach(() => {
  seen = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.push(this);
  };
});
afterEach(() => document.body.replaceChildren());

describe('a visitor who signs up', () => {
  it('[NEWS-2] sees the whole form once the e-mail field has the focus', async () => {
    const element = await near(fresh);
    expect(formOf(element).dataset['revealed']).toBe('false');
    element.querySelector('button')?.focus();
    expect(formOf(element).dataset['revealed']).toBe('false');
    field(element, 'email').focus();
    expect(formOf(element).dataset['revealed']).toBe('true');
  });

  it('[NEWS-2] [NEWS-4] [NEWS-5] [NEWS-12] is sent once, sees the thanks, and is tracked', async () => {
    let arrive: (answer: HttpResult) => void = () => {};
    const answer = new Promise<HttpResult>((resolve) => {
      arrive = resolve;
    });
    const browser = browserOf(() => answer);
    const element = await near(fresh, browser, 'AT');
    type(element, 'email', ' anna@example.com ');
    type(element, 'salutation', 'MRS');
    type(element, 'firstName', 'Anna');
    field(element, 'dne').click();
    submit(element);
    for (const name of ['email', 'salutation', 'firstName', 'lastName', 'dne'])
      expect(field(element, name).disabled).toBe(true);
    submit(element);
    arrive(taken);
    await soon(() => expect(thanks(element)).toContain('Vielen Dank für Ihre Anmeldung!'));
    expect(thanks(element)).toContain('E-Mail');
    expect(formOf(element).hidden).toBe(true);
    expect(seen).toContain(element.querySelector('[data-success]'));
    expect(browser.calls).toEqual([
      {
        method: 'POST',
        path: `${newsletterBases[0]}/newsletter-subscribers`,
        body: {
          email: 'anna@example.com',
          salutation: 'MRS',
          firstName: 'Anna',
          consents: ['DNE'],
          origin: 'NEWSLETTER',
          originAddition: 'page',
        },
      },
    ]);
    expect(browser.tracked).toEqual([
      expect.objectContaining({ event: 'form', event_name: 'submit_attempt', subject: 'newsletter' }),
      expect.objectContaining({ event: 'form', event_name: 'submit_success', response_type: 'success' }),
      { event: 'sign_up', subject: 'newsletter', origin: 'onsite:subsite', type: 'ga4', emitter: 'newsletterservice' },
    ]);
    expect(JSON.stringify(browser.tracked)).not.toMatch(/anna/i);
  });

  it('[NEWS-12] is tracked by the origin of the page', async () => {
    const browser = browserOf();
    const element = await near({ ...fresh, tracked: 'app:start' }, browser);
    type(element, 'email', 'anna@example.com');
    submit(element);
    await soon(() => expect(browser.tracked).toContainEqual(expect.objectContaining({ origin: 'app:start' })));
  });

  it.each([
    [false, newsletterBases[0]],
    [true, newsletterBases[1]],
  ])('[NEWS-4] is sent to the base path of a single-page app: %s', async (isSinglePageApp, base) => {
    const browser = browserOf();
    const element = await near({ ...fresh, isSinglePageApp }, browser);
    type(element, 'email', 'anna@example.com');
    submit(element);
    expect(browser.calls.map(({ path }) => path)).toEqual([`${base}/newsletter-subscribers`]);
  });

  it('[NEWS-15] in TR sends what was ticked, and cannot without', async () => {
    const browser = browserOf();
    const element = await near(fresh, browser, 'TR');
    type(element, 'email', 'ayse@example.com');
    type(element, 'firstName', 'Ayşe');
    type(element, 'lastName', 'Yıldız');
    submit(element);
    expect(errorOf(element, 'legal')).toBe(
      'E-bülten üyesi olmak için lütfen ticari elektronik ileti onayınızı veriniz.',
    );
    expect(browser.calls).toEqual([]);
    field(element, 'legal').click();
    submit(element);
    expect(browser.calls).toMatchObject([{ body: { consents: [], legals: ['NEWSLETTER'] } }]);
  });

  it('[NEWS-6] with the trap filled gets thanks and is tracked, without a request', async () => {
    const browser = browserOf();
    const element = await near(fresh, browser);
    field(element, 'website').value = 'http://spam.example';
    submit(element);
    expect(thanks(element)).toContain('Vielen Dank');
    expect(browser.calls).toEqual([]);
    expect(browser.kept.size).toBe(0);
    expect(browser.tracked).toContainEqual(expect.objectContaining({ event: 'sign_up' }));
  });

  it.each([
    [json(400, { type: newsletterProblems.emailInvalid }), 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', []],
    [
      json(500, {}),
      '',
      ['Aus technischen Gründen ist die Newsletteranmeldung nicht möglich. Bitte versuchen Sie es später!'],
    ],
    [json(500, 'not even JSON'), '', [expect.stringContaining('Aus technischen Gründen')]],
    [json(429, { type: newsletterProblems.tooMany }), '', [expect.stringContaining('Aus technischen Gründen')]],
    [{ kind: 'failed', reason: 'network' }, '', [expect.stringContaining('Aus technischen Gründen')]],
    [{ kind: 'failed', reason: 'timeout' }, '', [expect.stringContaining('Aus technischen Gründen')]],
  ] as const)('[NEWS-5] [NEWS-12] [NEWS-16] hears of %j and finds the form empty', async (answer, beside, banners) => {
    const browser = browserOf(() => answer);
    const element = await near(fresh, browser);
    type(element, 'email', 'anna@example.com');
    submit(element);
    await soon(() => expect(field(element, 'email').disabled).toBe(false));
    expect(field(element, 'email').value).toBe('');
    expect(errorOf(element, 'email')).toBe(beside);
    expect(shownBanners(element)).toEqual(banners);
    expect(seen).toHaveLength(1);
    expect(browser.tracked).toMatchObject([
      { event_name: 'submit_attempt' },
      { event_name: 'submit_failed', response_type: 'error' },
      { event: 'sign_up' },
    ]);
    // The log contains the fault and no address.
    expect(browser.warnings.join(' ')).not.toContain('anna');
  });

  it('[NEWS-3, TRK-2] sees the fault beside each field, and trackers get the field and no value', async () => {
    const browser = browserOf();
    const element = await near(fresh, browser, 'HU');
    type(element, 'email', 'a@b');
    type(element, 'firstName', 'www.example.com');
    submit(element);
    expect(errorOf(element, 'salutation')).toBe('A megszólítás mező kitöltése kötelező.');
    expect(errorOf(element, 'lastName')).toBe('A vezetéknév mező kitöltése kötelező.');
    expect(errorOf(element, 'firstName')).toBe('Ez a mező érvénytelen karaktereket tartalmaz.');
    expect(field(element, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(field(element, 'email').value).toBe('a@b');
    expect(browser.calls).toEqual([]);
    expect(browser.tracked.map((event) => (event as { response_details: string }).response_details)).toEqual([
      '',
      'email invalid',
      'salutation missing',
      'lastName missing',
      'firstName invalid',
      'fields',
    ]);
    expect(await axeFaults(element)).toEqual([]);
    field(element, 'firstName').focus();
    expect(errorOf(element, 'firstName')).toBe('');
    expect(field(element, 'firstName').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['taps there', (input: HTMLElement) => input.click()],
    ['types', (input: HTMLElement) => input.dispatchEvent(new Event('input', { bubbles: true }))],
    [
      'goes away and comes back',
      (input: HTMLElement, element: HTMLElement) => {
        element.querySelector('button')?.focus();
        input.focus();
      },
    ],
  ])('[NEWS-3] has the focus on the first wrong field, and its message stays until they %s', async (_, come) => {
    const element = await near(fresh, browserOf(), 'HU');
    type(element, 'email', 'a@b');
    submit(element);
    const email = field(element, 'email');
    expect(document.activeElement).toBe(email);
    expect(errorOf(element, 'email')).toBe('Kérjük, érvényes e-mail-címet adjon meg.');
    come(email, element);
    expect(errorOf(element, 'email')).toBe('');
    expect(errorOf(element, 'salutation')).toBe('A megszólítás mező kitöltése kötelező.');
  });

  it('[NEWS-3] keeps the message of the field that the page has focused', async () => {
    const element = put(newsletterFixtures['after a plain form that was refused'], 'HU');
    const email = field(element, 'email');
    email.setAttribute('autofocus', '');
    email.focus();
    const words = errorOf(element, 'email');
    expect(words).not.toBe('');
    start(element, browserOf());
    element.dispatchEvent(new Event('pointerenter'));
    await vi.dynamicImportSettled();
    expect(errorOf(element, 'email')).toBe(words);
    type(element, 'email', 'anna');
    expect(errorOf(element, 'email')).toBe('');
  });

  it('[NEWS-3] loses the message of the field that the page has focused before any script ran', async () => {
    const element = put(newsletterFixtures['after a plain form that was refused'], 'HU');
    field(element, 'email').focus();
    start(element, browserOf());
    type(element, 'email', 'anna@example.com');
    await vi.dynamicImportSettled();
    expect(errorOf(element, 'email')).toBe('');
  });

  it('[NEWS-3] loses the message of a field that is corrected before the script is there', async () => {
    const element = put(newsletterFixtures['after a plain form that was refused'], 'HU');
    type(element, 'email', 'anna@example.com');
    start(element, browserOf());
    element.dispatchEvent(new Event('pointerenter'));
    await vi.dynamicImportSettled();
    expect(errorOf(element, 'email')).toBe('');
    expect(field(element, 'email').value).toBe('anna@example.com');
    expect(errorOf(element, 'salutation')).toBe('A megszólítás mező kitöltése kötelező.');
  });

  it('[NEWS-3] sees a fault on leaving a field, not while typing, and not on the way to the button', async () => {
    const element = await near(fresh);
    field(element, 'email').focus();
    type(element, 'email', 'anna');
    expect(errorOf(element, 'email')).toBe('');
    element.querySelector('button')?.focus();
    expect(errorOf(element, 'email')).toBe('');
    field(element, 'email').focus();
    field(element, 'dne').focus();
    expect(errorOf(element, 'email')).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  });

  it('[NEWS-3] keeps the server’s messages beside the other fields', async () => {
    const element = await near(newsletterFixtures['after a plain form that was refused'], browserOf(), 'HU');
    field(element, 'email').focus();
    expect(errorOf(element, 'email')).toBe('');
    expect(errorOf(element, 'salutation')).toBe('A megszólítás mező kitöltése kötelező.');
  });
});

it('[SAFE-5] in a preview of staff leads to the page that says so, by the plain form', async () => {
  const browser = browserOf(() => json(409, { type: newsletterProblems.preview }));
  const element = await near(fresh, browser);
  const plain = vi.spyOn(formOf(element), 'submit').mockReturnValue();
  type(element, 'email', 'eva@example.com');
  submit(element);
  await soon(() => expect(plain).toHaveBeenCalledOnce());
  expect([shownBanners(element), thanks(element), browser.tracked]).toMatchObject([
    [],
    '',
    [{ event_name: 'submit_attempt' }],
  ]);
});

it('[NEWS-9] loses the banner of an invalid link when the e-mail field gets the focus', async () => {
  const element = await near(newsletterFixtures['after a link that is no longer valid']);
  expect(shownBanners(element)).toEqual([
    'Leider ist dieser Link nicht mehr gültig. Bitte melden Sie sich erneut zum Kontor Newsletter an.',
  ]);
  field(element, 'email').focus();
  expect(shownBanners(element)).toEqual([]);
});

describe('a customer who is logged in', () => {
  const cookies = { LoginToken: 'token' };
  const data = { email: 'anna@example.com', firstName: 'Anna', consents: ['DNE'] };

  it('[NEWS-7] [NEWS-2] finds the form filled in before any intent, and is not asked again for given consent', async () => {
    const browser = browserOf(({ method }) => (method === 'GET' ? json(200, data) : taken), cookies);
    const element = put(fresh, 'AT');
    start(element, browser);
    await soon(() => expect(field(element, 'email').value).toBe('anna@example.com'));
    expect(browser.calls).toEqual([{ method: 'GET', path: baseDataPath, headers: { 'X-LoginToken': 'token' } }]);
    expect(formOf(element).dataset['revealed']).toBe('true');
    expect(field(element, 'firstName').disabled).toBe(true);
    expect(field(element, 'lastName').disabled).toBe(false);
    expect(element.querySelector<HTMLElement>('[data-tick="dne"]')?.hidden).toBe(true);
    submit(element);
    await soon(() => expect(thanks(element)).not.toBe(''));
    expect(browser.calls[1]?.body).toMatchObject({ email: 'anna@example.com', firstName: 'Anna', consents: [] });
  });

  it('[NEWS-6, NEWS-7] finds it filled in also where the browser has filled in the trap', async () => {
    const browser = browserOf(() => json(200, data), cookies);
    const element = put(fresh, 'AT');
    field(element, 'website').value = 'http://example.com';
    start(element, browser);
    await soon(() => expect(field(element, 'email').value).toBe('anna@example.com'));
  });

  it.each([json(401, {}), json(500, {}), json(200, null), { kind: 'failed', reason: 'timeout' } as const])(
    '[NEWS-7] finds it empty and quiet where that failed: %j',
    async (answer) => {
      const browser = browserOf(() => answer, cookies);
      const element = await near(fresh, browser);
      await soon(() => expect(browser.calls).toHaveLength(1));
      expect(field(element, 'email').value).toBe('');
      expect([shownBanners(element), browser.warnings]).toEqual([[], []]);
    },
  );

  it('[NEWS-7] makes no request for a visitor without a login', async () => {
    const browser = browserOf();
    await near(fresh, browser);
    expect(browser.calls).toEqual([]);
  });
});
