import { consentIn } from '../../domain/tracking/consent.rules.ts';
import { newProductId, newProductIds } from '../../clients/productdata.effects.ts';
import { mostTilesAsked, tilesPath, type Tiles } from '../../contracts/catalogue/tiles.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';
import { stopAll } from '../../platform/listen.ts';
import { platformOfWidth } from '../../sites/platforms.ts';
import {
  historyIn,
  historyKey,
  historyText,
  limitsOf,
  looked,
  mayAppear,
  othersIn,
  renumbered,
  type History,
} from './recent.rules.ts';

const read = ({ clock, storage }: Browser): History => historyIn(storage.get(historyKey), clock.now());

/** TRK-4: read each time, because consent may have been withdrawn meanwhile, in another tab too. */
const keep = ({ cookies, storage, viewport }: Browser, history: History): void => {
  if (consentIn(cookies)?.C0003)
    storage.set(historyKey, historyText(history, limitsOf(platformOfWidth(viewport.width()))));
};

/** PROD-1: the current ids by old ones; a single id has a request of its own (PROD-2). */
const currentIds = async (
  browser: Browser,
  [first, ...others]: readonly string[],
): Promise<ReadonlyMap<string, string> | undefined> => {
  if (first === undefined) return undefined;
  if (others.length > 0) return newProductIds(browser, [first, ...others]);
  const id = await newProductId(browser, first);
  return id === undefined ? undefined : new Map([[first, id]]);
};

/** PROD-1: renames products that the shop does not show and that have a new id; returns whether there were any. */
const renumber = async (browser: Browser, missing: readonly string[]): Promise<boolean> => {
  const numbers = await currentIds(browser, missing);
  if (!numbers) return false;
  keep(browser, renumbered(read(browser), numbers));
  return missing.some((id) => numbers.get(id) !== id);
};

/** Fetches the tiles of the products viewed before this one, rendered by the server. */
const load = async (browser: Browser, productId: string, mayRenumber = true): Promise<string> => {
  const ids = othersIn(read(browser), productId, mostTilesAsked);
  if (ids.length === 0) return '';
  const answer = await browser.http.call({ method: 'GET', path: `${tilesPath}?ids=${ids.join(',')}` });
  if (answer.kind !== 'answer' || answer.status !== 200) return '';
  // By the schema of our server.
  const { productIds, html } = answer.body as Tiles;
  const missing = ids.filter((id) => !productIds.includes(id));
  return mayRenumber && (await renumber(browser, missing)) ? load(browser, productId, false) : html;
};

/** EMB-8: on a page of another team the styles of the tiles come with the first ones; where they fail, there is no row. */
const dress = (element: HTMLElement): Promise<unknown> =>
  new Promise((done) => {
    const link = element.querySelector('link');
    if (!link?.disabled) return done(link);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the link has no other listener, and each product page has the bytes
    link.onload = done;
    link.disabled = false;
  });

/** TRK-6: remembers the product of this page and shows the ones viewed before it, until consent is withdrawn. */
export const followRecent = (element: HTMLElement, browser: Browser): Stop => {
  const { clock, events, log, scroll, viewport } = browser;
  // A page that shows no product has none, and shows all that was viewed.
  const { product: productId = '' } = element.dataset;
  const section = element.querySelector('section');
  const row = element.querySelector('[data-live]');
  if (!section || !row) return () => {};
  let html = '';
  let isOver = false;
  const appear = (): void => {
    if (isOver || !html || !section.hidden) return;
    if (!mayAppear(element.getBoundingClientRect().top, scroll.top(), viewport.height())) return;
    // Trusted: rendered by our server, like the rest of the page.
    row.innerHTML = html;
    section.hidden = false;
  };
  const stops = [
    scroll.on(appear),
    events.on('kontor:consent-updated', ({ categories }) => {
      if (!categories.includes('C0003')) end();
    }),
  ];
  const end = (): void => {
    isOver = true;
    stopAll(stops);
    section.hidden = true;
    row.replaceChildren();
  };
  if (productId) keep(browser, looked(read(browser), productId, clock.now()));
  load(browser, productId).then(
    async (tiles) => {
      if (tiles) await dress(element);
      html = tiles;
      appear();
    },
    (fault: unknown) => log.warn('what was looked at cannot be shown', fault),
  );
  return end;
};
