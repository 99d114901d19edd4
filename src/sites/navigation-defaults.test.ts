import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { slugOf } from '../lib/text/slug.ts';
import { readContent } from '../server/content/content-files.ts';
import { contentCategories } from '../server/content/content-items.ts';
import { rawTexts } from '../server/rendering/texts/catalogues.ts';
import { navigationDefaults } from './navigation-defaults.ts';
import { allSites } from './sites.ts';

const content = readContent(`${repositoryRoot}content`);
const departmentEvery = 1000;

describe.each(allSites)('the static items of $code', (site) => {
  it('[HDR-12] are the departments of the shop, by their own addresses', () => {
    const departments = [...contentCategories(content, site.code)].flatMap(([path, { id }]) => {
      const title = path.split('\u0000').at(-1) ?? path;
      return id % departmentEvery === 0 ? [{ title, url: `/${slugOf(title, site.language)}-c${id}.html` }] : [];
    });
    expect(navigationDefaults[site.code].items).toEqual(departments);
  });

  it('[NAV-2] name the themeworlds in the language of the site', () => {
    const title = rawTexts(site)['themeworld.overview'] ?? '';
    expect(navigationDefaults[site.code].themeworlds).toEqual({
      title,
      url: `/${slugOf(title, site.language)}-t100.html`,
    });
  });
});
