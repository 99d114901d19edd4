import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { drawPage, pageWords, textOf } from '../../../tests/support/pages/draw-page.tsx';
import { sizeTablePopover } from '../../regions/buy/buy.constants.ts';
import { boxes } from '../../regions/buy/buy.fixtures.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import { durabilityLabel } from '../../domain/guarantee/guarantee-picture.rules.ts';
import { factsView } from '../../domain/product/facts-view.rules.ts';
import { sites } from '../../sites/sites.ts';
import type { ProductProps } from './product.page.ts';
import { ProductPage } from './ProductPage.tsx';

type Shown = Extract<ProductProps, { kind: 'product' }>;

const coat: Shown = {
  kind: 'product',
  product: {
    productId: '105110001',
    title: 'Wollmantel',
    details: 'Gefüttert, knielang',
    description: ['Ein Mantel, der hält.', 'Gerader Schnitt.'],
    care: 'Nur reinigen.',
    labels: ['new', 'online-only'],
  },
  price: { amountMinor: 999, currency: 'EUR' },
  savingPercent: 18,
  isFood: false,
  facts: factsView({}, [], { site: sites.DE, t: pageWords('DE') }),
  rightsUrl: '/gewaehrleistung-s1040.html',
  gallery: {
    places: [
      [
        { picture: 'coat-camel', color: 'Camel' },
        { picture: 'coat-petrol', color: 'Petrol' },
      ],
      [
        { picture: 'coat-camel-close', color: 'Camel' },
        { picture: 'coat-petrol-close', color: 'Petrol' },
      ],
      [{ picture: 'coat-pair' }],
      [{ picture: 'coat-with' }],
      [{ picture: 'photo-of-a-feed' }],
    ],
    shown: 0,
  },
  way: [
    { title: 'Start', url: '/' },
    { title: 'Damen', url: '/damen-c5000.html' },
    { title: 'Wollmantel', url: '/wollmantel-p105110001.html' },
  ],
  buy: boxes.coat,
  sizes: undefined,
  subscription: undefined,
  companions: { heading: 'goesWith', tiles: Object.values(tileFixtures).slice(0, 4) },
};
const draw = (more: Partial<Shown> = {}) => drawPage(<ProductPage {...coat} {...more} />);

