import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { benefitsContentSchema } from '../../contracts/header-start.contract.ts';
import type { PromotionFile } from '../../contracts/promotion.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/site.contract.ts';
import { Value } from 'typebox/value';
import { answerFault, sendProblem } from '../../server/problems.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { createPromotionService } from './promotion.service.ts';

const links = (text: string) => ({ links: [{ url: '/c/service', text }] });

const file: PromotionFile = {
  id: 'header_top',
  type: 'ApiHeaderBenefitsPromotion',
  promotions: [
    ...siteCodes.map((code) => ({ sites: [code], content: links(`always ${code}`) })),
    { sites: ['DE', 'TR'], from: '2026-03-06T08:00', to: '2026-03-07T00:00', content: links('Friday') },
    { sites: ['DE'], tags: ['coffee'], priority: -1, content: links('coffee') },
  ],
};

const shop = (now: string, host: SiteCode = 'DE') => {
  const app = Fastify().setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler(answerFault);
  promotionRoutes(app, {
    promotions: createPromotionService([file]),
    siteOf: () => host,
    now: () => new Date(now),
    sendProblem,
  });
  return app;
};

const path = '/service/promotion/api/promotion/header_top';
const textOf = (body: { readonly contentJSON?: string }) =>
  (JSON.parse(body.contentJSON ?? '{}') as { links?: { text: string }[] }).links?.[0]?.text;

describe('[PROMO-1] the promotion call', () => {
  it.each(siteCodes)('answers the host’s promotion on %s', async (code) => {
    const answer = await shop('2026-03-01T12:00:00Z', code).inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().type).toBe('ApiHeaderBenefitsPromotion');
    expect(Value.Check(benefitsContentSchema, JSON.parse(answer.json().contentJSON))).toBe(true);
    expect(textOf(answer.json())).toBe(`always ${code}`);
  });

  it('answers another site’s where the header names it', async () => {
    const answer = await shop('2026-03-01T12:00:00Z').inject({ url: path, headers: { 'x-hunter-site': 'CH_FR' } });
    expect(textOf(answer.json())).toBe('always CH_FR');
  });

  it('refuses a word that names no site, and says which there are', async () => {
    const answer = await shop('2026-03-01T12:00:00Z').inject({ url: path, headers: { 'x-hunter-site': 'XX' } });
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining('CH_FR')]);
  });

  it.each([
    '/service/promotion/api/promotion/SHOP_NOTHING',
    '/service/promotion/api/promotion/constructor',
    `${path}?allOfTags=unheard`,
    `${path}?anyOfTags=unheard&anyOfTags=too`,
    `${path}?allOfTags=coffee&noneOfTags=coffee`,
  ])('404 for %s', async (url) => {
    expect((await shop('2026-03-01T12:00:00Z').inject(url)).statusCode).toBe(404);
  });

  it.each([`${path}?allOfTags=coffee`, `${path}?anyOfTags=tea,coffee`, `${path}?anyOfTags=tea&anyOfTags=coffee`])(
    'filters by tags: %s',
    async (url) => {
      expect(textOf((await shop('2026-03-01T12:00:00Z').inject(url)).json())).toBe('coffee');
    },
  );

  it('refuses more tags than anybody has', async () => {
    const answer = await shop('2026-03-01T12:00:00Z').inject(`${path}?allOfTags=${'t,'.repeat(500)}`);
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
  ] as const)('on %s at %s by the clocks of that country: %s', async (site, now, expected) => {
    expect(textOf((await shop(now, site).inject(path)).json())).toBe(expected);
  });

  it('says when the next switch is, for whoever keeps what was drawn', () => {
    const service = createPromotionService([file]);
    expect(service.nextSwitch('TR', new Date('2026-03-01T00:00:00Z'))).toEqual(new Date('2026-03-06T05:00:00Z'));
    expect(service.nextSwitch('CZ', new Date('2026-03-01T00:00:00Z'))).toBeUndefined();
  });
});
