import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentCookie, decidedCookie } from '../../contracts/tracking/consent-cookie.contract.ts';
import { consentText } from '../../domain/tracking/consent-choice.rules.ts';
import { newProductIdPath, newProductIdsPath } from '../../contracts/catalogue/productdata.contract.ts';
import { tilesPath } from '../../contracts/catalogue/tiles.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { HttpRequest, HttpResult } from '../../platform/http.ts';
// Loaded on demand in the browser; imported here so that it is available at once.
import './recent.effects.ts';
import { historyFixtures } from './recent.fixtures.ts';
import { historyIn, historyKey, type History } from './recent.rules.ts';
import { start } from './recent.start.ts';

const [here, one, two, three] = ['100000001', '100000002', '100000003', '100000004'] as const;
const oneProduct = historyFixtures['one product'];
const granted = ['C0001', 'C0003'];

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const idsIn = ({ path }: HttpRequest): string[] => (path.split('=')[1] ?? '').split(',');
/** A shop that sells some products, and has new ids for others. */
const shopWith =
  (sold: readonly string[], numbers: Readonly<Record<string, string>> = {}) =>
  (request: HttpRequest): HttpResult => {
    const ids = idsIn(request);
    if (request.path.startsWith(newProductIdsPath)) {
      const mappings = ids.map((id) => ({ oldProductId: id, newProductId: numbers[id] ?? id }));
      return { kind: 'answer', status: 200, body: { mappings } };
    }
    if (request.path.startsWith(newProductIdPath)) {
      const productId = numbers[ids[0] ?? ''];
      return { kind: 'answer', status: productId === undefined ? 404 : 200, body: { productId } };
    }
    const productIds = ids.filter((id) => sold.includes(id));
    const html = productIds.map((id) => `<article>${id}</article>`).join('');
    return { kind: 'answer', status: 200, body: { productIds, html } };
  };

interface Setting {
  readonly history?: History;
  readonly answer?: (request: HttpRequest) => HttpResult | Promise<HttpResult>;
  readonly consents?: boolean;
  readonly width?: number;
  /** the product of the page; '': a page of another team that shows none */
  readonly product?: string;
}
/** A product page with the region as rendered by the server. */
const openPage = ({
  history = [],
  answer = shopWith([one, two, three]),
  consents = true,
  width = 1280,
  product = here,
}: Setting = {}) => {
  document.body.innerHTML = `<k-region data-region="recent" data-product="${product}"><section aria-labelledby="heading" hidden>
    <h2 id="heading">Zuletzt angesehen</h2><div data-live="tiles"></div></section></k-region>`;
  const element = document.querySelector<HTMLElement>('k-region') ?? document.body;
  const choice = { C0003: consents, C0004: false };
  const browser = fakeBrowser({
    answer,
    width,
    cookies: { [consentCookie]: consentText(choice, 'x', new Date(0)), [decidedCookie]: 'x' },
  });
  browser.clock.pass(1000);
  if (history.length > 0) browser.kept.set(historyKey, JSON.stringify(history));
  const stop = start(element, browser);
  const choose = (categories: readonly string[]) => browser.events.emit('kontor:consent-updated', { categories });
  const shown = () => ({
    isHidden: element.querySelector('section')?.hidden,
    tiles: [...element.querySelectorAll('article')].map(({ textContent }) => textContent),
  });
  const kept = () => historyIn(browser.kept.get(historyKey), browser.clock.now());
  return { element, browser, stop, choose, shown, kept };
};
const nothing = { isHidden: true, tiles: [] };
/** Waits until all requests are done. */
const settled = async (): Promise<void> => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a viewed product', () => {
  it('[TRK-6, TRK-4] is not remembered before the consent is known, and nothing is fetched', async () => {
    const { browser, kept, shown } = openPage({ history: oneProduct });
    await settled();
    expect([kept(), browser.calls, shown()]).toEqual([[[one, 900]], [], nothing]);
  });

  it('[TRK-6, TRK-4] is not remembered without the statistics category', async () => {
    const { browser, choose, kept, shown } = openPage({ consents: false, history: oneProduct });
    choose(['C0001', 'C0004']);
    await settled();
    expect([kept(), browser.calls, shown()]).toEqual([[[one, 900]], [], nothing]);
  });

  it('[TRK-6] is remembered with it; the very first one shows nothing and makes no request', async () => {
    const { browser, choose, kept, shown } = openPage();
    choose(granted);
    await vi.waitFor(() => expect(kept()).toEqual([[here, 1000]]));
    await settled();
    expect([browser.calls, shown()]).toEqual([[], nothing]);
  });

  it('[TRK-6] is remembered once, for any number of consent events', async () => {
    const { choose, browser, kept } = openPage({ history: oneProduct });
    choose(granted);
    await vi.waitFor(() => expect(kept()).toHaveLength(2));
    choose(granted);
    await settled();
    expect([kept(), browser.calls.length]).toEqual([
      [
        [here, 1000],
        [one, 900],
      ],
      1,
    ]);
  });

  it.each([
    [1280, 300],
    [390, 89],
  ])('[TRK-6] on a screen %i wide is kept among %i at most', async (width, most) => {
    const history = Array.from({ length: 300 }, (_, n): [string, number] => [String(200_000_000 + n), 1000 - n]);
    const { choose, browser } = openPage({ history, width, answer: () => new Promise(() => {}) });
    browser.clock.pass(1_763_732_202_000);
    browser.kept.set(historyKey, JSON.stringify(history.map(([id]) => [id, 1_763_732_201_000])));
    choose(granted);
    await vi.waitFor(() => expect(browser.kept.get(historyKey)).toContain(here));
    expect(JSON.parse(browser.kept.get(historyKey) ?? '')).toHaveLength(most);
  });
});

