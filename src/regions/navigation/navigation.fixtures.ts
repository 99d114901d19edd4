import type { NavigationProps } from './Navigation.tsx';

const named = (...titles: readonly string[]): NavigationProps['items'] =>
  titles.map((title, position) => ({ title, url: `/x-c${position + 1}000.html` }));

export const navigationFixtures = {
  'eight departments, one of them open': {
    items: named('Kaffee', 'Küche', 'Wohnen', 'Schlafen und Bad', 'Damen', 'Herren', 'Kinder', 'Reisen'),
    outletUrl: '/categories/outlet',
    current: '/x-c1000.html',
  },
  'the longest words': {
    items: named(
      'Kávé és kávéfőzés',
      'Konyhafelszerelés',
      'Lakáskiegészítők',
      'Hálószoba és fürdőszoba',
      'Női ruházat',
      'Férfiruházat',
      'Gyermekeknek',
      'Utazás és szabadidő',
    ),
    outletUrl: '/categories/outlet',
  },
  'nothing but the outlet': { items: [], outletUrl: '/categories/outlet', current: '/categories/outlet' },
} as const satisfies Readonly<Record<string, NavigationProps>>;
