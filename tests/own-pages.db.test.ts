import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartPagePath } from '../src/contracts/cart/cart.contract.ts';
import { cancellationPath, contactPath, withdrawalPath } from '../src/contracts/customer/contact.contract.ts';
import {
  confirmPagePath,
  newsletterPagePath,
  preferencesPagePath,
} from '../src/contracts/newsletter/newsletter.contract.ts';
import { checkoutPath, reviewPath } from '../src/contracts/order/order.contract.ts';
import type { SiteCode } from '../src/contracts/shop/site.contract.ts';
import { staffSignInFormPath } from '../src/contracts/staff/staff.contract.ts';
import { statement } from '../src/lib/database.ts';
import { pages } from '../src/pages/registry.ts';
import { accountLinks, accountPages } from '../src/sites/links.ts';
import type { Site } from '../src/sites/site.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import { formsIn, formWith } from './support/pages/html-forms.ts';
import { hasJava, htmlFaults, withoutJava } from './support/pages/html-checker.ts';
import { filledInOn as address } from './support/shops/order-shop.ts';
import { readRefusal } from './support/browser/refused-form.ts';
import { scriptFreeBrowser } from './support/pages/script-free.ts';
import { demoPassword } from './support/people/demo-customers.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';

let whole: WholeShop;
let at = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  whole = await shopWithCustomers(() => at);
});
afterAll(() => whole.close());

const minuteMs = 60_000;
type Fields = Readonly<Record<string, string>>;
// What the checker of HTML reads at the end, by site and address.
const documents = new Map<string, string>();

const browserOn = ({ code, hostLabel }: Site) => {
  const browser = scriptFreeBrowser({
    app: whole.shop.app,
    host: `${hostLabel}.localhost:3000`,
    // Who tries often has to wait.
    passTime: () => void (at = new Date(at.getTime() + minuteMs)),
  });
  const keep = (what: string, html: string): string => {
    documents.set(`${code} ${what}`, html);
    return html;
  };
  let opened = '';
  /** follows where it is led */
  const open = async (url: string): Promise<string> => {
    opened = url;
    const { body, headers } = await browser.open(url);
    return headers.location === undefined ? keep(url, body) : open(headers.location);
  };
  const send = async (url: string, fields: Fields): Promise<string> => {
    const { body, headers } = await browser.send(url, fields);
    if (headers.location !== undefined) return open(headers.location);
    return keep(`${url} after ${new URLSearchParams(fields)}`, body);
  };
  /** sends the form of a page that has a field with its values, except the typed ones */
  const fill = async (url: string, has: string, typed: Fields = {}): Promise<string> => {
    const form = formWith(await open(url), has);
    return send(form.action === '' ? url : form.action, { ...form.fields, ...typed });
  };
  return {
    open,
    send,
    fill,
    /** address of the page that was opened last */
    place: () => opened,
    logIn: () => send(accountLinks.login, { email: 'gold@example.com', password: demoPassword }),
  };
};
type Visitor = ReturnType<typeof browserOn>;

/** The secret in the link of the last mail. */
const mailed = async (link: RegExp): Promise<string> => {
  const [row] = await whole.db.query<{ letter: string }>(
    statement('', 'select html as letter from mail order by created_at desc limit 1'),
  );
  return link.exec(row?.letter ?? '')?.[1] ?? '';
};

const buy = (visitor: Visitor) => visitor.fill('/c/geschenkkarte', 'tcm');
interface Refused {
  /** of its page, as in the registry */
  readonly page: string;
  readonly what: string;
  readonly send: (visitor: Visitor, site: Site) => Promise<string>;
  /** names of the invalid fields in the order of the page; if empty, the error message has the focus */
  readonly wrong: readonly string[] | ((site: Site) => readonly string[]);
  /** defaults to DE and TR: the other sites have the same fields */
  readonly on?: readonly SiteCode[];
}

/** In Hungary the name of the family comes first. */
const namesOn = (code: SiteCode): readonly string[] =>
  code === 'HU' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