describe('recently viewed', () => {
  it('[TRK-6, SHOP-3] shows the products viewed before, the newest first, rendered by the server', async () => {
    const { browser, choose, shown } = openPage({
      history: [
        [here, 900],
        [two, 800],
        [one, 700],
      ],
    });
    choose(granted);
    await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [two, one] }));
    expect(browser.calls.map(({ path }) => path)).toEqual([`${tilesPath}?ids=${two},${one}`]);
  });

  it('[EMB-4, TRK-6] shows all of them on a page without a product, and remembers nothing', async () => {
    const { choose, kept, shown } = openPage({ history: oneProduct, product: '' });
    choose(granted);
    await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [one] }));
    expect(kept()).toEqual([[one, 900]]);
  });

  it('[TRK-6, PROD-1] finds a product under its current id, and forgets products that are no longer sold', async () => {
    const { browser, choose, kept, shown } = openPage({
      history: [
        [two, 800],
        ['900000001', 700],
        ['900000002', 600],
      ],
      answer: shopWith([one, two], { '900000001': one }),
    });
    choose(granted);
    await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [two, one] }));
    expect(kept()).toEqual([
      [here, 1000],
      [two, 800],
      [one, 700],
    ]);
    expect(browser.calls.map(({ path }) => path)).toEqual([
      `${tilesPath}?ids=${two},900000001,900000002`,
      `${newProductIdsPath}?old_product_ids=900000001,900000002`,
      `${tilesPath}?ids=${two},${one}`,
    ]);
  });

  it('[TRK-6, PROD-1, PROD-2] requests the new id of a single product by itself', async () => {
    const { browser, choose, shown, kept } = openPage({
      history: [
        [two, 800],
        ['900000001', 700],
      ],
      answer: shopWith([one, two], { '900000001': one }),
    });
    choose(granted);
    await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [two, one] }));
    expect(kept().map(([id]) => id)).toEqual([here, two, one]);
    expect(browser.calls.map(({ path }) => path)).toEqual([
      `${tilesPath}?ids=${two},900000001`,
      `${newProductIdPath}?old_product_id=900000001`,
      `${tilesPath}?ids=${two},${one}`,
    ]);
  });

  it('[TRK-6, PROD-2] keeps a single product whose new id is refused, and shows the others', async () => {
    const { browser, choose, shown, kept } = openPage({
      history: [
        [two, 800],
        ['900000001', 700],
      ],
      answer: shopWith([two]),
    });
    choose(granted);
    await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [two] }));
    expect(kept().map(([id]) => id)).toEqual([here, two, '900000001']);
    expect(browser.warnings).toEqual([`${newProductIdPath}?old_product_id=900000001 answered 404`]);
  });

  it('[TRK-6] requests new ids once, for any response', async () => {
    const { browser, choose } = openPage({
      history: [['900000001', 700]],
      answer: shopWith([], { '900000001': '900000002', '900000002': '900000001' }),
    });
    choose(granted);
    await vi.waitFor(() => expect(browser.calls).toHaveLength(3));
    await settled();
    expect(browser.calls).toHaveLength(3);
  });

  it.each([
    ['the tiles do not come', { kind: 'failed', reason: 'network' }],
    ['the tiles are refused', { kind: 'answer', status: 429, body: {} }],
  ] as const)('[TRK-6] shows nothing where %s, and forgets nothing', async (_, result) => {
    const { choose, kept, shown } = openPage({ history: oneProduct, answer: () => result });
    choose(granted);
    await settled();
    expect([shown(), kept()]).toEqual([
      nothing,
      [
        [here, 1000],
        [one, 900],
      ],
    ]);
  });

  it('[TRK-6, PROD-2] only logs that the new ids did not arrive', async () => {
    const { browser, choose, kept, shown } = openPage({
      history: [
        [one, 900],
        ['900000001', 800],
      ],
      answer: (request) =>
        request.path.startsWith(newProductIdPath) ? { kind: 'failed', reason: 'timeout' } : shopWith([one])(request),
    });
    choose(granted);
    await vi.waitFor(() => expect(browser.warnings).toHaveLength(1));
    expect([shown(), kept()]).toEqual([
      nothing,
      [
        [here, 1000],
        [one, 900],
        ['900000001', 800],
      ],
    ]);
  });

  describe('on a page of another team', () => {
    const sheetIn = (element: HTMLElement): HTMLLinkElement => {
      const link = document.createElement('link');
      link.disabled = true;
      element.prepend(link);
      return link;
    };

    it('[EMB-8] asks for the styles of the tiles when there are some, and shows them with these', async () => {
      const { choose, shown, element } = openPage({ history: oneProduct });
      const link = sheetIn(element);
      choose(granted);
      await vi.waitFor(() => expect(link.disabled).toBe(false));
      await settled();
      expect(shown()).toEqual(nothing);
      link.dispatchEvent(new Event('load'));
      await vi.waitFor(() => expect(shown()).toEqual({ isHidden: false, tiles: [one] }));
    });

    it('[EMB-8] shows nothing where the styles do not come', async () => {
      const { choose, shown, element } = openPage({ history: oneProduct });
      const link = sheetIn(element);
      choose(granted);
      await vi.waitFor(() => expect(link.disabled).toBe(false));
      link.dispatchEvent(new Event('error'));
      await settled();
      expect(shown()).toEqual(nothing);
    });

    it('[EMB-8] asks for no styles without tiles', async () => {
      const { browser, choose, element } = openPage({ history: oneProduct, answer: shopWith([]) });
      const link = sheetIn(element);
      choose(granted);
      await vi.waitFor(() => expect(browser.calls.length).toBeGreaterThan(0));
      await settled();
      expect(link.disabled).toBe(true);
    });
  });

  it('[TRK-6] waits until its place is below the screen, so that nothing visible moves', async () => {
    const { browser, choose, element, shown } = openPage({ history: oneProduct });
    let top = 500;
    vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
    browser.scrollTo(2000);
    choose(granted);
    await vi.waitFor(() => expect(browser.calls).toHaveLength(1));
    await settled();
    expect(shown()).toEqual(nothing);
    top = 900;
    browser.scrollTo(1600);
    expect(shown()).toEqual({ isHidden: false, tiles: [one] });
  });
});

