import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import type { Customer } from '../contracts/customer/account.contract.ts';
import { articleOf, cartWith, coffee } from '../testing/cart.fixtures.ts';
import { summedUp } from '../domain/cart/cart-sums.rules.ts';
import type { Cart } from '../contracts/cart/cart.contract.ts';
import { footerSlot } from '../contracts/content/footer.contract.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { createOpening } from '../services/order/checkout-opening.service.ts';
import { cartSums } from '../domain/cart/sum-to-pay.rules.ts';
import { priceText } from '../sites/price.ts';
import { shippingTerms } from '../sites/delivery/shipping.ts';
import { allSites, sites } from '../sites/sites.ts';
import { clockOf } from '../lib/time/moment.ts';
import { readContentPages } from './content/content-pages.ts';
import { promotionRows, readPromotionContent } from './content/promotions/promotion-content.ts';

const folder = join(repositoryRoot, 'content');
const now = new Date('2026-03-02T12:00:00Z');
const files = readPromotionContent({ folder, now });
const pages = readContentPages(folder);

/** A cart of one article at this price. */
const cartWorth = (site: SiteCode, amountMinor: number, isCoffee = false): Cart => {
  const { currency } = sites[site];
  return summedUp(cartWith([articleOf({ ...coffee, price: { amountMinor, currency }, isCoffee }, 1)]), currency);
};

const holder: Customer = {
  id: 'c',
  site: 'DE',
  email: 'ada@example.com',
  visitorId: 'v',
  epoch: 0,
  firstName: 'Ada',
  lastName: 'Kovács',
  card: 'REGULAR',
  beans: 0,
  isCommunityMember: false,
  createdAt: now,
};

