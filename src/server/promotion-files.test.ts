import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { siteCodes } from '../contracts/site.contract.ts';
import { createPromotionService } from '../services/promotion/promotion.service.ts';
import { promotionsOfFolder, readPromotions } from './promotion-files.ts';

const content = fileURLToPath(new URL('../../content/promotions', import.meta.url));
const moment = { at: new Date('2026-03-01T12:00:00Z'), abTests: {} };

describe('the strip on top', () => {
  const promotions = createPromotionService(readPromotions(content));

  it.each(siteCodes)('has its four links in their order on %s', (site) => {
    expect(promotions.benefits(site, moment).map(({ url }) => url)).toEqual([
      '/c/service?question=shipping',
      '/subscribenewsletter',
      '/service/storefinder/',
      '/c/service',
    ]);
  });

  it.each([
    ['DE', /\b20\sEuro/],
    ['AT', /\b20\sEuro/],
    ['CH', /\b30\sCHF/],
    ['CH_FR', /\b30\sCHF/],
    ['CZ', undefined],
    ['HU', undefined],
    ['PL', undefined],
    ['SK', undefined],
    ['TR', /\b175\sTL.*kahve/],
  ] as const)('names the amount for free shipping that holds on %s, and no other', (site, amount) => {
    const [shipping] = promotions.benefits(site, moment);
    if (amount) expect(shipping?.text).toMatch(amount);
    else expect(shipping?.text).not.toMatch(/\d/);
  });

  it.each([
    ['CH', /3\sMonate/],
    ['CH_FR', /3\smois/],
    ['HU', /30\snap/],
    ['PL', /30\sdni/],
    ['DE', undefined],
    ['AT', undefined],
    ['CZ', undefined],
    ['SK', undefined],
    ['TR', undefined],
  ] as const)('names the return right of %s where the header has one', (site, right) => {
    const [, , stores] = promotions.benefits(site, moment);
    if (right) expect(stores?.text).toMatch(right);
    else expect(stores?.text).not.toMatch(/\d/);
  });

  it.each(siteCodes)('offers ten per cent for the newsletter on %s, as the language writes it', (site) => {
    const [, newsletter] = promotions.benefits(site, moment);
    const shape = { TR: /%10\b/, HU: /\b10%/, PL: /\b10%/ } as Partial<Record<string, RegExp>>;
    expect(newsletter?.text).toMatch(shape[site] ?? /\b10\u00A0%/);
  });
});

describe('[RUN-4] a wrong file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-promotions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const good = {
    id: 'header_top',
    type: 'ApiHeaderBenefitsPromotion',
    promotions: [{ sites: ['DE'], content: { links: [{ url: '/', text: 'Home' }] } }],
  };
  const link = (url: string) => ({
    ...good,
    promotions: [{ sites: ['DE'], content: { links: [{ url, text: 'x' }] } }],
  });

  it.each([
    ['no JSON', '{', /header_top\.json: is not JSON/],
    ['another id', JSON.stringify({ ...good, id: 'other' }), /header_top\.json\/id: /],
    [
      'an unknown site',
      JSON.stringify({ ...good, promotions: [{ ...good.promotions[0], sites: ['XX'] }] }),
      /\/promotions\/0\/sites\/0/,
    ],
    ['an unknown field', JSON.stringify({ ...good, colour: 'red' }), /header_top\.json\/colour: is not known/],
    [
      'a time of no clock',
      JSON.stringify({ ...good, promotions: [{ ...good.promotions[0], from: '2026-03-06T25:00' }] }),
      /\/promotions\/0\/from/,
    ],
    [
      'an end before its begin',
      JSON.stringify({
        ...good,
        promotions: [{ ...good.promotions[0], from: '2026-03-06T08:00', to: '2026-03-05T08:00' }],
      }),
      /\/promotions\/0\/to: must be after from/,
    ],
    // oxlint-disable-next-line eslint/no-script-url -- what must be refused
    ['a link that runs', JSON.stringify(link('javascript:alert(1)')), /\/links\/0\/url/],
    ['a link to another host without a scheme', JSON.stringify(link('//evil.example')), /\/links\/0\/url/],
    ['the same by a backslash', JSON.stringify(link('/\\evil.example')), /\/links\/0\/url/],
    ['a link with a line end', JSON.stringify(link('/a\nb')), /\/links\/0\/url/],
    ['data', JSON.stringify(link('data:text/html,x')), /\/links\/0\/url/],
  ])('stops the start and names the place: %s', (_, text, message) => {
    writeFileSync(join(folder, 'header_top.json'), text);
    expect(() => readPromotions(folder)).toThrow(message);
  });

  it.each(['/c/service?question=shipping#top', 'https://www.example.com/a', 'http://example.com'])(
    'lets %s through',
    (url) => {
      writeFileSync(join(folder, 'header_top.json'), JSON.stringify(link(url)));
      expect(readPromotions(folder)).toHaveLength(1);
    },
  );
});

describe('[RUN-4] the promotions of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-promotions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (text: string) => {
    const promotion = { sites: ['DE'], content: { links: [{ url: '/c/service', text }] } };
    const file = { id: 'header_top', type: 'ApiHeaderBenefitsPromotion', promotions: [promotion] };
    writeFileSync(join(folder, 'header_top.json'), JSON.stringify(file));
  };

  it('follow it when told, whole or not at all, for everybody who has the service', () => {
    write('Vorher');
    const { promotions, version, reload } = promotionsOfFolder(folder);
    const shown = () => promotions.benefits('DE', moment).map(({ text }) => text);
    const before = version();
    write('Nachher');
    expect([shown(), version()]).toEqual([['Vorher'], before]);
    reload();
    expect(shown()).toEqual(['Nachher']);
    expect(version()).not.toBe(before);
    writeFileSync(join(folder, 'header_top.json'), '{');
    expect(reload).toThrow('is not JSON');
    expect(shown()).toEqual(['Nachher']);
    write('Vorher');
    reload();
    expect(version()).toBe(before);
  });
});
