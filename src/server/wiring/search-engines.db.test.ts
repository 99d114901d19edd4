import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listsIn, readSiteList } from '../../../tests/support/pages/page-head.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { statement } from '../../lib/database.ts';
import { allSites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(() => whole?.close());

const hostOf = ({ hostLabel }: Site) => `${hostLabel}.localhost:3000`;
const german = allSites[0];
const ask = (url: string, host = 'de.localhost:3000', shop = whole.shop) => shop.app.inject({ url, headers: { host } });
const pathOf = (address: string): string => new URL(address).pathname;

describe('robots.txt', () => {
  it.each(allSites)('[SITE-4] of $code names its own list of lists', async (site) => {
    const { statusCode, headers, body } = await ask('/robots.txt', hostOf(site));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`\nSitemap: http://${hostOf(site)}/sitemap.xml\n`);
    expect(body).toContain('\nDisallow: /\n');
  });

  it('opens the live shop, except the addresses that search engines do not need', async () => {
    const live = await whole.another({ environment: { STAGE: 'live' } });
    const { body } = await ask('/robots.txt', undefined, live);
    expect(body).not.toContain('Disallow: /\n');
    const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(
      ([, rule = '']) => new RegExp(`^${rule.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '.*')}`),
    );
    const isClosed = (path: string) => closed.some((rule) => rule.test(path));
    for (const path of [
      '/fragments/header',
      '/service/cart/api/cart',
      '/kaffee-c1000.html?filters=colour:x',
      '/kaffee-c1000.html?page=2&sort=newest',
    ])
      expect(isClosed(path), path).toBe(true);
    for (const path of [
      '/',
      '/kaffee-c1000.html?page=2',
      '/search?query=x',
      '/service/storefinder/',
      '/service/cartfrontend/cart',
      '/assets/x.js',
      '/pictures/1x1/112/x.webp',
    ])
      expect(isClosed(path), path).toBe(false);
  });
});

describe('the lists of a site', () => {
  const listsOf = async (site: Site) => {
    const index = await ask('/sitemap.xml', hostOf(site));
    expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return listsIn(index.body);
  };

  it('name pages and products, and each product that is sold once', async () => {
    if (!german) throw new Error('there is no site');
    const lists = await listsOf(german);
    expect(lists.map(pathOf)).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml']);
    const [row] = await whole.db.query<{ sold: number }>(
      statement(
        '',
        "select count(distinct p.product_id)::int as sold from product p join catalogue_state s using (generation) where s.site = 'DE'",
      ),
    );
    const products = readSiteList((await ask('/sitemap-products-1.xml')).body);
    expect(products.size).toBe(row?.sold);
    expect(products.size).toBeGreaterThan(20);
    const [[address, alternates] = ['', []]] = products;
    expect(alternates).toEqual([
      ['de-DE', address],
      ['x-default', address],
    ]);
    const page = await whole.shop.app.inject({
      url: pathOf(address),
      headers: { host: 'de.localhost:3000', accept: 'text/html' },
    });
    expect(page.body).toContain(`<link rel="canonical" href="${address}"/>`);
  });

  it.each(['/sitemap-pages-2.xml', '/sitemap-products-0.xml', '/sitemap-products-99999.xml', '/sitemap-all-1.xml'])(
    '%s is none of them',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404);
    },
  );

  it('say at once what has left the shop', async () => {
    const before = readSiteList((await ask('/sitemap-products-1.xml')).body);
    const [[address = ''] = []] = before;
    const id = /-p(\d{9})\.html$/.exec(address)?.[1] ?? '';
    const take = (text: string) => whole.db.query(statement('', text), [id]);
    await take('delete from article where product_id = $1');
    await take('delete from product where product_id = $1');
    await whole.db.query(statement('', 'update catalogue_state set version = version + 1'));
    await whole.shop.refresh();
    const after = readSiteList((await ask('/sitemap-products-1.xml')).body);
    expect(after.has(address)).toBe(false);
    expect(after.size).toBe(before.size - 1);
    const text = await ask(pathOf(address).replace('.html', '.txt'));
    expect([text.statusCode, text.headers['content-type']]).toEqual([410, 'application/problem+json; charset=utf-8']);
  });
});

describe('words alone', () => {
  const firstProduct = async () => {
    const [[address = ''] = []] = readSiteList((await ask('/sitemap-products-1.xml')).body);
    return pathOf(address);
  };

  it('[SHOP-3] of a product say what its page says, and the page leads to them', async () => {
    const path = await firstProduct();
    const text = path.replace('.html', '.txt');
    const answer = await ask(text);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const page = await whole.shop.app.inject({
      url: path,
      headers: { host: 'de.localhost:3000', accept: 'text/html' },
    });
    expect(page.body).toContain(`<link rel="alternate" type="text/plain" href="http://de.localhost:3000${text}"/>`);
    const title = /<h1[^>]*>([^<]+)</.exec(page.body)?.[1] ?? '-';
    const price = /"price":"(\d+)\.(\d\d)"/.exec(page.body);
    expect(answer.body.startsWith(`${title}\n`)).toBe(true);
    expect(answer.body).toContain(`${price?.[1]},${price?.[2]} EUR`);
    expect(answer.body).toContain('inkl. MwSt., zzgl. Versand');
    expect(answer.body).toContain(`http://de.localhost:3000${path}`);
    expect(answer.body).not.toMatch(/<[a-z]|undefined|\[object/);
  });

  it('of a product have one address: a wrong word in it leads there', async () => {
    const path = (await firstProduct()).replace('.html', '.txt');
    const { statusCode, headers } = await ask(path.replace(/^\/[^.]*-p/, '/anything-p'));
    expect([statusCode, headers.location]).toEqual([301, path]);
    expect((await ask('/anything-p999999999.txt')).statusCode).toBe(404);
  });

  it.each(allSites)('of the whole shop are in the language of $code, each link on its own host', async (site) => {
    const { statusCode, body } = await ask('/llms.txt', hostOf(site));
    expect(statusCode).toBe(200);
    expect(body.startsWith('# Kontor\n\n> ')).toBe(true);
    const links = [...body.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((address) => !address.startsWith(`http://${hostOf(site)}/`))).toEqual([]);
  });
});

it('[SHOP-3] an older id of a product leads to where it is now', async () => {
  const [[address = ''] = []] = readSiteList((await ask('/sitemap-products-1.xml')).body);
  const id = /-p(\d{9})\.html$/.exec(address)?.[1];
  const old = '999000111';
  await whole.db.query(
    statement('', "update product_number set source_id = $1 where site = 'DE' and product_id = $2"),
    [old, id],
  );
  const { statusCode, headers } = await ask(`/anything-p${old}.html`);
  expect([statusCode, headers.location]).toEqual([301, pathOf(address)]);
});
