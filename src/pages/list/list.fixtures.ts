import type { Facet } from '../../contracts/search/search.contract.ts';

const eur = (whole: number) => ({ amountMinor: whole * 100, currency: 'EUR' }) as const;

/** One facet of each kind, from a search for a blouse; reduced prices and cream are chosen. */
export const facetFixtures = {
  category: {
    name: 'category',
    values: [
      { value: '7000', title: 'Mode', depth: 1, count: 12, chosen: false },
      { value: '7100', title: 'Damen', depth: 2, count: 9, chosen: false },
      { value: '7110', title: 'Blusen', depth: 3, count: 7, chosen: false },
    ],
  },
  reduced_price: { name: 'reduced_price', values: [{ value: 'true', count: 4, chosen: true }] },
  availability: { name: 'availability', values: [{ value: 'available', count: 11, chosen: false }] },
  colour: {
    name: 'colour',
    values: [
      { value: 'tintenblau', title: 'Tintenblau', count: 6, chosen: false },
      { value: 'creme', title: 'Creme', count: 5, chosen: true },
    ],
  },
  size: {
    name: 'size',
    values: ['XS', 'S', 'M', 'L', 'XL'].map((title, at) => ({
      value: title.toLowerCase(),
      title,
      count: at + 3,
      chosen: false,
    })),
  },
  price: {
    name: 'price',
    values: [
      { value: '0-20', from: eur(0), to: eur(20), count: 3, chosen: false },
      { value: '20-50', from: eur(20), to: eur(50), count: 8, chosen: false },
      { value: '200-', from: eur(200), count: 1, chosen: false },
    ],
  },
} satisfies Readonly<Record<string, Facet>>;
