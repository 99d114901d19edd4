import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { besideBare, mustBe, type Benchmark, type Figure } from '../harness/figures.ts';
import type { Lab } from '../harness/lab.ts';
import { load, measure, requestText } from '../harness/load.ts';
import { productPages, wordsOfTitles } from '../harness/sold.ts';

const connections = 16;
const html = { accept: 'text/html' } as const;

/** The longest public page. */
const longestPage = async (
  lab: Lab,
  shop: Awaited<ReturnType<Lab['shopOnPostgres']>>,
): Promise<{ path: string; bytes: number }> => {
  const { url } = await lab.postgres();
  const [product] = await productPages(url, 'DE');
  const start = (await shop.ask({ path: '/', headers: html })).body.toString();
  const category = /href="([^"]*-c\d+\.html)"/.exec(start)?.[1] ?? '/';
  const found = await Promise.all(
    ['/', category, product?.path ?? '/', '/sitemap'].map(async (path) => {
      const { status, body } = await shop.ask({ path, headers: html });
      return { path, bytes: status === 200 ? body.length : 0 };
    }),
  );
  return found.toSorted((a, b) => b.bytes - a.bytes)[0] ?? { path: '/', bytes: 0 };
};

export const cachedPage: Benchmark = {
  name: 'cached-page',
  about: 'a page from memory against a constant string of the same length',
  run: async (lab) => {
    const [bare, shop] = [await lab.bare(), await lab.shopOnPostgres()];
    const { path, bytes } = await longestPage(lab, shop);
    const figures: Figure[] = [];
    for (const encoding of ['', 'br']) {
      const headers = { ...html, ...(encoding === '' ? {} : { 'accept-encoding': encoding }) };
      const length = (await shop.ask({ path, headers })).body.length;
      const order = { port: shop.port, connections, seconds: lab.seconds, lists: [[requestText({ path, headers })]] };
      await load({ ...order, seconds: 1 });
      const beside = await bare.run(`/page/${length}`, connections, lab.seconds);
      const measured = mustBe(await measure(order, [shop.pid]), [200]);
      const what =
        encoding === ''
          ? `cached page of ${(bytes / 1000).toFixed(0)} kB`
          : `the same page, ${encoding}, ${(length / 1000).toFixed(1)} kB`;
      const [cpu, rate] = besideBare({
        benchmark: 'cached-page',
        what,
        shop: measured,
        bare: beside,
        trees: ['shop'],
        ...(encoding === '' ? { most: 2 } : {}),
      });
      if (cpu) figures.push(cpu);
      if (rate)
        figures.push(
          encoding === '' ? { ...rate, budget: '0.5 of bare', kept: measured.rate / beside.rate >= 0.5 } : rate,
        );
    }
    return figures;
  },
};

/** Requests that each draw a page, all different; the first part warms the program up. */
const drawnFigures = async (
  lab: Lab,
  benchmark: string,
  what: string,
  warm: readonly string[],
  drawn: readonly string[],
): Promise<Figure[]> => {
  const [postgres, shop] = [await lab.postgres(), await lab.shopOnPostgres()];
  const order = { port: shop.port, connections, seconds: 60, once: true };
  await load({ ...order, lists: [warm] });
  const measured = mustBe(await measure({ ...order, lists: [drawn] }, [shop.pid, postgres.pid]), [200]);
  const [server = 0, database = 0] = measured.cpuUs;
  const ms = (server + database) / 1000;
  return [
    {
      benchmark,
      what,
      value: `${ms.toFixed(2)} ms CPU`,
      budget: '4 ms',
      kept: ms < 4,
      note: `shop ${(server / 1000).toFixed(2)} + PostgreSQL ${(database / 1000).toFixed(2)}; ${measured.requests} different pages, ${Math.round(measured.rate)}/s`,
    },
  ];
};

/** Their pages are asked for first, until the compiler of Node has done with what draws them. */
const warmSites = ['AT', 'HU', 'SK', 'PL'] as const;
const onSites = async (
  sites: readonly SiteCode[],
  requestsOf: (site: SiteCode, host: string) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  const lists: (readonly string[])[] = [];
  for (const site of sites) lists.push(await requestsOf(site, `${site.toLowerCase()}.localhost`));
  return lists.flat();
};

export const uncachedPage: Benchmark = {
  name: 'uncached-page',
  about: 'product pages without an earlier request since the start',
  run: async (lab) => {
    const { url } = await lab.postgres();
    await lab.shopOnPostgres();
    const requests = async (site: SiteCode, host: string) =>
      (await productPages(url, site)).map(({ path }) =>
        requestText({ path, host, headers: { ...html, 'accept-encoding': 'br' } }),
      );
    const warm = await onSites(warmSites, requests);
    const drawn = await onSites(['DE', 'CZ', 'TR'], requests);
    return drawnFigures(lab, 'uncached-page', 'product page that misses the cache', warm, drawn);
  },
};

export const searchResults: Benchmark = {
  name: 'search-results',
  about: 'result pages of terms without an earlier request since the start',
  run: async (lab) => {
    const { url } = await lab.postgres();
    await lab.shopOnPostgres();
    const requests = async (site: SiteCode, host: string) =>
      (await wordsOfTitles(url, site)).map((word) =>
        requestText({
          path: `/search?query=${encodeURIComponent(word)}`,
          host,
          headers: { ...html, 'accept-encoding': 'br' },
        }),
      );
    const [warm, drawn] = [await onSites(warmSites, requests), await onSites(['DE', 'CZ'], requests)];
    return drawnFigures(lab, 'search-results', 'search result page that misses the cache', warm, drawn);
  },
};