const writer = { email: 'neu@example.com', firstName: 'Anna', lastName: 'Berg' };
const newcomer = { ...writer, password: 'blauer-Hut-7' };
const data = (what: string, form: Fields, wrong: Refused['wrong']): Refused => ({
  page: 'account-data',
  what,
  send: async (visitor) => {
    await visitor.logIn();
    return visitor.send(accountPages.data, form);
  },
  wrong,
});
const again = { password: 'grüner-Hut-8', again: 'grüner-Hut-8' };

const refusedForms: readonly Refused[] = [
  {
    page: 'login',
    what: 'empty',
    send: ({ send }) => send(accountLinks.login, {}),
    wrong: ['email', 'password'],
  },
  {
    page: 'login',
    what: 'a wrong password',
    send: ({ send }) => send(accountLinks.login, { email: 'gold@example.com', password: 'falsch-99x' }),
    wrong: ['password'],
  },
  {
    page: 'register',
    what: 'empty',
    send: ({ send }) => send(accountLinks.register, {}),
    wrong: ['email', 'password', 'firstName', 'lastName', 'terms'],
  },
  {
    page: 'register',
    what: 'for the card, without an agreement',
    send: ({ send }) => send('/registerfreekontorcard', newcomer),
    wrong: ['terms'],
  },
  {
    page: 'register',
    what: 'a password that is easily guessed',
    send: ({ send }) => send(accountLinks.register, { ...newcomer, password: 'kaffee12', terms: 'on' }),
    wrong: ['password'],
  },
  {
    page: 'forgotten-password',
    what: 'no address',
    send: ({ send }) => send(accountPages.forgotten, { email: 'anna' }),
    wrong: ['email'],
  },
  {
    page: 'reset-password',
    what: 'typed differently',
    send: async ({ send }) => {
      await send(accountPages.forgotten, { email: 'gold@example.com' });
      const secret = () => mailed(/login\/reset\/([\w-]+)/);
      await expect.poll(secret).not.toBe('');
      return send(`/login/reset/${await secret()}`, { password: 'roter-Hut-9', again: 'anders' });
    },
    wrong: ['again'],
  },
  data('a name of signs', { action: 'profile', firstName: '<b>', lastName: 'Berg', phone: 'x' }, [
    'firstName',
    'phone',
  ]),
  data('no address', { action: 'email', email: 'x', current: demoPassword }, ['email']),
  data('an address, and a wrong password', { action: 'email', email: 'x@example.com', current: 'falsch' }, ['current']),
  data('a wrong password, and a new one', { action: 'password', current: 'falsch-99x', ...again }, ['current']),
  data('a new password that is weak', { action: 'password', current: demoPassword, password: 'kaffee12' }, [
    'password',
  ]),
  data('a new password, typed differently', { action: 'password', ...again, again: 'anders' }, ['again']),
  data('the end of an account, and a wrong password', { action: 'remove', current: 'falsch-99x' }, ['current']),
  {
    page: 'account-addresses',
    what: 'empty',
    send: async (visitor) => {
      await visitor.logIn();
      return visitor.send(accountPages.addresses, {});
    },
    wrong: ['firstName', 'lastName', 'street', 'postcode', 'city'],
  },
  {
    page: 'contact',
    what: 'empty',
    send: ({ send }) => send(contactPath, { topic: 'product' }),
    wrong: ['firstName', 'lastName', 'email', 'message'],
  },
  {
    page: 'cancellation',
    what: 'neither of the kinds, and no account',
    send: ({ send }) =>
      send(cancellationPath, { ...writer, contract: 'coffeeSubscription', kind: 'later', iban: 'DE00' }),
    wrong: ['kind', 'iban'],
  },
  {
    page: 'order-link',
    what: 'an order number of signs, and no address',
    send: ({ send }) => send('/order', { orderNumber: '<b>', email: 'eva' }),
    wrong: ['orderNumber', 'email'],
  },
  {
    page: 'withdrawal',
    what: 'no name, and an order number of signs',
    send: ({ send }) => send(withdrawalPath, { ...writer, firstName: '', orderNumber: '<b>' }),
    wrong: ['firstName', 'orderNumber'],
  },
  {
    page: 'newsletter',
    what: 'empty',
    send: ({ fill }) => fill(newsletterPagePath, 'originAddition'),
    wrong: ['email'],
    on: ['DE', 'HU', 'TR'],
  },
  {
    page: 'newsletter',
    what: 'half an address and nothing else',
    send: ({ fill }) => fill(newsletterPagePath, 'originAddition', { email: 'eva' }),
    wrong: ({ code }) => ['email', ...(code === 'HU' ? ['salutation', ...namesOn(code)] : [...namesOn(code), 'legal'])],
    on: ['HU', 'TR'],
  },
  {
    page: 'newsletter-preferences',
    what: 'a name that is an address',
    send: async ({ fill, open, send }, { hostLabel }) => {
      const email = `lesen.${hostLabel}@example.com`;
      const names = { salutation: 'MRS', firstName: 'Éva', lastName: 'Nagy', legal: 'NEWSLETTER' };
      const offered = await open(newsletterPagePath);
      const typed = Object.entries(names).filter(([name]) => offered.includes(`name="${name}"`));
      await fill(newsletterPagePath, 'originAddition', { ...Object.fromEntries(typed), email });
      const confirmed = await send(confirmPagePath, { token: await mailed(/confirm\?token=([\w-]+)/) });
      const form = formsIn(confirmed).find(({ action }) => action === preferencesPagePath);
      return send(preferencesPagePath, { ...form?.fields, lastName: 'www.example.com' });
    },
    wrong: ['lastName'],
    on: ['AT', 'HU', 'TR'],
  },
  {
    page: 'cart',
    what: 'a code that nobody knows',
    send: async (visitor) => {
      await buy(visitor);
      return visitor.fill(cartPagePath, 'code', { code: 'NOBODY' });
    },
    wrong: ['code'],
  },
  {
    page: 'cart',
    what: 'an empty code',
    send: async (visitor) => {
      await buy(visitor);
      return visitor.fill(cartPagePath, 'code', { code: '' });
    },
    wrong: ['code'],
  },
  {
    page: 'checkout',
    what: 'empty',
    send: async (visitor) => {
      await buy(visitor);
      return visitor.send(checkoutPath, {});
    },
    wrong: ({ code }) => [
      ...namesOn(code),
      'street',
      'postcode',
      'city',
      ...(code === 'TR' ? ['district'] : []),
      'email',
      ...(['CZ', 'HU', 'PL', 'SK', 'TR'].includes(code) ? ['phone'] : []),
      'delivery',
      'payment',
    ],
    on: allSites.map(({ code }) => code),
  },
  {
    page: 'checkout',
    what: 'a store that was not chosen',
    send: async (visitor, { code }) => {
      await buy(visitor);
      return visitor.send(checkoutPath, { ...address(code), delivery: 'store' });
    },
    wrong: ['store'],
    on: ['DE', 'HU'],
  },
  {
    page: 'checkout-review',
    what: 'terms that were not agreed to',
    send: async (visitor, { code }) => {
      await buy(visitor);
      await visitor.send(checkoutPath, address(code));
      return visitor.fill(reviewPath, 'attempt');
    },
    wrong: ['terms'],
    on: ['HU'],
  },
  {
    page: 'placed-order',
    what: 'a password for an account that is too short',
    send: async (visitor, { code }) => {
      await buy(visitor);
      await visitor.send(checkoutPath, address(code));
      await visitor.fill(reviewPath, 'attempt', { terms: 'on' });
      return visitor.fill(visitor.place(), 'act=account', { password: 'x' });
    },
    wrong: ['password'],
    on: ['DE', 'HU'],
  },
  {
    page: 'staff-signin',
    what: 'a wrong password',
    send: ({ send }) => send(staffSignInFormPath, { name: 'nobody@example.com', password: 'x', back: '/' }),
    wrong: ['password'],
  },
];

