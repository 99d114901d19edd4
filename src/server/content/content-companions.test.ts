import { describe, expect, it } from 'vitest';
import { companionsIn } from './content-companions.ts';
import type { ContentProduct } from './content.contract.ts';

const thing = (id: string, category: number, object: string, color: string, shows?: string[]): ContentProduct => ({
  id,
  category,
  object,
  colors: [{ color, wall: 'oat' }],
  ...(shows ? { with: shows } : {}),
  priceEur: 100,
  stock: { '*': 1 },
  texts: {} as ContentProduct['texts'], // not read
});

describe('what a picture shows beside a product', () => {
  it.each([
    ['the same object in the same colour', ['scarf-bordeaux'], ['scarf-women']],
    ['for the same people first', ['boot-coffee'], ['boot-women']],
    ['another colour, if the shop has no other', ['scarf-mint'], ['scarf-women']],
    ['several, each once', ['scarf-bordeaux', 'boot-coffee', 'scarf-mint'], ['scarf-women', 'boot-women']],
    ['nothing of its own category', ['coat-ink'], []],
    ['nothing that the shop does not sell', ['harp-gold'], []],
  ])('[SHOP-3] is %s', (_, shows, expected) => {
    const coat = thing('coat-1', 5110, 'coat', 'camel', shows);
    const all = [
      coat,
      thing('coat-2', 5110, 'coat', 'ink'),
      thing('boot-men', 6410, 'boot', 'coffee'),
      thing('boot-women', 5510, 'boot', 'coffee'),
      thing('scarf-women', 5530, 'scarf', 'bordeaux'),
    ];
    expect(companionsIn(all)(coat)).toEqual(expected);
  });

  it('[SHOP-3] is nothing without such a picture', () => {
    expect(companionsIn([])(thing('a', 1110, 'bag', 'oat'))).toEqual([]);
  });
});
