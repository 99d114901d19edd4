import { afterEach, describe, expect, it } from 'vitest';
import { leavePage, putRegion } from '../../../tests/support/region-page.tsx';
import { regionWords } from '../../../tests/support/region-words.ts';
import { articleOf, carts, coffee } from '../../contracts/cart.fixtures.ts';
import { fakeBrowser } from '../../platform/fake.ts';
import { sites } from '../../sites/sites.ts';
import { island } from './cart.island.tsx';

afterEach(leavePage);

describe('what a cart comes to', () => {
  it.each([
    ['DE', 699, '13,01', '4,95', '11,94'],
    ['DE', 2000, undefined, 'gratis', '20,00'],
    ['CH_FR', 2500, 'CHF\u00A05.00', 'CHF\u00A06.95', '31.95\u00A0francs suisses'],
    ['CZ', 50_000, '499\u00A0Kč', '99\u00A0Kč', '599'],
    ['HU', 500_000, undefined, '1490', '6490'],
  ] as const)(
    'on %s of %i counts shipping, and tells how far it is to free shipping',
    (code, price, missing, cost, sum) => {
      const words = regionWords(code);
      const { currency } = sites[code];
      const article = articleOf({ ...coffee, price: { amountMinor: price, currency } }, 1);
      const cart = { ...carts.empty, articles: [article], numberOfArticles: 1, total: article.price };
      const element = putRegion({
        island,
        props: { cart, offersUrl: '/' },
        browser: fakeBrowser(),
        script: false,
        code,
      });
      const compact = (text: string) => text.replaceAll(/[\s.](?=\d{3})/g, '');
      const plain = compact(element.querySelector('section')?.textContent ?? '');
      expect(plain).toContain(cost);
      expect(plain).toContain(sum);
      const bar = element.querySelector('progress');
      if (code === 'HU') expect(bar).toBeNull();
      else if (missing === undefined) expect(plain).toContain(words('cart.shipping.reached'));
      else expect(plain).toContain(compact(words('cart.shipping.missing', { price: missing })));
    },
  );
});
