import type { Category } from '../../contracts/catalogue/catalogue.contract.ts';
import { sitemapPath } from '../../sites/links.ts';
import type { PageDefinition } from '../page.ts';
import { breadcrumbList } from '../shell/structured.rules.ts';

export interface SitemapEntry {
  readonly title: string;
  readonly url: string;
  readonly children: readonly SitemapEntry[];
}

export interface SitemapProps {
  readonly categories: readonly SitemapEntry[];
}

const entryOf = ({ title, url, children }: Category): SitemapEntry => ({ title, url, children: children.map(entryOf) });

/** NAV-6: the whole tree as plain links, for visitors without JavaScript. */
export const sitemap: PageDefinition<SitemapProps> = {
  name: 'sitemap',
  paths: [sitemapPath],
  type: 'content',
  personal: false,
  query: [],
  load: async ({ site, t }, { catalogue }) => {
    const { top } = await catalogue.tree(site.code);
    return {
      kind: 'shown',
      status: 200,
      head: {
        title: t('page.sitemap.title'),
        description: t('page.sitemap.text'),
        canonical: sitemapPath,
        siblings: true,
        structured: [
          breadcrumbList([
            { title: t('ui.home'), url: '/' },
            { title: t('page.sitemap.title'), url: sitemapPath },
          ]),
        ],
      },
      props: { categories: top.map(entryOf) },
    };
  },
};
