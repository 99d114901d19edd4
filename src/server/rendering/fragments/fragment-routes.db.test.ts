import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeShop, type WholeShop } from '../../../../tests/support/shops/whole-shop.ts';
import { warningHeader } from '../../../contracts/shop/fragments.contract.ts';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { appStores } from '../../../sites/links.ts';
import { sites } from '../../../sites/sites.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(() => whole?.close());

const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  whole.shop.app.inject({ url: `/fragments/${query}`, headers: { host: 'de.localhost:3000', ...headers } });

/** Values of all attributes that hold an address; of a `srcset` each of its addresses. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/\s(href|src|action|formaction|poster|srcset)="([^"]*)"/gi)].flatMap(([, name = '', value = '']) =>
    name.toLowerCase() === 'srcset' ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value],
  );

describe('[EMB-1] a fragment', () => {
  it('[RUN-8] with the reduced footer is kept by the browser and by the supplied proxy, by no other cache', async () => {
    const common = await get('footer', { 'x-kontor-proxy': '1' });
    expect(common.headers['cache-control']).toMatch(/^public, .*s-maxage=\d/);
    expect(common.headers).toMatchObject({ vary: 'accept-encoding, cookie' });
    expect(common.headers['x-accel-expires']).toBeUndefined();
    const reduced = await get('footer', { cookie: 'App=1' });
    expect(reduced.headers['cache-control']).toMatch(/^private, max-age=0/);
    expect(reduced.headers['x-accel-expires']).toBeUndefined();
    const proxied = await get('footer', { cookie: 'App=1', 'x-kontor-proxy': '1' });
    expect(proxied.headers).toMatchObject({
      'x-accel-expires': expect.stringMatching(/^\d$/),
      vary: 'accept-encoding, cookie',
    });
  });

  it.each(siteCodes)('is the region in the words of %s, by host and by setting', async (code) => {
    const { hostLabel } = sites[code];
    for (const region of ['header', 'footer']) {
      const byHost = await get(region, { host: `${hostLabel}.localhost:3000` });
      const bySetting = await get(`${region}?site=${code}`, { host: 'cz.localhost:3000' });
      expect(byHost.statusCode, region).toBe(200);
      expect(byHost.headers['content-type'], region).toBe('text/html; charset=utf-8');
      expect(byHost.body, region).toContain(`data-region="${region}" data-site="${code}"`);
      expect(bySetting.body, region).toBe(byHost.body);
    }
  });

  it.each([
    ['hu-HU', 'HU'],
    ['fr-CH', 'CH_FR'],
    ['DE-de', 'DE'],
    ['da-DK', 'DE'],
    ['en', 'DE'],
  ])('[SITE-1] by the locale tag %s is that of %s', async (tag, code) => {
    const byTag = await get(`header?site=${tag}`, { host: 'cz.localhost:3000' });
    expect([byTag.statusCode, byTag.body]).toEqual([200, (await get(`header?site=${code}`)).body]);
  });

  it('brings the links to its styles and to the runtime, and nothing that belongs to a whole page', async () => {
    const { body } = await get('header');
    expect(body).toContain('<link rel="stylesheet" href="/assets/kit-test.css">');
    expect(body).toContain('<link rel="stylesheet" href="/assets/faces-test.css">');
    expect(body).toContain('<script type="module" src="/assets/runtime-test.js"></script>');
    expect(body).not.toMatch(/<(?:html|head|body|title|meta)\b/);
    // The page's own styles are not a region's.
    expect(body).not.toContain('/assets/shell-test.css');
  });

  it('has addresses from the root for a page of the same host', async () => {
    const addresses = addressesIn((await get('header')).body);
    expect(addresses.length).toBeGreaterThan(10);
    // Only the app is elsewhere.
    expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([
      appStores.android.page,
      appStores.ios.page,
    ]);
  });

  it.each(['header', 'footer'])(
    '%s has the shop’s origin in every address for a page of another host',
    async (region) => {
      const { body } = await get(`${region}?links=absolute&site=TR`, { host: 'evil.example' });
      const addresses = addressesIn(body);
      expect(addresses.length).toBeGreaterThan(5);
      // The shop's own, what leads to others in whole, and a place of the region's own.
      expect(
        addresses.filter((address) => !/^(?:#|http:\/\/[a-z-]+\.localhost:3000\/|https:\/\/)/.test(address)),
      ).toEqual([]);
      expect(body).toContain('data-origin="http://tr.localhost:3000"');
      expect(body).toContain(
        '<script type="module" src="http://tr.localhost:3000/assets/runtime-test.js" crossorigin>',
      );
    },
  );

  it('is the header of checkout where that is asked for', async () => {
    const [full, reduced] = [await get('header?reduced=false'), await get('header?reduced=true')];
    expect(full.body).toContain('data-region="search"');
    expect(reduced.body).not.toContain('data-region="search"');
  });

  it.each([
    ['', 'data-stage="test"'],
    ['?reduced=true', 'data-reduced="true"'],
    ['?showPromotionBanner=false', 'data-show-promotion-banner="false"'],
    ['?sticky=false', 'data-sticky="false"'],
    ['?platform=TABLET', 'data-platform="TABLET"'],
    ['?onetrustenabled=true', 'data-onetrustenabled="true"'],
    ['?stage=live', 'data-stage="live"'],
    ['?showsecurehint=true', 'data-showsecurehint="true"'],
  ])('[HDR-3] carries the setting %s as %s', async (query, attribute) => {
    const { body } = await get(`header${query}`);
    const [element] = /<k-region data-region="header"[^>]*>/.exec(body) ?? [];
    expect(element).toContain(attribute);
    expect(element?.includes('data-platform')).toBe(query.includes('platform'));
  });

  const regionsIn = (body: string): string[] =>
    [...body.matchAll(/<k-region data-region="([\w-]+)"/g)].map(([, name = '']) => name);

  it.each([
    ['header', true, true],
    ['shell', true, true],
    ['shell?reduced=true', true, false],
    ['header?reduced=true', true, false],
    ['footer', false, false],
    ['newsletter', false, false],
    ['consent', false, false],
  ])(
    '[LOGIN-4, PREV-2, APPB-2] %s keeps the login and offers the preview to staff: %s; offers the app: %s',
    async (query, isOnEveryPage, hasBanner) => {
      const { body } = await get(query);
      const regions = regionsIn(body);
      for (const name of ['activity', 'preview'])
        expect(
          regions.filter((region) => region === name),
          name,
        ).toHaveLength(isOnEveryPage ? 1 : 0);
      expect(regions.includes('app-banner')).toBe(hasBanner);
      // The same for all visitors: hidden until the browser knows the device, and nothing of staff.
      if (hasBanner) expect(body).toMatch(/<aside[^>]*data-banner="true"[^>]* hidden[ >]/);
      expect(body).not.toContain('Preview settings');
    },
  );

  it('[EMB-1, CONS-2] `shell` is all that a page needs at its top: consent and tracking first, then the header', async () => {
    const [shell, consent, header] = await Promise.all(
      ['shell', 'consent', 'header'].map(async (name) => (await get(`${name}?assets=none`)).body),
    );
    expect(shell).toBe(`${consent}${header}`);
    expect(regionsIn(shell ?? '').slice(0, 3)).toEqual(['tracking', 'consent', 'header']);
    expect((await get('shell?sticky=false')).body).toContain('data-sticky="false"');
  });

  it('carries in its header nothing of the settings of other regions', async () => {
    const { body } = await get('header');
    expect(body).not.toMatch(/\[object|undefined|data-(?:slot|tag|newsletter|product)=/);
  });

  it.each(['activity', 'preview', 'app-banner'])(
    '[EMB-1] %s is one of its own for pages without our header',
    async (name) => {
      expect(regionsIn((await get(name)).body)).toEqual([name]);
    },
  );

  it('[EMB-1, PROMO-1] `promotion` shows what its slot shows now, and nothing where that is nothing', async () => {
    const [usual, named] = [
      await get('promotion?assets=none'),
      await get('promotion?assets=none&slot=home_phase_integration'),
    ];
    expect(regionsIn(usual.body)).toEqual(['promotion']);
    expect(named.body).toBe(usual.body);
    const banner = await get('promotion?assets=none&slot=top_banner');
    expect(banner.body).toContain('data-id="promotion-top_banner-"');
    // PROMO-5: a slot whose promotions have tags.
    const coffee = await get('promotion?assets=none&slot=category_banner&tag=c1000');
    expect(coffee.body).toContain('&quot;anyOfTags&quot;:[&quot;c1000&quot;]');
    for (const slot of ['nowhere', 'SHOP_FOOTER', 'constructor', '__proto__'])
      expect([slot, (await get(`promotion?assets=none&slot=${slot}`)).body]).toEqual([slot, '']);
    expect((await get('promotion?slot=..%2F')).headers[warningHeader]).toContain('slot');
  });

  it('[HDR-3, HDR-4] shows the hint on safety where it is reduced and the hint is set', async () => {
    const hint = 'Sicher einkaufen';
    expect((await get('header?reduced=true&showsecurehint=true')).body).toContain(hint);
    for (const query of ['?reduced=true', '?showsecurehint=true', ''])
      expect((await get(`header${query}`)).body).not.toContain(hint);
  });

  describe('[EMB-1, NEWS-9, NEWS-12] the newsletter’s', () => {
    const hidden = (body: string) =>
      Object.fromEntries(
        [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value]) => [
          name,
          value,
        ]),
      );
    const usual = { origin: 'NEWSLETTER', originAddition: 'fragment' };

    it.each([
      ['', usual],
      ['?origin=SHOPPING_CART', { ...usual, origin: 'SHOPPING_CART' }],
      ['?originAddition=overview_2', { ...usual, originAddition: 'overview_2' }],
      ['?tracked=app:start', { ...usual, tracked: 'app:start' }],
    ])('setting %s is in the plain form', async (query, fields) => {
      const answer = await get(`newsletter${query}`);
      expect([answer.statusCode, hidden(answer.body)]).toEqual([200, fields]);
    });

    it('banner of an invalid link is shown where it is asked for', async () => {
      const banner = /<div data-banner="link"(?! hidden)/;
      expect((await get('newsletter?invalidLink=true')).body).toMatch(banner);
      for (const query of ['', '?invalidLink=false'])
        expect((await get(`newsletter${query}`)).body).not.toMatch(banner);
    });

    it('script reads in the form that the page is a single-page app', async () => {
      expect((await get('newsletter?singlePageApp=true')).body).toContain('data-single-page');
      expect((await get('newsletter?singlePageApp=false')).body).not.toContain('data-single-page');
    });
  });

  it('is the same for all visitors, and any origin and cache may load and store it for a moment', async () => {
    const one = await get('header?reduced=true&site=DE');
    const other = await get('header?site=DE&reduced=true', {
      cookie: 'LoginToken=somebody',
      origin: 'https://else.example',
    });
    expect(other.body).toBe(one.body);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(other.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=2',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('is not sent again to a browser that has it, and is sent compressed where accepted', async () => {
    const { headers, body } = await get('footer');
    const again = await get('footer', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const small = await get('footer', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body);
  });

  it.each(['nowhere', 'Header', 'search', 'constructor', '__proto__', 'header.html'])(
    '%s does not exist: the response lists the existing ones',
    async (region) => {
      const answer = await get(region);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(answer.json().detail).toContain('header, footer');
    },
  );

  it.each([
    ['header?colour=red', 'colour'],
    ['header?site=XX', 'site'],
    ['header?site=de', 'site'],
    ['header?site=DE&site=AT', 'site'],
    ['header?site=fr-FR', 'site'],
    ['header?site=constructor', 'site'],
    ['header?site=%3Cb%3E', 'site'],
    ['header?site=', 'site'],
    ['header?reduced=1', 'reduced'],
    ['header?reduced=TRUE', 'reduced'],
    ['header?sticky=no', 'sticky'],
    ['header?showPromotionBanner=0', 'showPromotionBanner'],
    ['header?platform=classic', 'platform'],
    ['header?platform=WATCH', 'platform'],
    ['header?onetrustenabled=', 'onetrustenabled'],
    ['header?stage=prod', 'stage'],
    ['header?showsecurehint=yes', 'showsecurehint'],
    ['header?links=ABSOLUTE', 'links'],
    ['header?links[]=absolute', 'a setting'],
    ['footer?__proto__=1', ''],
    ['newsletter?origin=shopping_cart', 'NEWSLETTER, SHOPPING_CART'],
    ['newsletter?origin=', 'NEWSLETTER, SHOPPING_CART'],
    ['newsletter?originAddition=', 'originAddition'],
    ['newsletter?originAddition=a%20b', 'originAddition'],
    ['newsletter?originAddition=abcdefghijklmnopqrstuvwxyzabcde', 'originAddition'],
    ['newsletter?tracked=onsite', 'tracked'],
    ['newsletter?tracked=a:b:c', 'tracked'],
    ['newsletter?invalidLink=1', 'true, false'],
    ['newsletter?singlePageApp=yes', 'true, false'],
    ['header?origin=NEWSLETTER', 'origin'],
    ['footer?invalidLink=true', 'invalidLink'],
    ['consent?tracked=a:b', 'tracked'],
    ['header?slot=top_banner', 'slot'],
    ['promotion?origin=NEWSLETTER', 'origin'],
  ])('%s is shown without that setting, and says so to its author', async (query, name) => {
    const [region = ''] = query.split('?');
    const [usual, answer] = [await get(region), await get(query, { 'accept-encoding': 'br' })];
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(answer.headers[warningHeader])).toContain(name);
    const [, comment = '', html] = /^<!-- Kontor: ([^>]*) -->([^]*)$/.exec(answer.body) ?? [];
    expect(comment).toContain(name);
    expect(html).toBe(usual.body);
    // Wrong addresses have no end, so no cache keeps them.
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(usual.headers[warningHeader]).toBeUndefined();
  });

  it('repeats nothing of a wrong setting that could end its comment, and names a few of many', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `x${at}=1`).join('&');
    const { body, headers } = await get(`header?--%3E%3Cscript%3E=1&reduced=--%3E%3Cb%3E&${many}`);
    expect(body.slice(0, body.indexOf('-->'))).toMatch(
      /^<!-- Kontor: a setting is not known here; reduced must be one of/,
    );
    expect(body).not.toMatch(/<(?:script>|b>)/);
    expect(String(headers[warningHeader]).split('; ')).toHaveLength(5);
  });

  // The last one: another shop at its start keeps this one busy.
  it('[SAFE-2] of words that a page sets freely is drawn for one address as often as a page; a cached one is still sent', async () => {
    const { app } = await whole.another({ environment: { REQUESTS_PER_MINUTE: '3' } });
    /** Waits while the shop takes itself for overloaded, which a start of another one causes. */
    const ask = (query: string) =>
      vi.waitFor(
        async () => {
          const url = `/fragments/newsletter${query}`;
          const answer = await app.inject({ url, headers: { host: 'de.localhost:3000' } });
          if (answer.statusCode === 503) throw new Error('overloaded');
          return answer;
        },
        { timeout: 20_000, interval: 200 },
      );
    const statuses: number[] = [];
    for (const word of ['a', 'b', 'c', 'd', 'a']) {
      const { statusCode } = await ask(`?originAddition=${word}`);
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    expect((await ask('?origin=SHOPPING_CART')).statusCode).toBe(200);
  });
});