describe('a product page', () => {
  it('[SHOP-3] shows pictures, title, tags, details, description and care, and passes axe', async () => {
    const body = draw();
    expect([...body.querySelectorAll('h1')].map(textOf)).toEqual(['Wollmantel']);
    for (const words of ['−18 %', 'Neu', 'Nur online', 'Gefüttert, knielang', 'Gerader Schnitt.', 'Nur reinigen.']) {
      expect(textOf(body)).toContain(words);
    }
    expect(textOf(body)).toContain('Artikelnummer 105110001');
    expect(await axeFaults(body)).toEqual([]);
  });

  it('keeps small words and units on their line, in title, details, description and care', () => {
    const words = { title: 'Deka z vlny', details: 'Do 5 kg', description: ['Hřeje v zimě.'], care: 'Perte na 30 °C.' };
    const body = drawPage(<ProductPage {...coat} product={{ ...coat.product, ...words }} />, 'CZ');
    for (const firm of ['z\u00A0vlny', '5\u00A0kg', 'v\u00A0zimě', '30\u00A0°C'])
      expect(body.textContent).toContain(firm);
  });

  it('[LAW-5] shows the facts of the law without a script: allergens strong, nutrition a table, maker and rights', async () => {
    const facts = factsView(
      {
        kind: 'food',
        maker: 'Elbkakao GmbH',
        makerAddress: 'Friesenweg 4, 22763 Hamburg',
        foodName: 'Milchschokolade <b>',
        ingredients: 'Zucker, Butter',
        allergens: 'Butter',
        energy: '2300',
        calories: '551',
        fat: '34',
      },
      [{ amount: 100, unit: 'g' }],
      { site: sites.DE, t: pageWords('DE') },
    );
    const body = draw({ facts, isFood: true });
    expect([...body.querySelectorAll('dl strong')].map(textOf)).toEqual(['Butter']);
    expect(body.querySelector('dl b')).toBeNull();
    expect([...body.querySelectorAll('dl dt')].map(textOf)).toEqual([
      'Bezeichnung',
      'Zutaten',
      'Nettofüllmenge',
      'Verantwortlicher Lebensmittelunternehmer',
    ]);
    expect([...body.querySelectorAll('table th[scope="row"]')].map(textOf)).toEqual(['Energie', 'Fett']);
    expect(textOf(body.querySelector('table caption'))).toMatch(/^Nährwerte je 100\sg$/);
    const panels = [...body.querySelectorAll('details')];
    expect(panels.map((panel) => textOf(panel.querySelector('summary')))).toContain('Gewährleistung und Garantie');
    expect(body.querySelector('a[href="/gewaehrleistung-s1040.html"]')).not.toBeNull();
    expect(body.querySelector('k-region details dl')).toBeNull();
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[LAW-7] shows the label of a guarantee of durability: folded its years, and all of it by the first click', async () => {
    expect(draw().querySelector('svg text')).toBeNull();
    const label = durabilityLabel({ years: 5, brand: 'Haustechnik GmbH' }, '101410001');
    const body = draw({ label });
    const folded = body.querySelector('summary > svg[role="img"]');
    expect(folded?.getAttribute('aria-label')).toBe('GARAN: Haltbarkeitsgarantie von Haustechnik GmbH, 5 Jahre');
    const whole = folded?.closest('details')?.querySelector(':scope > svg');
    for (const text of ['Haustechnik GmbH', '101410001', '5', '365', 'GARAN'])
      expect(textOf(whole ?? null)).toContain(text);
    expect(body.querySelector(`details a[href="${label.url}"]`)).not.toBeNull();
    expect(await axeFaults(body)).toEqual([]);
  });

  it("[LAW-7] shows the Commission's own label whole, with its words and the link of its code", async () => {
    const promised = { years: 5, brand: 'Haustechnik GmbH', picture: 'eu-label-101410001' };
    const body = draw({ label: durabilityLabel(promised, '101410001') });
    const picture = body.querySelector<HTMLImageElement>('img[src*="/eu-label-101410001."]');
    expect(picture?.alt).toBe('GARAN: Haltbarkeitsgarantie von Haustechnik GmbH, 5 Jahre (101410001)');
    expect(picture?.closest('details')).toBeNull();
    expect(body.querySelector('svg[role="img"][aria-label^="GARAN"]')).toBeNull();
    expect(body.querySelector('a[href^="https://europa.eu/youreurope/commercial"]')).not.toBeNull();
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-3, TRK-6] has a hidden section for recently viewed products', () => {
    const place = draw().querySelector<HTMLElement>('[data-region="recent"]');
    expect(place?.dataset['product']).toBe('105110001');
    expect(place?.querySelector('section')?.hidden).toBe(true);
    expect(textOf(place?.querySelector('h2') ?? null)).toBe('Zuletzt angesehen');
    expect(place?.querySelector('[data-live="tiles"]')?.childElementCount).toBe(0);
  });

  it('[SHOP-3] has an alternative text for each picture of the gallery', () => {
    const alts = [...draw().querySelectorAll('ul[data-count] img')].map((picture) => picture.getAttribute('alt'));
    expect(alts).toEqual([
      'Wollmantel, Camel',
      'Wollmantel, Petrol',
      'Wollmantel, Camel, Detail',
      'Wollmantel, Petrol, Detail',
      'Wollmantel, in zwei Farben',
      'Wollmantel, in Gebrauch',
      'Wollmantel, Bild 5',
    ]);
  });

  it('[SHOP-3] has a breadcrumb whose last step is not a link', () => {
    const steps = draw().querySelector('nav ol');
    expect([...(steps?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/damen-c5000.html',
    ]);
    expect(textOf(steps?.querySelector('[aria-current="page"]') ?? null)).toBe('Wollmantel');
  });

  it('[SHOP-3] contains the buy region with its props', () => {
    const region = draw().querySelector<HTMLElement>('k-region[data-region="buy"]');
    expect(JSON.parse(region?.dataset['props'] ?? '')).toEqual(boxes.coat);
  });

  it('[SHOP-3] has a list for visitors without JavaScript, where articles differ (other-choices.test.ts reads it)', () => {
    expect(draw({ buy: boxes.coffee }).querySelector('noscript')).not.toBeNull();
    expect(draw({ buy: boxes.mug }).querySelector('noscript')).toBeNull();
  });

  it('[SHOP-3] shows ingredients for food and drinks, and the strength for coffee', () => {
    const body = draw({ isFood: true, product: { ...coat.product, intensity: 4 } });
    expect(textOf(body)).toContain('Herkunft und Zutaten');
    expect(textOf(body)).toContain('Stärke 4 von 5');
    expect(textOf(draw())).toContain('Material und Pflege');
  });

  it.each([1, 2, 3, 4, 5])('[SHOP-3] passes axe with %i pictures and without optional parts', async (count) => {
    const { care: _, ...plain } = coat.product;
    const body = draw({
      product: { ...plain, labels: [], description: [] },
      gallery: { ...coat.gallery, places: coat.gallery.places.slice(0, count) },
      savingPercent: 0,
      companions: { heading: 'goesWith', tiles: [] },
    });
    // Description, rights and delivery; the rights are due for every product (LAW-5).
    expect(body.querySelectorAll('details')).toHaveLength(3);
    expect(body.querySelector('section:not([hidden])')).toBeNull();
    expect(await axeFaults(body)).toEqual([]);
  });
});

