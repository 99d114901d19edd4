import { afterEach, expect, it, vi } from 'vitest';
import { leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { promotions } from './promotion.fixtures.ts';
import { island } from './promotion.island.tsx';
import { start } from './promotion.start.ts';

// On its way for ever.
vi.mock('./promotion-acts.effects.ts', () => new Promise(() => {}));

const page = (refusesClipboard = false) => {
  const browser = fakeBrowser({ refusesClipboard });
  const promotion = promotions['a banner with a code'];
  const element = putRegion({ island, props: { promotionId: 'slot', promotion }, browser, start });
  const button = element.querySelector<HTMLButtonElement>('button');
  button?.click();
  return { browser, button };
};
/** After the promises of a copy. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(leavePage);

it('[PROMO-4] copies a code and shows it before its script is there', async () => {
  const { browser, button } = page();
  await settled();
  expect(browser.copied).toEqual(['ROEST25']);
  expect(button?.dataset['copied']).toBe('');
});

it('[PROMO-4] does not show a code as copied that the browser refused', async () => {
  const { button } = page(true);
  await settled();
  expect(button?.dataset['copied']).toBeUndefined();
});