/** What the checkout asks for the parcel. */
const checkoutCost = async (
  site: SiteCode,
  amountMinor: number,
  { hasCard = false, isCoffee = false } = {},
): Promise<number | undefined> => {
  const { opening } = createOpening({
    checkouts: { read: async () => undefined },
    cart: { toOrder: async () => ({ ok: true, cart: cartWorth(site, amountMinor), version: 1 }) },
    visitors: { known: async () => ({ site, visitorId: 'v', ...(hasCard ? { customerId: holder.id } : {}) }) },
    customerOf: async () => (hasCard ? { ...holder, site } : undefined),
    foodAmong: async (_, ids) => new Set(ids),
    coffeeAmong: async (_, ids) => new Set(isCoffee ? ids : []),
    durabilityOf: async () => new Map(),
    storesOf: () => [],
    shopNameOf: () => 'Kontor',
    payments: [],
    now: clockOf(() => now),
  });
  const opened = await opening({ request: { headers: {}, cookies: {} }, site, moment: { at: now, abTests: {} } });
  return 'checkout' in opened ? opened.checkout.sums.shipping.amountMinor : undefined;
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const compact = (text: string): string => text.replaceAll(/[\s.](?=\d{3})/g, '').replaceAll(/\s/g, ' ');

describe.each(allSites)('what shipping costs on $code', (site) => {
  const { code, currency } = site;
  const { cost, freeFrom, freeFromWithCard, freeFromOfCoffee } = shippingTerms[code];
  const enough = freeFrom ?? 1_000_000;
  const rows = promotionRows(files, site, now);
  const figure = (amountMinor: number) =>
    compact(priceText({ amountMinor, currency }, site)).replace(/[.,]00(?!\d)/, '');

  it.each([
    ['just below the threshold', enough - 1, cost],
    ['at the threshold', enough, freeFrom === undefined ? cost : 0],
  ])('[CART-17] is the same in the cart and in the checkout, by one table: %s', async (_, worth, costs) => {
    const { shipping, items, toPay } = cartSums(code, cartWorth(code, worth));
    expect(shipping.cost).toBe(costs);
    expect(toPay.amountMinor).toBe(items.amountMinor + costs);
    expect(shipping.free?.from).toBe(freeFrom);
    expect(await checkoutCost(code, worth)).toBe(costs);
  });

  it('[CART-17] is less with the card from the same table, of which the cart tells before', async () => {
    const withCard = freeFromWithCard ?? freeFrom;
    if (withCard === undefined) return expect(await checkoutCost(code, 1_000_000, { hasCard: true })).toBe(cost);
    expect(await checkoutCost(code, withCard - 1, { hasCard: true })).toBe(cost);
    expect(await checkoutCost(code, withCard, { hasCard: true })).toBe(0);
    expect(cartSums(code, cartWorth(code, withCard - 1)).shipping.free?.fromWithCard).toBe(freeFromWithCard);
  });

  it('[CART-17] is nothing where enough of it is coffee, in the cart and in the checkout, and that is said', async () => {
    const isCoffee = true;
    if (freeFromOfCoffee === undefined) {
      expect(await checkoutCost(code, enough - 1, { isCoffee })).toBe(cost);
      return expect(cartSums(code, cartWorth(code, enough - 1, isCoffee)).shipping.cost).toBe(cost);
    }
    for (const [worth, costs] of [
      [freeFromOfCoffee - 1, cost],
      [freeFromOfCoffee, 0],
    ] as const) {
      expect(await checkoutCost(code, worth, { isCoffee })).toBe(costs);
      expect(cartSums(code, cartWorth(code, worth, isCoffee)).shipping.cost).toBe(costs);
    }
    const strip = textsIn(rows.find(({ slot }) => slot === 'header_top')?.content).find((text) => /kahve/.test(text));
    expect(compact(strip ?? '')).toContain(figure(freeFromOfCoffee));
  });

  it('[CART-17] is what the footer, the strip on top and the page about shipping say, and they say no other amount', () => {
    const contentOf = (slot: string) => rows.find((row) => row.slot === slot)?.content;
    const groups = contentOf(footerSlot);
    const footer =
      groups && 'teaserGroups' in groups
        ? (groups.teaserGroups.find(({ heading }) => heading.iconName === 'shipping')?.introductoryText ?? '')
        : '';
    const strip = textsIn(contentOf('header_top')).find((text) => !text.startsWith('/')) ?? '';
    const shipping = textsIn(pages.byName(code, 'shipping')?.sections).join(' ');
    const amounts = new Set(
      [cost, freeFrom, freeFromWithCard, freeFromOfCoffee].flatMap((amount) => (amount ? [figure(amount)] : [])),
    );
    const money = /(?:€|CHF)\s?(\d[\d.,]*\d)|(\d[\d.,]*)\s?(?:€|Euro|CHF|Kč|Ft|zł|TL)/g;
    const said = (text: string) => [...compact(text).matchAll(money)].map(([, before, after]) => before ?? after ?? '');
    const other = [footer, strip, shipping]
      .flatMap(said)
      .filter((one) => ![...amounts].some((amount) => amount.includes(one)));
    expect(other).toEqual([]);
    expect(said(shipping).length).toBeGreaterThan(0);
    if (['CZ', 'PL', 'SK', 'TR'].includes(code)) expect(said(footer)).not.toEqual([]);
    if (['DE', 'AT', 'CH', 'CH_FR'].includes(code)) expect(said(strip)).not.toEqual([]);
  });
});

it('[CART-17] stands in no file of the content: every amount about shipping there is a name', () => {
  const raw = [
    'promotions/header_top.json',
    'promotions/SHOP_FOOTER.json',
    ...readdirSync(join(folder, 'pages')).map((name) => `pages/${name}`),
  ];
  const about = /versand|livraison|envoi|doprav|szállít|dostaw|wysyłk|kargo/i;
  const amount = /\d[\d.,\s]*(?:€|Euro|CHF|Kč|Ft|zł|TL)(?![a-z])/;
  const found = raw.flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown)
      .filter((text) => about.test(text) && amount.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
