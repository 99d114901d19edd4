import { expect } from '@playwright/test';
import { cartFormPath, cartPagePath } from '../../../src/contracts/cart/cart.contract.ts';
import { orderFinderPath } from '../../../src/contracts/order/order-state.contract.ts';
import { cancellationPath, contactPath, withdrawalPath } from '../../../src/contracts/customer/contact.contract.ts';
import { mailboxPath } from '../../../src/contracts/shop/mail.contract.ts';
import {
  confirmPagePath,
  newsletterPagePath,
  preferencesPagePath,
  unsubscribePagePath,
} from '../../../src/contracts/newsletter/newsletter.contract.ts';
import { checkoutPath, reviewPath } from '../../../src/contracts/order/order.contract.ts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import {
  deliveryNotePath,
  staffDeskPath,
  staffSignInPath,
  staffTimelinePath,
  staffOrdersPath,
  staffWithdrawalsPath,
} from '../../../src/contracts/staff/staff.contract.ts';
import { storeSearchPath } from '../../../src/contracts/content/stores.contract.ts';
import { checkoutTerms } from '../../../src/sites/checkout.ts';
import { accountLinks, accountPages, outletPaths, sitemapPath } from '../../../src/sites/links.ts';
import type { Site } from '../../../src/sites/site.ts';
import { demoCustomer } from '../people/demo-customers.ts';
import { formsIn } from './html-forms.ts';
import type { PlainVisitor } from '../people/plain-visitor.ts';
import { plentifulArticles, productUrls } from '../databases/shelves.ts';

/** What is searched for, in each language. */
export const terms: Readonly<Record<SiteCode, string>> = {
  DE: 'kaffee',
  AT: 'kaffee',
  CH: 'kaffee',
  CH_FR: 'café',
  CZ: 'káva',
  HU: 'kávé',
  PL: 'kawa',
  SK: 'káva',
  TR: 'kahve',
};

type Person = Readonly<Record<'street' | 'postcode' | 'city', string>> & { readonly phone?: string };
const people: Partial<Record<SiteCode, Person>> = {
  DE: { street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg' },
  HU: { street: 'Váci utca 18.', postcode: '1052', city: 'Budapest', phone: '06 1 555 0120' },
  PL: { street: 'ul. Nowy Świat 22/4', postcode: '00-373', city: 'Warszawa', phone: '600 100 200' },
};

const buyerOn = ({ hostLabel }: Site) => ({
  firstName: 'Éva',
  lastName: 'Großmann',
  email: `eva.${hostLabel}@example.com`,
});

const logIn = (visitor: PlainVisitor): Promise<string> => visitor.send(accountLinks.login, demoCustomer);

const fillCart = async (visitor: PlainVisitor, count = 2): Promise<void> => {
  for (const article of await plentifulArticles(visitor.shop.ask, count, visitor.site.code))
    await visitor.send(cartFormPath, { ...article, quantity: '1', mode: 'add' });
};

const toReview = async (visitor: PlainVisitor): Promise<void> => {
  const person = people[visitor.site.code];
  if (!person) throw new Error(`nobody lives on ${visitor.site.code}`);
  await fillCart(visitor);
  const to = await visitor.send(checkoutPath, {
    ...buyerOn(visitor.site),
    ...person,
    delivery: 'home',
    payment: 'prepayment',
  });
  if (to !== reviewPath) throw new Error(`the checkout leads to ${to}`);
};

/** Answers the address of the page that thanks. */
const placeOrder = async (visitor: PlainVisitor): Promise<string> => {
  await toReview(visitor);
  const form = formsIn(await visitor.open(reviewPath)).find(({ fields }) => 'attempt' in fields);
  if (!form) throw new Error('the review has no form');
  return visitor.send(reviewPath, {
    ...form.fields,
    ...(checkoutTerms[visitor.site.code].agrees ? { terms: 'on' } : {}),
  });
};

/** Waits for a mail to the address in the demo's mailbox and returns the path of the newest one. */
const mailTo = async (visitor: PlainVisitor, to: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await visitor.open(mailboxPath)).split('<li').find((one) => one.includes(to)) ?? '';
      found = /href="([^"?]+)"/.exec(mail)?.[1];
      return found;
    })
    .toBeDefined();
  return found ?? '';
};

