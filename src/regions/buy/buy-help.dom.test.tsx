import { afterEach, describe, expect, it } from 'vitest';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { drawn } from '../../../tests/support/shops/soon.ts';
import { regionWords } from '../../../tests/support/browser/region-words.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { boxes } from './buy.fixtures.ts';
import { island } from './buy.island.tsx';
import type { BuyProps } from './buy.rules.ts';

const t = regionWords('DE');
const put = (props: BuyProps) => putRegion({ island, props, browser: fakeBrowser() });
const radio = (element: HTMLElement, value: string) => element.querySelector<HTMLInputElement>(`[value="${value}"]`);
afterEach(leavePage);

describe('help in the box', () => {
  const delivery = 'Lieferung 25.–27. November';

  it('[SHOP-3] has the button of the table of sizes beside their label, and none without a table', async () => {
    const element = put({ ...boxes.coat, sizeTable: 'Größentabelle' });
    const opener = element.querySelector('fieldset [popovertarget]');
    expect(opener?.textContent).toBe('Größentabelle');
    await awake(element);
    expect(element.querySelector('[popovertarget]')).toBe(opener);
    expect(put(boxes.coat).querySelector('[popovertarget]')).toBeNull();
  });

  it('[CART-17] says when an article in stock arrives, and nothing of one that is sold out', async () => {
    const element = put({ ...boxes.coat, delivery });
    expect(element.textContent).toContain(delivery);
    await awake(element);
    expect(element.textContent).toContain(`${t('ui.stock.available')}${delivery}`);
    radio(element, '44')?.click();
    await drawn();
    expect(element.textContent).not.toContain(delivery);
    // Few pieces are left, which arrive as soon.
    radio(element, '38')?.click();
    await drawn();
    expect(element.textContent).toContain(`${t('ui.stock.few', { count: 2 })}${delivery}`);
  });
});
