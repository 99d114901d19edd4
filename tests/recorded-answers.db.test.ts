import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartFormPath, cartPath, cartVoucherPath } from '../src/contracts/cart/cart.contract.ts';
import { newProductIdPath, newProductIdsPath } from '../src/contracts/catalogue/productdata.contract.ts';
import { navigationPath } from '../src/contracts/content/navigation.contract.ts';
import { promotionPath } from '../src/contracts/content/promotion.contract.ts';
import { themeworldPath } from '../src/contracts/content/themeworld.contract.ts';
import { psdataPath } from '../src/contracts/customer/header-start.contract.ts';
import { customerInfoPath, loginTokenCookie } from '../src/contracts/customer/login.contract.ts';
import {
  baseDataPath,
  doiPath,
  newsletterBase,
  subscriberPath,
  subscribersPath,
} from '../src/contracts/newsletter/newsletter.contract.ts';
import { suggestionsPath } from '../src/contracts/search/search.contract.ts';
import { checkauthPath, previewTokenPath } from '../src/contracts/staff/preview.contract.ts';
import { testsAtPath } from '../src/contracts/staff/abtest.contract.ts';
import { fillContent, navigationKinds } from './support/databases/fill-content.ts';
import { readClaims } from '../src/lib/token-claims.ts';
import { browserOf } from './support/shops/account-app.ts';
import { answerOf } from './support/other-servers/answers.ts';
import { demoCustomer } from './support/people/demo-customers.ts';
import { repositoryRoot } from './support/words/repository.ts';
import { staffOf } from './support/people/staff.ts';
import { shopWithCustomers, type WholeShop } from './support/shops/whole-shop.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** an A/B test of the content runs then */
const later = '2026-11-24T12:00:00.000Z';
const origin = 'http://de.localhost:3000';

/** The path without what differs among the levels of a tree and among the sections of the themeworlds. */
const shared = (path: string): string =>
  path.replace(/(?:\.children\[\])+/, '.children[]').replace(/\.(sections|translations)\.\w+/, '.$1.*');