/** Places an order and returns the path of its confirmation mail. */
export const order = async (visitor: PlainVisitor): Promise<string> => {
  await placeOrder(visitor);
  return mailTo(visitor, buyerOn(visitor.site).email);
};

/** Signs up for the newsletter and returns the path of the mail that asks for confirmation. */
export const subscribe = async (visitor: PlainVisitor, email: string): Promise<string> => {
  const form = formsIn(await visitor.open(newsletterPagePath)).find(({ fields }) => 'originAddition' in fields);
  if (!form) throw new Error('the page of the newsletter has no form');
  const asked: Readonly<Record<string, string>> = {
    salutation: 'MRS',
    firstName: 'Éva',
    lastName: 'Großmann',
    legal: 'NEWSLETTER',
  };
  const offered = await visitor.open(newsletterPagePath);
  const fields = Object.entries(asked).filter(([name]) => offered.includes(`name="${name}"`));
  await visitor.send(newsletterPagePath, { ...form.fields, ...Object.fromEntries(fields), email });
  return mailTo(visitor, email);
};

const mailed = async (visitor: PlainVisitor, page: string): Promise<string> => {
  const mail = await subscribe(visitor, `${page}.${visitor.site.hostLabel}@example.com`);
  return new URL(await visitor.linkOn(mail, new RegExp(confirmPagePath))).search;
};

type StaffOf = () => Promise<{ readonly name: string; readonly password: string }>;
const signInStaff = async (visitor: PlainVisitor, staffOf: StaffOf): Promise<void> => {
  await visitor.send(staffSignInPath, { ...(await staffOf()), back: staffTimelinePath });
};

export interface PageWay {
  /** makes the page reachable (login, order, …) and returns its address */
  readonly to: (visitor: PlainVisitor, staff: StaffOf) => Promise<string> | string;
  /** the status of the page; 200 by default */
  readonly status?: number;
  /** the site of a page that not every site has */
  readonly only?: SiteCode;
  /** kB of script that the page may load before any input, where it needs more than the default of 8 */
  readonly script?: number;
  /** calls whose response would navigate away from the page; the checks answer them with 503 */
  readonly refused?: string;
}

/** Who is logged in is kept so while they are active, and the newsletter's form knows them; without React. */
const scriptOfCustomers = 20;

const asCustomer = (path: string): PageWay => ({
  to: async (visitor) => {
    await logIn(visitor);
    return path;
  },
  script: scriptOfCustomers,
});

