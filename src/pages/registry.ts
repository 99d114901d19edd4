import type { PageDefinition } from './page.ts';
import { cart } from './cart/cart.page.ts';
import { category } from './category/category.page.ts';
import { home } from './home/home.page.ts';
import { product } from './product/product.page.ts';
import { search } from './search/search.page.ts';

/** Every page of the shop; their order does not matter, no two paths are alike (a law test). */
export const pages: readonly PageDefinition<never>[] = [home, category, product, search, cart];
