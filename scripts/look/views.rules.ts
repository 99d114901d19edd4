import { accountLinks, headerLinks } from '../../src/sites/links.ts';
import { cartPagePath } from '../../src/contracts/cart/cart.contract.ts';
import { contactPath } from '../../src/contracts/customer/contact.contract.ts';
import { checkoutPath } from '../../src/contracts/order/order.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { terms } from '../../tests/support/pages/every-page.ts';

/** How a view is reached: an address, or the first link of a page that matches a pattern. */
export interface ViewKind {
  readonly name: string;
  readonly path: (site: SiteCode) => string;
  /** the page is the first one that this page links to with a matching address */
  readonly follow?: RegExp;
  /** something is in the cart */
  readonly hasGoods?: true;
}

const productPath = /^\/[^/]+-p\d+\.html$/;
const categoryPath = /^\/[^/]+-c\d+\.html$/;
const themeworldPath = /^\/[^/]+-t10[1-9]\.html$/;

export const viewKinds: readonly ViewKind[] = [
  { name: 'home', path: () => '/' },
  { name: 'category', path: () => '/', follow: categoryPath },
  { name: 'product', path: () => '/', follow: productPath },
  { name: 'themeworld', path: () => '/', follow: themeworldPath },
  { name: 'search', path: (site) => `/search?query=${encodeURIComponent(terms[site])}&page=1&sort=relevance` },
  { name: 'search-none', path: () => '/search?query=qqxzqq&page=1&sort=relevance' },
  { name: 'cart-empty', path: () => cartPagePath },
  { name: 'cart', path: () => cartPagePath, hasGoods: true },
  { name: 'checkout', path: () => checkoutPath, hasGoods: true },
  { name: 'login', path: () => accountLinks.login },
  { name: 'contact', path: () => contactPath },
  { name: 'stores', path: () => headerLinks.storefinder },
];

/** Phone, tablet, small and usual laptop, large screen. */
export const viewWidths = [390, 768, 1024, 1280, 1920] as const;
/** One with long words, one with letters and words of its own. */
export const viewSites: readonly SiteCode[] = ['DE', 'HU', 'TR'];

export interface View {
  /** also the name of its pictures */
  readonly name: string;
  readonly kind: ViewKind;
  readonly width: number;
  readonly site: SiteCode;
}

/** Each kind at each width. The sites take turns, so that each kind and each width has all of them. */
export const chosenViews = (): readonly View[] =>
  viewKinds.flatMap((kind, row) =>
    viewWidths.map((width, column): View => {
      const site = viewSites[(row + column) % viewSites.length] ?? 'DE';
      return { name: `${kind.name}-${width}-${site.toLowerCase()}`, kind, width, site };
    }),
  );

export type Wish = { readonly commit: string } | undefined;

/** Reads the arguments: one commit, as git names it. */
export const readWish = (args: readonly string[]): Wish => {
  const [commit, ...others] = args;
  // Git takes a word that begins with a dash for an option.
  return commit && others.length === 0 && /^[\w./~^@{}][\w./~^@{}-]*$/.test(commit) ? { commit } : undefined;
};
