import type { PageDefinition } from './page.ts';
import { home } from './home/home.page.ts';
import { sitemap } from './sitemap/sitemap.page.ts';

/** Every page of the shop; their order does not matter, no two paths are alike (a law test). */
export const pages = [home, sitemap] as readonly unknown[] as readonly PageDefinition<never>[];
