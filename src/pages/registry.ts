import { cart } from './cart/cart.page.ts';
import { category } from './category/category.page.ts';
import { content } from './content/content.page.ts';
import { gallery } from './gallery/gallery.page.ts';
import { home } from './home/home.page.ts';
import { outlet } from './outlet/outlet.page.ts';
import { mailbox } from './mailbox/mailbox.page.ts';
import type { PageDefinition } from './page.ts';
import { product } from './product/product.page.ts';
import { search } from './search/search.page.ts';
import { sitemap } from './sitemap/sitemap.page.ts';
import { stores } from './stores/stores.page.ts';
import { themeworld } from './themeworld/themeworld.page.ts';
import { themeworlds } from './themeworlds/themeworlds.page.ts';

/** Every page of the shop; their order does not matter, no two paths are alike (a law test). */
export const pages = [
  home,
  category,
  product,
  cart,
  search,
  outlet,
  sitemap,
  content,
  stores,
  themeworld,
  themeworlds,
  gallery,
  mailbox,
] as readonly unknown[] as readonly PageDefinition<never>[];
