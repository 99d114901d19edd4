import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage } from '../../../tests/support/pages/draw-page.tsx';
import type { ProductTile as Tile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { priceText } from '../../sites/price.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { tileFixtures } from './tile.fixtures.ts';
import { ProductTile } from './ProductTile.tsx';

const draw = (tile: Tile, code: SiteCode = 'DE'): HTMLElement =>
  drawPage(<ProductTile tile={tile} sizes="25vw" />, code);
const inCurrency = (tile: Tile, code: SiteCode): Tile => ({
  ...tile,
  price: { ...tile.price, now: { ...tile.price.now, currency: sites[code].currency } },
});
const textOf = (element: Element): string => (element.textContent ?? '').replaceAll('\u00A0', ' ');

describe.each(Object.entries(tileFixtures))('a tile: %s', (_name, tile) => {
  it('[SHOP-2] names the product once, as a link to its page, and passes axe', async () => {
    const body = draw(tile);
    const links = body.querySelectorAll('a');
    expect([...links].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([[tile.url, tile.title]]);
    expect(links[0]?.closest('h3')).not.toBeNull();
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-2] has an empty alternative text, because the name is beside the picture', () => {
    const picture = draw(tile).querySelector('img');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('width')).toBeTruthy();
    expect(picture?.getAttribute('src')).toContain(`/${tile.picture}.webp`);
  });
});

describe('a tile', () => {
  it('[LAW-1, SHOP-2] shows former price, saving and base price of a reduced product, each labelled', () => {
    const body = draw(tileFixtures['coffee: reduced, with base price and strength']);
    expect(textOf(body)).toContain('10,99 Euro');
    expect(body.querySelector('s')?.textContent).toBe('14,99');
    expect(textOf(body)).toContain('Niedrigster Preis der letzten 30 Tage: 14,9914,99 Euro');
    expect(textOf(body)).toContain('−26 %');
    expect(textOf(body)).toContain('1 kg = 21,98');
    expect(textOf(body)).toContain('Stärke 3 von 5');
  });

  it.each(allSites.map(({ code }) => code))(
    '[LAW-1] says on %s that the struck price is the lowest of 30 days',
    (code) => {
      const tile = tileFixtures['sold out and reduced'];
      const struck = draw(inCurrency(tile, code), code).querySelector('s');
      expect(struck?.textContent).toBe(priceText(tile.price.before, sites[code]));
      expect(struck?.previousSibling?.textContent).toMatch(/\b30\b.*: $/);
    },
  );

  it('[SHOP-2] shows the number of colours, and labels a lowest price', () => {
    const body = draw(tileFixtures['new, in three colours, prices from']);
    expect(textOf(body)).toContain('3 Farben');
    expect(textOf(body)).toMatch(/ab\s*24,99/);
    expect(textOf(body)).toContain('Neu');
  });

  it('[SHOP-2] shows first that it is sold out', () => {
    expect(textOf(draw(tileFixtures['sold out and reduced']))).toMatch(/^Ausverkauft/);
  });

  it('has at most two tags', () => {
    const all = { ...tileFixtures['sold out and reduced'], labels: ['new', 'organic', 'online-only'] } as const;
    expect(textOf(draw(all))).not.toContain('Neu');
  });

  it.each(allSites.map(({ code }) => code))('[SITE-3] shows the price of %s and its currency in words', (code) => {
    const body = draw(inCurrency(tileFixtures['a plain product'], code), code);
    expect(textOf(body)).toContain(sites[code].money.spoken);
    expect(textOf(body).includes(sites[code].money.symbol)).toBe(code !== 'DE');
  });
});
