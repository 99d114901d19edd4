import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCustomersIn } from '../src/server/demo/demo-customers.ts';
import { repositoryRoot } from './support/words/repository.ts';
import { cartFormPath, cartPagePath } from '../src/contracts/cart/cart.contract.ts';
import { scriptFreeBrowser } from './support/pages/script-free.ts';
import { formsIn, type HtmlForm } from './support/pages/html-forms.ts';
import type { Site } from '../src/sites/site.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import { demoPassword } from './support/people/demo-customers.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await shopWithCustomers();
});
afterAll(() => whole?.close());

/** Follows where it is led, and sends forms as they stand on the page. */
const browserOn = ({ hostLabel }: Site) => {
  const browser = scriptFreeBrowser({ app: whole.shop.app, host: `${hostLabel}.localhost:3000` });
  const open = async (url: string): Promise<string> => {
    const answer = await browser.open(url);
    const { location } = answer.headers;
    return location === undefined ? answer.body : open(location);
  };
  const post = async (action: string, fields: Readonly<Record<string, string>>): Promise<string> => {
    const answer = await browser.send(action, fields);
    expect(answer.statusCode).toBe(303);
    return open(answer.headers.location ?? '');
  };
  /** sends the form with its preselected values */
  const send = async (form: HtmlForm | undefined, typed: Readonly<Record<string, string>> = {}): Promise<string> => {
    if (!form) throw new Error('there is no such form on the page');
    return post(form.action, { ...form.fields, ...typed });
  };
  /** enters a code into the field of a cart page */
  const enterCode = async (page: string, code: string): Promise<{ readonly status: number; readonly cart: string }> => {
    const form = formsIn(page).find(({ action }) => action.startsWith(`${cartPagePath}#`));
    const answer = await browser.send(form?.action ?? '', { ...form?.fields, code });
    const { location } = answer.headers;
    return { status: answer.statusCode, cart: location === undefined ? answer.body : await open(location) };
  };
  return { open, send, post, enterCode };
};
const cartForms = (page: string) => formsIn(page).filter(({ action }) => action === cartFormPath);
const formFor = (page: string, kind: string) => cartForms(page).find(({ fields }) => fields['kind'] === kind);
const linesIn = (page: string) => cartForms(page).filter(({ fields }) => fields['mode'] === 'remove').length;
const wordsIn = (page: string) =>
  page
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ');

describe.each(allSites)('a shopper on $code without JavaScript', (site) => {
  it('[CART-16] puts a gift card into the cart on its page, and takes it out', async () => {
    const browser = browserOn(site);
    const page = await browser.open('/c/geschenkkarte');
    expect(formFor(page, 'gift-card')?.offered('tcm')).toHaveLength(4);
    const cart = await browser.send(formFor(page, 'gift-card'));
    expect(linesIn(cart)).toBe(1);
    expect(formFor(cart, 'gift-card')?.fields).toMatchObject({ productId: '000000001', mode: 'remove' });
    expect(linesIn(await browser.send(formFor(cart, 'gift-card')))).toBe(0);
  });

  it('[CART-16] puts what a partner renders into the cart on its page, and takes it out', async () => {
    const browser = browserOn(site);
    const page = await browser.open('/x-s2060.html');
    const cart = await browser.send(formFor(page, 'partner-product'));
    const [title = '?'] = /<h2[^>]*>([^<]*)<\/h2>/.exec(page.slice(page.indexOf(cartFormPath)))?.slice(1) ?? [];
    expect(linesIn(cart)).toBe(1);
    expect(wordsIn(cart)).toContain(title);
    expect(linesIn(await browser.send(formFor(cart, 'partner-product')))).toBe(0);
  });
});

describe('a shopper in Germany without JavaScript', () => {
  it('[CART-16] subscribes to the coffee that was chosen, and lets it be', async () => {
    const browser = browserOn(sites.DE);
    const page = await browser.open('/x-s2040.html');
    const form = formFor(page, 'subscription');
    expect(form?.offered('coffee').length).toBeGreaterThan(1);
    const cart = await browser.send(form, { pieces: '2', weeks: '6' });
    expect(linesIn(cart)).toBe(1);
    expect(wordsIn(cart)).toContain('Abo: 2 Packungen alle 6 Wochen');
    expect(linesIn(await browser.send(formFor(cart, 'subscription')))).toBe(0);
  });

  it('[CART-16] is offered what a campaign gives, and takes it', async () => {
    const browser = browserOn(sites.DE);
    const [form] = cartForms(await browser.open('/x-p101110002.html'));
    const few = await browser.send(form);
    expect(wordsIn(few)).toContain('Gratis ab 35,00');
    expect(formFor(few, 'free-article')).toBeUndefined();
    const enough = await browser.send(form, { quantity: '5' });
    const cart = await browser.send(formFor(enough, 'free-article'));
    expect(linesIn(cart)).toBe(2);
    expect(wordsIn(cart)).not.toContain('Gratis dazulegen');
    expect(linesIn(await browser.open(cartPagePath))).toBe(2);
  });

  it.each([
    ['', 'NOBODY', 'Diesen Code kennen wir nicht'],
    ['of words in small letters', 'probier10', 'Kaffee zum Probieren: 10 %'],
  ])(
    '[CART-15] enters a code that promotions show, and sees an error for an unknown one %s',
    async (_, code, words) => {
      const browser = browserOn(sites.DE);
      const [form] = cartForms(await browser.open('/x-p101110002.html'));
      const filled = await browser.send(form, { quantity: '2' });
      const { status, cart } = await browser.enterCode(filled, code);
      const isRefused = code === 'NOBODY';
      expect(status).toBe(isRefused ? 400 : 303);
      expect(wordsIn(cart)).toContain(words);
      // A refused code stays in its field.
      expect(cart.includes(`value="${code}"`)).toBe(isRefused);
      const taken = cartForms(cart).find(({ fields }) => fields['kind'] === 'voucher' && fields['mode'] === 'remove');
      expect(taken?.fields['code']).toBe(isRefused ? undefined : 'PROBIER10');
      if (taken) expect(wordsIn(await browser.send(taken))).not.toContain(words);
    },
  );
});

describe('a guest who logs in', () => {
  const password = demoPassword;
  const email = demoCustomersIn(join(repositoryRoot, 'content'))('DE')[0]?.email ?? '';
  const buy = async (browser: ReturnType<typeof browserOn>, quantity: string): Promise<string> => {
    const [form] = cartForms(await browser.open('/x-p101110002.html'));
    return browser.send(form, { quantity });
  };
  const login = (browser: ReturnType<typeof browserOn>) => browser.post('/login', { email, password });

  it('[CART-14] finds the chosen articles in the cart of the account, and reads which were added and which were not', async () => {
    const browser = browserOn(sites.DE);
    await buy(browser, '6');
    await browser.send(formFor(await browser.open('/c/geschenkkarte'), 'gift-card'));
    await login(browser);
    const cart = await browser.open(cartPagePath);
    expect(linesIn(cart)).toBe(2);
    expect(wordsIn(cart)).toContain('2 Artikel von vorhin liegen jetzt in Ihrem Warenkorb.');
    await browser.send(formFor(cart, 'gift-card'));
    expect(wordsIn(await browser.open(cartPagePath))).not.toContain('von vorhin');

    // Another device: the limit of ten is reached.
    const other = browserOn(sites.DE);
    await buy(other, '7');
    await login(other);
    const capped = await other.open(cartPagePath);
    expect(wordsIn(capped)).toContain('Äthiopien Sidamo: 10 Stück, mehr geht nicht.');
  });
});
