import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import { allSites } from '../../../sites/sites.ts';

interface Footer {
  readonly sites: readonly string[];
  readonly content: { readonly teaserGroups: readonly { readonly hideGroupInCheckout?: boolean }[] };
}

const { promotions } = JSON.parse(readFileSync(`${repositoryRoot}content/promotions/SHOP_FOOTER.json`, 'utf8')) as {
  readonly promotions: readonly Footer[]; // our own content
};

describe.each(allSites)('the footer of $code in the checkout', ({ code }) => {
  it('[FOOT-5] has no group of links: only logos, the legal line and the withdrawal are left', () => {
    const footers = promotions.filter(({ sites }) => sites.includes(code));
    expect(footers).not.toEqual([]);
    for (const { content } of footers) {
      expect(content.teaserGroups).not.toEqual([]);
      for (const group of content.teaserGroups) expect(group).toMatchObject({ hideGroupInCheckout: true });
    }
  });
});