/** Forms without fields, or in which every value is valid. */
const nothingToFillIn = new Set('card community confirm-link logout order staff-orders staff-preview'.split(' '));

const rows = refusedForms.flatMap(({ on = ['DE', 'TR'], ...form }) => on.map((code) => ({ code, ...form })));

describe('a form that is refused', () => {
  it.each(rows)(
    'focuses the first invalid field, whose description says why: $page on $code, $what',
    async ({ code, send, wrong }) => {
      const site = sites[code];
      const expected = typeof wrong === 'function' ? wrong(site) : wrong;
      expect(readRefusal(await send(browserOn(site), site))).toEqual({
        focused: [expected[0]],
        wrong: expected,
        unsent: [],
        unsaid: [],
      });
    },
  );

  it('focuses the error message where no field is invalid', async () => {
    const visitor = browserOn(sites.DE);
    let page = '';
    for (let time = 0; time < 20 && !page.includes('data-refusal'); time += 1) {
      // All of it within a minute.
      at = new Date(at.getTime() - minuteMs);
      page = await visitor.send(accountLinks.login, { email: 'fremd@example.com', password: 'falsch-99x' });
    }
    expect(readRefusal(page)).toEqual({ focused: ['the refusal'], wrong: [], unsent: [], unsaid: [] });
  });

  it('is in the table above, unless it has nothing to fill in', () => {
    const tried = new Set(refusedForms.map(({ page }) => page));
    const withForms = pages.filter(({ submit }) => submit !== undefined).map(({ name }) => name);
    expect(withForms.filter((name) => !tried.has(name) && !nothingToFillIn.has(name))).toEqual([]);
  });
});

