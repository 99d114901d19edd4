import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { promotionContentSchema } from '../../contracts/content/promotion.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { readConfig } from '../../server/config/config.ts';
import { createApp } from '../../server/http/app.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { siteNamedBy } from '../../server/http/site-named.ts';
import { sites } from '../../sites/sites.ts';
import type { PromotionRow } from './promotion.repository.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { createPromotionService } from './promotion.service.ts';

const links = (text: string) => ({ links: [{ url: '/c/service', text }] });
const row = (text: string, rest: Partial<PromotionRow> = {}): PromotionRow => ({
  slot: 'header_top',
  type: 'ApiHeaderBenefitsPromotion',
  name: text,
  content: links(text),
  valid_from: null,
  valid_to: null,
  tags: [],
  test_name: null,
  test_group: null,
  priority: 0,
  ...rest,
});
/** As the content is taken in: on the clocks of the country. */
const friday = (site: SiteCode) => ({
  valid_from: zonedTime('2026-03-06T08:00', sites[site].timeZone),
  valid_to: zonedTime('2026-03-07T00:00', sites[site].timeZone),
});
const rowsOf = (site: SiteCode): PromotionRow[] => [
  row(`always ${site}`),
  ...(site === 'DE' || site === 'TR' ? [row('Friday', friday(site))] : []),
  ...(site === 'DE' ? [row('coffee', { tags: ['coffee'], priority: -1 })] : []),
  row('group B', { test_name: 'strip', test_group: 'B', priority: 1 }),
];

const service = async () => {
  const promotions = createPromotionService({
    promotions: async (site) => rowsOf(site),
    states: async () => siteCodes.map((site) => ({ site, version: 1 })),
  });
  await promotions.refresh();
  return promotions;
};

const shop = async (now: string, host: SiteCode = 'DE', abTests: Readonly<Record<string, string>> = {}) => {
  const { app } = await createApp({ config: readConfig({}), log: false });
  promotionRoutes(app, {
    promotions: await service(),
    siteNamed: siteNamedBy(() => host),
    momentOf: async () => ({ at: new Date(now), abTests }),
    sendProblem,
  });
  return app;
};

const path = '/service/promotion/api/promotion/header_top';
const textOf = (body: { readonly contentJSON?: string }) =>
  (JSON.parse(body.contentJSON ?? '{}') as { links?: { text: string }[] }).links?.[0]?.text;

describe('[PROMO-1] the promotion call', () => {
  it.each(siteCodes)('returns the host’s promotion on %s', async (code) => {
    const answer = await (await shop('2026-03-01T12:00:00Z', code)).inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().type).toBe('ApiHeaderBenefitsPromotion');
    expect(Value.Check(promotionContentSchema, JSON.parse(answer.json().contentJSON))).toBe(true);
    expect(textOf(answer.json())).toBe(`always ${code}`);
  });

  it('returns the promotion of the site that the header names', async () => {
    const answer = await (
      await shop('2026-03-01T12:00:00Z')
    ).inject({ url: path, headers: { 'x-hunter-site': 'CH_FR' } });
    expect(textOf(answer.json())).toBe('always CH_FR');
    expect(answer.headers.vary).toContain('x-hunter-site');
  });

  it('refuses an unknown site and lists the sites', async () => {
    const answer = await (await shop('2026-03-01T12:00:00Z')).inject({ url: path, headers: { 'x-hunter-site': 'XX' } });
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining('CH_FR')]);
  });

  it.each([
    '/service/promotion/api/promotion/SHOP_NOTHING',
    '/service/promotion/api/promotion/constructor',
    `${path}?allOfTags=unheard`,
    `${path}?anyOfTags=unheard&anyOfTags=too`,
    `${path}?allOfTags=coffee&noneOfTags=coffee`,
  ])('returns 404 for %s', async (url) => {
    expect((await (await shop('2026-03-01T12:00:00Z')).inject(url)).statusCode).toBe(404);
  });

  it.each([`${path}?allOfTags=coffee`, `${path}?anyOfTags=tea,coffee`, `${path}?anyOfTags=tea&anyOfTags=coffee`])(
    'filters by tags: %s',
    async (url) => {
      expect(textOf((await (await shop('2026-03-01T12:00:00Z')).inject(url)).json())).toBe('coffee');
    },
  );

  it('refuses too many tags', async () => {
    const answer = await (await shop('2026-03-01T12:00:00Z')).inject(`${path}?allOfTags=${'t,'.repeat(500)}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('[PROMO-9] a schedule', () => {
  it.each([
    ['DE', '2026-03-06T06:59:59Z', 'always DE'],
    ['DE', '2026-03-06T07:00:00Z', 'Friday'],
    ['DE', '2026-03-06T22:59:59Z', 'Friday'],
    ['DE', '2026-03-06T23:00:00Z', 'always DE'],
    ['TR', '2026-03-06T05:00:00Z', 'Friday'],
    ['TR', '2026-03-06T21:00:00Z', 'always TR'],
  ] as const)('on %s at %s, in that country’s time zone, shows %s', async (site, now, expected) => {
    expect(textOf((await (await shop(now, site)).inject(path)).json())).toBe(expected);
  });

  it('returns its next change, for caches', async () => {
    const promotions = await service();
    expect(promotions.nextSwitch('TR', new Date('2026-03-01T00:00:00Z'))).toEqual(new Date('2026-03-06T05:00:00Z'));
    expect(promotions.nextSwitch('CZ', new Date('2026-03-01T00:00:00Z'))).toBeUndefined();
  });

  it('applies to a test group if it names one', async () => {
    const answer = await (await shop('2026-03-01T12:00:00Z', 'CZ', { strip: 'B' })).inject(path);
    expect(textOf(answer.json())).toBe('group B');
  });
});
