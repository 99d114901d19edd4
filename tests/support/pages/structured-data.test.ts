import { describe, expect, it } from 'vitest';
import { structuredFaults } from './structured-data.ts';

const schema = { '@context': 'https://schema.org' };
const offer = {
  '@type': 'Offer',
  url: 'https://www.example.de/a-p100000001.html',
  price: '12.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const product = {
  ...schema,
  '@type': 'Product',
  name: 'Tasse',
  description: 'Eine Tasse.',
  sku: '100000001',
  image: ['https://www.example.de/a.webp'],
  offers: [offer],
};
const faultsOf = (item: object) =>
  structuredFaults(`<script type="application/ld+json">${JSON.stringify(item)}</script>`);

describe('the reading of structured data', () => {
  it('finds nothing wrong with what is right, nor where there is none', () => {
    expect(faultsOf(product)).toEqual([]);
    expect(structuredFaults('<p>nothing</p>')).toEqual([]);
  });

  it.each([
    [{ ...product, name: '' }, 'Product.name is ""'],
    [{ ...product, offers: undefined }, 'Product.offers is missing'],
    [{ ...product, offers: [] }, 'Product.offers is no list with something in it'],
    [{ ...product, image: ['/a.webp'] }, 'Product.image is "/a.webp"'],
    [{ ...product, offers: [offer, { ...offer, price: '12,90' }] }, 'Product.offers Offer.price is "12,90"'],
    [{ ...product, offers: [{ ...offer, gtin: '4006381333932' }] }, 'has a wrong check digit'],
    [{ ...product, offers: [{ ...offer, availability: 'InStock' }] }, 'Offer.availability'],
    [{ ...product, colour: 'red' }, 'Product.colour is not expected'],
    [{ ...product, '@context': undefined }, 'is no object of schema.org'],
    [{ ...schema, '@type': 'Recipe' }, 'the tests know no such kind'],
    [
      { ...schema, '@type': 'BreadcrumbList', itemListElement: [2, 4].map((position) => ({ position })) },
      'BreadcrumbList.itemListElement is undefined, not ListItem',
    ],
  ])('says what is wrong: %#', (item, words) => {
    expect(faultsOf(item).join()).toContain(words);
  });
});