/** Opens the pages of a regular customer: every kind of entry in the cart, the checkout, the account. */
const lookAround = async (site: Site): Promise<void> => {
  const visitor = browserOn(site);
  await visitor.logIn();
  await visitor.fill('/x-s2060.html', 'partnerProductId');
  if (site.code === 'DE') {
    await visitor.fill('/x-s2040.html', 'coffee');
    // Add to the watchlist and to the cart.
    await visitor.fill('/x-p101110002.html', 'mode=add');
    await visitor.fill('/x-p101110002.html', 'quantity', { quantity: '6' });
    await visitor.fill(cartPagePath, 'kind=free-article');
    await visitor.fill(cartPagePath, 'code', { code: 'PROBIER10' });
  }
  await visitor.open(cartPagePath);
  await visitor.open(checkoutPath);
  await visitor.send(checkoutPath, address(site.code));
  await visitor.fill(reviewPath, 'attempt', { terms: 'on' });
  for (const path of ownPages) await visitor.open(path);
  const orders = await visitor.open(accountLinks.orders);
  const [, order = '?'] = new RegExp(`href="(${accountLinks.orders}/[^"]+)"`).exec(orders) ?? [];
  await visitor.open(order);
  await visitor.send(contactPath, { ...writer, topic: 'product', message: 'Passt der Filter?' });
};
const { overview, orders, beans, card, watchlist, mobilePlan, community, logout } = accountLinks;
const { data: ownData, addresses } = accountPages;
const ownPages = [overview, orders, beans, card, watchlist, mobilePlan, community, logout, ownData, addresses];

/** Mails style their tables by obsolete attributes, because some mail programs know nothing else. */
const isForMailPrograms = (fault: string): boolean =>
  /^[A-Z_]+ mail /.test(fault) && /attribute on the “(?:table|td)” element is obsolete|“mso-hide”/.test(fault);

/** Each kind of letter once a site, by the beginning of its subject. */
const letters = async (): Promise<readonly (readonly [what: string, html: string])[]> => {
  const rows = await whole.db.query<{ site: string; subject: string; html: string }>(
    statement('', 'select distinct on (site, subject) site, subject, html from mail'),
  );
  return rows.map(({ site, subject, html }) => [`${site} mail ${subject}`, html]);
};

it.skipIf(!hasJava())(
  `is HTML in which the Nu checker finds nothing, as the pages behind a login, the checkout and the mails are${hasJava() ? '' : ` (left out: ${withoutJava})`}`,
  async () => {
    for (const code of ['DE', 'HU'] as const) await lookAround(sites[code]);
    for (const [what, html] of await letters()) documents.set(what, html);
    expect(htmlFaults(documents).filter((fault) => !isForMailPrograms(fault))).toEqual([]);
  },
  240_000,
);