describe('withdrawn consent', () => {
  it('[TRK-6, TRK-4] removes the row, and late responses are neither shown nor stored', async () => {
    const { choose, shown } = openPage({ history: oneProduct });
    choose(granted);
    await vi.waitFor(() => expect(shown().tiles).toEqual([one]));
    choose(['C0001']);
    expect(shown()).toEqual(nothing);
  });

  it('[TRK-6, TRK-4] ignores a pending response', async () => {
    let tell: (result: HttpResult) => void = () => {};
    const { browser, choose, shown } = openPage({
      history: oneProduct,
      answer: () => new Promise((resolve) => (tell = resolve)),
    });
    choose(granted);
    await vi.waitFor(() => expect(browser.calls).toHaveLength(1));
    choose(['C0001']);
    tell(shopWith([one])({ method: 'GET', path: `${tilesPath}?ids=${one}` }));
    await settled();
    expect(shown()).toEqual(nothing);
  });

  it('[TRK-6] in another tab stops writing here', async () => {
    const { browser, choose, kept } = openPage({ history: oneProduct, consents: false });
    choose(granted);
    await vi.waitFor(() => expect(browser.calls).toHaveLength(1));
    expect(kept()).toEqual([[one, 900]]);
  });

  it('[TRK-6] has no effect on a removed region', async () => {
    const { choose, stop, shown } = openPage({ history: oneProduct });
    choose(granted);
    await vi.waitFor(() => expect(shown().tiles).toEqual([one]));
    stop?.();
    expect(shown()).toEqual(nothing);
  });
});
