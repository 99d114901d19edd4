import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import {
  footerContentSchema,
  footerLogos,
  footerLogosPath,
  type FooterContent,
} from '../src/contracts/content/footer.contract.ts';
import { statement } from '../src/lib/database.ts';
import { allSites, sites } from '../src/sites/sites.ts';
import type { Site } from '../src/sites/site.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop(() => new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => whole.close());

const api = '/service/promotion/api/promotion/SHOP_FOOTER';
const ask = (site: Site, url: string, headers: Readonly<Record<string, string>> = {}) =>
  whole.shop.app.inject({
    url,
    headers: { host: `${site.hostLabel}.localhost:3000`, accept: 'text/html', ...headers },
  });
const contentOf = async (site: Site): Promise<FooterContent> => {
  const { contentJSON } = (await ask(site, api)).json<{ contentJSON: string }>();
  const content: unknown = JSON.parse(contentJSON);
  if (!Value.Check(footerContentSchema, content)) throw new Error('no footer');
  return content;
};
const footerIn = (html: string): string => /<k-region data-region="footer"[\s\S]*?<\/k-region>/.exec(html)?.[0] ?? '';

/** The page of the newsletter comes with its own issue. */
const stillToCome = new Set(['/subscribenewsletter']);

describe.each(allSites)('the footer of $code', (site) => {
  it('[FOOT-1, FOOT-13] is what the promotion service says', async () => {
    const content = await contentOf(site);
    const page = footerIn((await ask(site, '/')).body);
    expect(page).toContain(content.headline);
    for (const { heading } of content.teaserGroups) expect(page).toContain(`href="${heading.link.url}"`);
    expect(page).not.toMatch(/>footer\./);
  });

  it('[SITE-7, SITE-11] leads nowhere but to pages that answer', async () => {
    const links = [...footerIn((await ask(site, '/')).body).matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const path of new Set(links)) {
      // Categories are not in this small shop; the crawl over the whole one follows them.
      if (stillToCome.has(path) || /-c\d+\.html$/.test(path)) continue;
      const { statusCode } = await ask(site, path);
      // An account's pages lead a stranger to the login.
      if (![200, 302].includes(statusCode)) wrong.push(`${path} ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('[FOOT-1] an unknown market gets the German footer, and no other promotion', async () => {
  const german = (await ask(sites.DE, api)).body;
  const unknown = await ask(sites.TR, api, { 'x-hunter-site': 'XX' });
  expect([unknown.statusCode, unknown.body]).toEqual([200, german]);
  const other = await ask(sites.TR, '/service/promotion/api/promotion/top_banner', { 'x-hunter-site': 'XX' });
  expect(other.statusCode).toBe(400);
});

it.each([
  ['Affiliate=partner-7', true],
  ['App=ios', true],
  ['Affiliate=', false],
  ['MyApp=1', false],
  ['Platform=MATCH', false],
] as const)('[FOOT-5] with the cookie %s the footer is reduced: %s', async (cookie, reduced) => {
  for (const path of ['/', '/fragments/footer', '/contact']) {
    const first = footerIn((await ask(sites.DE, path)).body);
    expect(first).toContain('Folgen Sie uns');
    const html = footerIn((await ask(sites.DE, path, { cookie })).body);
    expect(html.includes('Folgen Sie uns')).toBe(!reduced);
  }
});

it('[FOOT-5] a page that carries it may ask for the reduced one, and for a layout', async () => {
  expect((await ask(sites.HU, '/fragments/footer?reduced=true')).body).not.toContain('Kövessen minket');
  expect((await ask(sites.HU, '/fragments/footer?platform=TABLET')).body).toContain('data-layout="tablet"');
  expect((await ask(sites.HU, '/fragments/footer')).body).not.toContain('data-layout');
});

it.each(footerLogos)('[FOOT-8] the logo %s is served for any page', async (name) => {
  const answer = await ask(sites.DE, `${footerLogosPath}/${name}.svg`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it.each(['visa.svg', '..%2Fcompany.json', 'invoice', '%00'])('[FOOT-8] there is no logo %s', async (file) => {
  expect((await ask(sites.DE, `${footerLogosPath}/${file}`)).statusCode).toBeGreaterThanOrEqual(400);
});

it('[FOOT-1] where the slot is empty there is no footer, and the page stands', async () => {
  await whole.db.query(statement('', "delete from promotion where slot = 'SHOP_FOOTER' and site = 'PL'"));
  await whole.db.query(statement('', "update content_state set version = version + 1 where site = 'PL'"));
  await whole.shop.refresh();
  expect((await ask(sites.PL, api)).statusCode).toBe(404);
  const page = await ask(sites.PL, '/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<footer');
  expect((await ask(sites.CZ, '/')).body).toContain('<footer');
});