describe('help for choosing', () => {
  const sizes: Shown['sizes'] = {
    columns: ['size', 'letter', 'chest'],
    rows: [
      ['36', 'S', '84'],
      ['38', 'M', '88'],
    ],
    advice: 'Fällt normal aus.',
    moreUrl: '/groessen-finden-s1070.html',
  };

  it('[SHOP-3] has the table of sizes in a panel that opens and closes without a script, and passes axe', async () => {
    const body = draw({ sizes });
    const panel = body.querySelector(`[id="${sizeTablePopover}"]`);
    expect(panel?.hasAttribute('popover')).toBe(true);
    const closer = panel?.querySelector('button');
    expect([closer?.getAttribute('popovertarget'), closer?.getAttribute('popovertargetaction')]).toEqual([
      panel?.id,
      'hide',
    ]);
    expect([...(panel?.querySelectorAll('tr') ?? [])].map(textOf)).toEqual([
      'GrößeInternationalBrust (cm)',
      '36S84',
      '38M88',
    ]);
    expect(textOf(panel ?? body)).toContain('Fällt normal aus.');
    // Only what the table has is measured.
    expect([...(panel?.querySelectorAll('li') ?? [])]).toHaveLength(1);
    expect(panel?.querySelector('a')?.getAttribute('href')).toBe('/groessen-finden-s1070.html');
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-3] has neither button nor table where no table fits', () => {
    expect(draw().querySelector('[popover], [popovertarget]')).toBeNull();
  });

  it('[SHOP-3] shows the rating of a feed with its source, and none otherwise', async () => {
    const rating = { average: 4.57, count: 126, source: 'Stiftung Sterne' };
    const body = draw({ product: { ...coat.product, rating } });
    expect(textOf(body)).toContain('4,6 von 5 Sternen, 126 Bewertungen');
    expect(textOf(body)).toContain('Bewertungen von Stiftung Sterne');
    expect(await axeFaults(body)).toEqual([]);
    expect(textOf(draw())).not.toContain('Sternen');
  });

  it('[SHOP-3] names what goes with the product by where it comes from', () => {
    const tiles = coat.companions.tiles;
    expect(textOf(draw().querySelector('#product-similar'))).toBe('Passt gut dazu');
    const together = draw({ companions: { heading: 'together', tiles } });
    expect(textOf(together.querySelector('#product-similar'))).toBe('Oft zusammen bestellt');
  });

  it('[CART-16] offers the subscription of a coffee by a plain form, and passes axe', async () => {
    const subscription = { id: 'house', choice: '250 g', weeks: [2, 4, 6], moreUrl: '/kaffee-abo-s2040.html' };
    const body = draw({ subscription });
    const form = [...body.querySelectorAll('form')].find((one) => new FormData(one).get('kind') === 'subscription');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      kind: 'subscription',
      mode: 'add',
      back: boxes.coat.url,
      coffee: 'house',
      pieces: '1',
      weeks: '4',
    });
    expect(await axeFaults(body)).toEqual([]);
  });

  it('[SHOP-3] has the heart in the row of the button, without JavaScript, too', () => {
    const page = draw();
    const heart = page.querySelector('[data-region="watch"]');
    expect(heart?.querySelector('form')?.method).toBe('post');
    expect(heart?.parentElement?.parentElement).toBe(page.querySelector('[data-region="buy"]')?.parentElement);
  });
});

it('[SHOP-3] shows that a product is no longer sold, with alternatives', async () => {
  const categories = [{ title: 'Kaffee', url: '/kaffee-c1000.html', picture: 'kaffee' }];
  const body = drawPage(<ProductPage kind="gone" instead={coat.companions.tiles} categories={categories} />);
  expect(textOf(body.querySelector('h1'))).toBe('Das gibt es leider nicht mehr');
  expect(body.querySelectorAll('article')).toHaveLength(4);
  expect(await axeFaults(body)).toEqual([]);
});