/** The members of a value with their types, each path once. */
const membersOf = (value: unknown, path = ''): readonly string[] => {
  if (path.endsWith('.contentJSON')) return membersOf(JSON.parse(String(value)), `${path}!`);
  if (Array.isArray(value)) return value.flatMap((entry) => membersOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null)
    return [`${shared(path)}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, member]) => membersOf(member, `${path}.${name}`));
};

interface Asked {
  readonly statusCode: number;
  readonly json: () => unknown;
}

describe('the recorded answers of this shop', () => {
  let whole: WholeShop;
  const asked = new Map<string, Asked>();

  const askAsCustomer = async (): Promise<void> => {
    const { app, mail } = whole.shop;
    const browser = browserOf(app);
    asked.set('customer/login-ours', await browser.login(demoCustomer.email, demoCustomer.password));
    asked.set(
      'newsletter/sign-up-ours',
      await browser.call({
        method: 'POST',
        url: newsletterBase + subscribersPath,
        payload: {
          email: demoCustomer.email,
          firstName: 'Hanna',
          consents: ['DNE'],
          origin: 'NEWSLETTER',
          originAddition: 'footer',
        },
      }),
    );
    await mail.work();
    const [letter] = (await mail.mailbox?.list()) ?? [];
    const text = (letter && (await mail.mailbox?.read(letter.mailId)))?.text ?? '';
    const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(text) ?? [];
    const confirmed = await browser.call({
      method: 'PUT',
      url: newsletterBase + doiPath.replace(':subscriberToken', token),
    });
    asked.set('newsletter/doi-ours', confirmed);
    const { subscriberToken } = confirmed.json<{ subscriberToken: string }>();
    const subscriber = newsletterBase + subscriberPath.replace(':subscriberToken', subscriberToken);
    await browser.call({ method: 'PUT', url: subscriber, payload: { interests: ['COFFEE'] } });
    asked.set('newsletter/subscriber-ours', await browser.call({ url: subscriber }));
    const loginToken = browser.cookies.get(loginTokenCookie) ?? '';
    const headers = { 'x-logintoken': loginToken };
    asked.set('newsletter/base-data-ours', await browser.call({ url: baseDataPath, headers }));
    asked.set('customer/psdata-ours', await browser.call({ url: psdataPath }));
    const info = customerInfoPath.replace(':loginId', readClaims(loginToken)?.lid ?? '');
    asked.set('customer/customer-info-ours', await browser.call({ url: info, headers }));
    asked.set('customer/renew-ours', await browser.renew());
  };

  const askForCart = async (): Promise<void> => {
    const browser = browserOf(whole.shop.app);
    const changes = [
      { setArticle: { productId: '101110002', tcm: '101110002', quantity: 5 } },
      { setArticle: { productId: '101110001', tcm: '500-g', quantity: 1 } },
      { setGiftCard: { productId: '000000001', tcm: '25', set: true } },
      { setFreeArticle: { productId: '101510001', campaignId: 'chocolate-bar', remove: false } },
      { setPartnerProduct: { partnerProductId: 'machine-care', set: true } },
    ];
    for (const payload of changes) {
      const answer = await browser.call({ method: 'PUT', url: cartPath, payload });
      expect([answer.statusCode, payload]).toEqual([200, payload]);
      if (!asked.has('cart/added')) asked.set('cart/added', answer);
    }
    const tooMany = { setArticle: { productId: '101110002', tcm: '101110002', quantity: 99 } };
    asked.set('cart/limit', await browser.call({ method: 'PUT', url: cartPath, payload: tooMany }));
    await browser.call({ method: 'PUT', url: cartVoucherPath, payload: { code: 'PROBIER10' } });
    await browser.call({
      method: 'POST',
      url: cartFormPath,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'kind=subscription&mode=add&coffee=house-blend&pieces=2&weeks=6',
    });
    asked.set('cart/ours', await browser.call({ url: cartPath }));
  };

  const askAsStaff = async (): Promise<void> => {
    const staff = staffOf(whole, () => now);
    await staff.add('anna@example.com');
    const { jar } = await staff.signIn('anna@example.com');
    const at = { previewDateTime: later, test: 'AdventBanner', group: 'B' };
    asked.set('preview/tests-ours', await staff.ask(jar, `${testsAtPath}?time=${later}`));
    asked.set('preview/token-ours', await staff.ask(jar, `${previewTokenPath}?${new URLSearchParams(at)}`));
    asked.set('preview/checkauth-ours', await staff.ask(jar, checkauthPath));
  };

  beforeAll(async () => {
    whole = await shopWithCustomers(() => now);
    await fillContent(whole.db, navigationKinds, { folder: join(repositoryRoot, 'content'), now });
    await whole.shop.refresh();
    const visitor = browserOf(whole.shop.app);
    const open = [
      ['navigation/ours', navigationPath],
      ['themeworld/ours', themeworldPath],
      ['promotion/ours', promotionPath.replace(':promotionId', 'home_phase_integration')],
      ['search/ours', `${suggestionsPath}?q=kaffee&site=DE`],
      ['productdata/ours', `${newProductIdPath}?old_product_id=101110002`],
      ['productdata/list-ours', `${newProductIdsPath}?old_product_ids=101110002,101110001`],
      ['newsletter/base-data-error', baseDataPath],
      ['preview/checkauth-refused', checkauthPath],
      ['productdata/error', `${newProductIdPath}?old_product_id=999999999`],
      ['promotion/none', promotionPath.replace(':promotionId', 'nowhere')],
      ['search/nothing', `${suggestionsPath}?q=qqxyzzq&site=DE`],
    ] as const;
    for (const [name, url] of open) asked.set(name, await visitor.call({ url }));
    const payload = { email: 'ayse@', firstName: 'Ayşe', consents: [], origin: 'NEWSLETTER', originAddition: 'footer' };
    const signUp = { method: 'POST', url: newsletterBase + subscribersPath, payload } as const;
    asked.set('newsletter/sign-up-email-invalid', await visitor.call(signUp));
    const doi = newsletterBase + doiPath.replace(':subscriberToken', 'a'.repeat(43));
    asked.set('newsletter/doi-gone', await visitor.call({ method: 'PUT', url: doi }));
    await askAsCustomer();
    await askForCart();
    await askAsStaff();
  });
  afterAll(() => whole?.close());

  /** Optional members of a recorded answer for which the asked one has no occasion. */
  const noOccasion: Readonly<Record<string, RegExp>> = {
    // Nothing in this cart is reduced, sent later or gone.
    'cart/ours': /^\.cart\.(?:articles\[\]\.(?:oldPrice|availableFrom)|defectiveArticles)\b/,
    // Our links open in their own window.
    'navigation/ours': /\.target: /,
    // Each promotion has what its editors wrote.
    'promotion/ours': /^\.contentJSON!\./,
    // The query names no colour.
    'search/ours': /\.webshopProductDimensionKey: /,
  };

  it.each([
    'cart/ours',
    'customer/customer-info-ours',
    'customer/login-ours',
    'customer/psdata-ours',
    'customer/renew-ours',
    'navigation/ours',
    'newsletter/base-data-ours',
    'newsletter/doi-ours',
    'newsletter/sign-up-ours',
    'newsletter/subscriber-ours',
    'preview/checkauth-ours',
    'preview/tests-ours',
    'preview/token-ours',
    'productdata/list-ours',
    'productdata/ours',
    'promotion/ours',
    'search/ours',
    'themeworld/ours',
  ])('have the members and types of what it answers now: %s', (name) => {
    const [service = '', variant = ''] = name.split('/');
    const recorded = answerOf(service, variant);
    const answer = asked.get(name);
    expect(answer?.statusCode).toBe(recorded.status);
    const here = new Set(membersOf(answer?.json()));
    const kept = new Set(membersOf(recorded.body));
    const grownOld = [...kept].filter((path) => !here.has(path) && !noOccasion[name]?.test(path));
    const notRecorded = [...here].filter((path) => !kept.has(path));
    expect({ grownOld, notRecorded }).toEqual({ grownOld: [], notRecorded: [] });
  });

  it.each([
    'cart/added',
    'cart/limit',
    'newsletter/base-data-error',
    'newsletter/doi-gone',
    'newsletter/sign-up-email-invalid',
    'preview/checkauth-refused',
    'productdata/error',
    'promotion/none',
    'search/nothing',
  ])('have what it answers in the documented refusals and variants: %s', (name) => {
    const [service = '', variant = ''] = name.split('/');
    const recorded = answerOf(service, variant);
    const answer = asked.get(name);
    expect(answer?.statusCode).toBe(recorded.status);
    const here = new Set(membersOf(answer?.json()));
    expect([...new Set(membersOf(recorded.body))].filter((path) => !here.has(path))).toEqual([]);
    // A reader decides by these words.
    const words = (body: unknown) => (typeof body === 'object' && body && 'type' in body ? body.type : undefined);
    expect(words(answer?.json())).toBe(words(recorded.body) ?? words(answer?.json()));
  });
});