/** Every kind of page by its name in the registry, and how a visitor gets there. A law checks that the names are complete. */
export const everyPage: Readonly<Record<string, PageWay>> = {
  home: { to: () => '/' },
  category: { to: ({ linkOn }) => linkOn('/', /^\/[^?]*-c\d+\.html$/) },
  // A kilobyte and a half is fetched after all else and runs at the first tap (CART-4).
  product: { to: async ({ shop, site }) => (await productUrls(shop.ask, site.code))[0] ?? '', script: 9 },
  search: { to: ({ site }) => `/search?query=${encodeURIComponent(terms[site.code])}&page=1&sort=relevance` },
  outlet: { to: ({ site }) => outletPaths[site.code] },
  sitemap: { to: () => sitemapPath },
  content: { to: ({ linkOn }) => linkOn('/', /^\/[^?]*-s\d+\.html$/) },
  stores: { to: () => storeSearchPath },
  themeworlds: { to: ({ linkOn }) => linkOn('/', /-t100\.html$/) },
  themeworld: { to: ({ linkOn }) => linkOn('/', /-t(?!100\b)\d+\.html$/) },
  contact: { to: () => contactPath },
  cancellation: { to: () => cancellationPath },
  withdrawal: { to: () => withdrawalPath },
  'order-link': { to: () => orderFinderPath },
  missing: { to: () => '/there-is-no-such-page', status: 404 },

  cart: {
    to: async (visitor) => {
      await fillCart(visitor, 3);
      return cartPagePath;
    },
  },
  checkout: {
    to: async (visitor) => {
      await fillCart(visitor);
      return checkoutPath;
    },
  },
  'checkout-review': {
    to: async (visitor) => {
      await toReview(visitor);
      return reviewPath;
    },
  },
  'placed-order': { to: placeOrder },

  login: { to: () => accountLinks.login },
  // A new password is judged while it is typed.
  register: { to: () => accountLinks.register, script: 9 },
  'confirm-link': { to: () => `/signup/confirm/${'x'.repeat(32)}`, status: 410 },
  'forgotten-password': { to: () => accountPages.forgotten },
  'reset-password': { to: () => `/login/reset/${'x'.repeat(32)}`, status: 410 },
  // The browser keeps a guest's list and brings it.
  watchlist: { to: () => accountLinks.watchlist, script: 11 },
  account: asCustomer(accountLinks.overview),
  'account-data': asCustomer(accountPages.data),
  'account-addresses': asCustomer(accountPages.addresses),
  orders: {
    to: async (visitor) => {
      await logIn(visitor);
      await placeOrder(visitor);
      return accountLinks.orders;
    },
    script: scriptOfCustomers,
  },
  order: {
    to: async (visitor) => {
      await logIn(visitor);
      await placeOrder(visitor);
      return visitor.linkOn(accountLinks.orders, new RegExp(`^${accountLinks.orders}/\\d`));
    },
    script: scriptOfCustomers,
  },
  card: asCustomer(accountLinks.card),
  beans: asCustomer(accountLinks.beans),
  'mobile-plan': { ...asCustomer(accountLinks.mobilePlan), only: 'DE' },
  community: { ...asCustomer(accountLinks.community), only: 'DE' },
  logout: asCustomer(accountLinks.logout),

  newsletter: { to: () => newsletterPagePath },
  'newsletter-confirm': {
    to: async (visitor) => confirmPagePath + (await mailed(visitor, 'confirm')),
    refused: '**/doi',
    script: 9,
  },
  'newsletter-preferences': {
    to: async (visitor) => {
      const query = await mailed(visitor, 'preferences');
      const form = formsIn(await visitor.open(confirmPagePath + query)).find(({ fields }) => 'token' in fields);
      if (!form) throw new Error('the page that confirms has no form');
      await visitor.send(form.action, form.fields);
      return preferencesPagePath + query;
    },
  },
  'newsletter-unsubscribe': { to: async (visitor) => unsubscribePagePath + (await mailed(visitor, 'unsubscribe')) },

  mailbox: { to: () => mailboxPath },
  'staff-signin': { to: () => staffSignInPath },
  'staff-timeline': {
    to: async (visitor, staff) => {
      await signInStaff(visitor, staff);
      return staffTimelinePath;
    },
    // The panel of the preview is awake.
    script: 110,
  },
  'staff-preview': {
    to: async (visitor, staff) => {
      await signInStaff(visitor, staff);
      const [link] = /\/service\/preview\/open\?token=[\w.-]+/.exec(await visitor.open(staffTimelinePath)) ?? [];
      if (link === undefined) throw new Error('the time line has no link to a preview');
      return link;
    },
    // The panel of the preview is awake.
    script: 110,
  },
  // Without a role: the desk itself is drawn by its script, for staff with one.
  'staff-desk': {
    to: async (visitor, staff) => {
      await signInStaff(visitor, staff);
      return staffDeskPath;
    },
    // The panel of the preview is awake, and the desk has a script of its own that shoppers never load.
    script: 116,
  },
  'staff-orders': {
    to: async (visitor, staff) => {
      await signInStaff(visitor, staff);
      return staffOrdersPath;
    },
    // The panel of the preview is awake.
    script: 110,
  },
  'delivery-note': {
    to: async (visitor, staff) => {
      await placeOrder(visitor);
      await signInStaff(visitor, staff);
      return visitor.linkOn(staffOrdersPath, new RegExp(`^${deliveryNotePath(String.raw`\d+`)}$`));
    },
    // The panel of the preview is awake.
    script: 110,
  },
  'staff-withdrawals': {
    to: async (visitor, staff) => {
      await signInStaff(visitor, staff);
      return staffWithdrawalsPath;
    },
    // The panel of the preview is awake.
    script: 110,
  },
  gallery: { to: () => '/gallery' },
};
