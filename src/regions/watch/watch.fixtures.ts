import type { WatchButtonProps } from './WatchButton.tsx';

/** The server draws the same heart for every visitor; whether it is filled is decided in the browser. */
export const watchFixtures = {
  'a mug': {
    productId: '100000001',
    title: 'Becher',
    price: { amountMinor: 999, currency: 'EUR' },
    back: '/becher-p100000001.html',
  },
} as const satisfies Readonly<Record<string, WatchButtonProps>>;
