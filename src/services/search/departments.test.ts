import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { engineOf, frameOf, ownProducts, searchAt } from '../../../tests/support/shops/search-index.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** Words that visitors use for the departments (women, men, children), which the shop calls otherwise. */
const queries: readonly (readonly [SiteCode, women: string, men: string, children: string])[] = [
  ['DE', 'frauen pullover', 'männer pullover', 'kids jacke'],
  ['AT', 'frauen pullover', 'männer pullover', 'kids jacke'],
  ['CH', 'frauen pullover', 'männer pullover', 'kids jacke'],
  ['CH_FR', 'pull dame', 'pull homme', 'veste enfant'],
  ['CZ', 'dámské tričko', 'tricko panske', 'dětská bunda'],
  ['SK', 'dámske tričko', 'tricko panske', 'detská bunda'],
  ['PL', 'kurtka damska', 'męska kurtka', 'kurtka dziecięca'],
  ['HU', 'hölgy póló', 'férfiak póló', 'gyermek pulóver'],
  ['TR', 'bayan gömlek', 'bay gömlek', 'çocuk mont'],
];

describe.each(queries)('the name of a department beside a product on %s', (site, ...words) => {
  const { synonyms } = JSON.parse(readFileSync(join(repositoryRoot, `content/search/${site}.json`), 'utf8')) as {
    readonly synonyms: Readonly<Record<string, readonly string[]>>;
  };
  const products = ownProducts(site);
  const engine = engineOf(site, frameOf(site, { synonyms }), products);
  const departmentOf = new Map(products.map(({ productId, categories }) => [productId, categories[0]]));

  it.each(words.map((query, place) => [query, 5000 + 1000 * place] as const))(
    '[SRCH-11] in %s finds products of department %i first',
    (query, department) => {
      const question = { query, offset: 0, limit: 2, sort: 'relevance', filters: [], at: searchAt.getTime() } as const;
      const { productIds } = engine.search(question);
      expect(productIds.map((id) => departmentOf.get(id))).toEqual([department, department]);
    },
  );
});
