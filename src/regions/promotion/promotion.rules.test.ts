import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, answersOf } from '../../../tests/support/other-servers/answers.ts';
import {
  promotionContentSchema,
  promotionSchema,
  type ShownContent,
  type PromotionContent,
} from '../../contracts/content/promotion.contract.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import { evil, promotions, writtenPromotions } from './promotion.fixtures.ts';
import { readPromotion } from './promotion-answer.rules.ts';
import { linkOf, lookOf, pictureOf, promotionAddress, safeLink, selected } from './promotion.rules.ts';

describe('[PROMO-10] a link', () => {
  it.each(['/', '/a?b#c', 'https://www.example.com/a', 'http://example.com'])('%s leads', (url) =>
    expect(safeLink(url)).toBe(url),
  );
  it.each([
    // oxlint-disable-next-line eslint/no-script-url -- a hostile link
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil',
    'file:///etc/passwd',
    'blob:x',
    '/a b',
    'https://a.example/x\\y',
    '',
    undefined,
  ])('%j leads nowhere', (url) => expect(safeLink(url)).toBeUndefined());
});

describe('[PROMO-10] the look', () => {
  it.each<readonly [what: string, content: ShownContent, look: object]>([
    ['without colours', {}, { theme: 'light' }],
    [
      'of colours that can be read',
      { theme: 'dark', backgroundColorCode: '#2F4A36', textColor: '#fff' },
      { theme: 'dark', style: { '--th-bg': '#2f4a36', '--th-text': '#ffffff' } },
    ],
    ['of colours that cannot be read', { backgroundColorCode: '#eeeeee', textColor: '#ffffff' }, { theme: 'light' }],
    [
      'of a ground that the theme’s text cannot be read on',
      { theme: 'dark', backgroundColorCode: '#fff' },
      { theme: 'dark' },
    ],
    [
      'of a ground alone',
      { backgroundColorCode: '#F7DBD1' },
      { theme: 'light', style: { '--th-bg': '#f7dbd1', '--th-text': '#16232c' } },
    ],
    ['with invalid colours', evil.content, { theme: 'light' }],
  ])('%s', (_, content, look) => expect(lookOf(content)).toEqual(look));

  it('accepts only layout properties of a picture’s CSS', () => {
    expect(pictureOf(evil.content)).toMatchObject({ imageStyle: { textAlign: 'center' }, containerStyle: {} });
  });

  it('accepts pictures from the shop only', () => {
    const cutout = { imagePath: 'https://evil.example/x.webp', targetSize: { width: 1 } };
    expect(pictureOf({ image: { cutouts: [cutout] } })).toBeUndefined();
    for (const imagePath of ['https://evil.example/pictures/16x9/800/a.webp', '/pictures/16x9/800/a.webp?x'])
      expect(pictureOf({ image: { cutouts: [{ ...cutout, imagePath }] } })).toBeUndefined();
  });

  it('has the narrowest screens first, and the crop for all others last', () => {
    const cutoutOf = (name: string, breakpoint?: number) => ({
      imagePath: `/pictures/16x9/800/${name}.webp`,
      targetSize: { width: 800 },
      ...(breakpoint === undefined ? {} : { breakpoint }),
    });
    const cutouts = [cutoutOf('wide'), cutoutOf('middle', 979), cutoutOf('small', 479)];
    const picture = pictureOf({ image: { cutouts } });
    expect(picture?.sources.map(({ media }) => media)).toEqual([
      '(max-width: 479px)',
      '(max-width: 479px)',
      '(max-width: 979px)',
      '(max-width: 979px)',
      undefined,
      undefined,
    ]);
    expect(picture?.src).toBe('/pictures/16x9/800/wide.webp');
  });
});

describe('[PROMO-3] the content of a banner', () => {
  const code = { voucherCode: 'A10' };
  const button = { ctaButtonLink: '/a', ctaButtonText: 'A' };
  it.each<readonly [ShownContent, string | undefined]>([
    [{}, undefined],
    [code, 'voucherCode'],
    [button, 'ctaButton'],
    [{ ...code, ...button }, 'voucherCode'],
    [{ ...code, ...button, selector: 'voucherCode' }, 'voucherCode'],
    [{ ...code, ...button, selector: 'ctaButton' }, 'ctaButton'],
    [{ ...code, selector: 'ctaButton' }, 'voucherCode'],
    [{ ...button, selector: 'voucherCode' }, 'ctaButton'],
    [{ ctaButtonLink: '//evil', ctaButtonText: 'A', selector: 'ctaButton' }, undefined],
  ])('%j: %s', (content, expected) => expect(selected(content)).toBe(expected));

  it('[PROMO-6] has a picture for narrow screens and one for the others, each in two formats', () => {
    const sources = pictureOf(promotions['phase integration'].content)?.sources ?? [];
    expect(sources.map(({ type, media }) => [type, media])).toEqual([
      ['image/avif', '(max-width: 979px)'],
      ['image/webp', '(max-width: 979px)'],
      ['image/avif', undefined],
      ['image/webp', undefined],
    ]);
    expect(sources[0]?.srcSet).toContain('/pictures/original/800/band-small.avif 800w');
    expect(sources[3]?.srcSet).toContain('/pictures/original/2400/band.webp 2400w');
  });
});

describe('[PROMO-1] the call', () => {
  it.each([
    [{ promotionId: 'top_banner' }, '/service/promotion/api/promotion/top_banner'],
    [
      { promotionId: 'x', allOfTags: ['a', 'b'], anyOfTags: [], noneOfTags: ['c'] },
      '/service/promotion/api/promotion/x?allOfTags=a%2Cb&noneOfTags=c',
    ],
    [{ promotionId: '../x' }, '/service/promotion/api/promotion/..%2Fx'],
  ])('of %j is %s', (filter, address) => expect(promotionAddress(filter)).toBe(address));

  it.each(Object.entries(promotions))('reads %s as the server reads it', (name, promotion) => {
    const { type, content } = writtenPromotions[name as keyof typeof writtenPromotions];
    expect(readPromotion({ type, contentJSON: JSON.stringify(content) })).toEqual(promotion);
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    { type: 'ApiCategory' },
    { type: 1, contentJSON: '{}' },
    { type: 'ApiCategory', contentJSON: '{' },
    { type: 'ApiCategory', contentJSON: '[]' },
    { type: 'ApiCategory', contentJSON: 'null' },
    { type: 'ApiCategory', contentJSON: {} },
  ])('reads nothing of %j', (body) => expect(readPromotion(body)).toBeUndefined());

  it('leaves out values of another type', () => {
    const content = {
      headline: 'x',
      subline: 7,
      theme: 'pink',
      selector: 'both',
      image: {
        cutouts: ['x', { imagePath: 1 }, { imagePath: '/pictures/16x9/800/a.webp', targetSize: { width: '1' } }],
      },
    };
    expect(readPromotion({ type: 'ApiCategory', contentJSON: JSON.stringify(content) })?.content).toEqual({
      headline: 'x',
    });
  });
});

describe('the recorded answers of the promotion', () => {
  const read = (name: string) => readPromotion(answerOf('promotion', name).body);
  const linkIn = (name: string) => linkOf(read(name)?.content ?? {});

  it.each(answersOf('promotion').filter(([name]) => name !== 'none'))('[PROMO-1] %s is understood', (_, { body }) => {
    expect(Value.Check(promotionSchema, body)).toBe(true);
    expect(readPromotion(body)?.type).toMatch(/^Api/);
  });

  it('[PROMO-3] ours has every documented member and is read whole', () => {
    const { contentJSON } = answerOf('promotion', 'ours').body as { contentJSON: string };
    const content = JSON.parse(contentJSON) as PromotionContent;
    expect([...Value.Errors(promotionContentSchema, content)]).toEqual([]);
    expect(Object.keys(promotionContentSchema.properties).toSorted()).toEqual(Object.keys(content).toSorted());
    expect(read('ours')?.content).toEqual(shownContent(content));
  });

  it.each([
    ['ours', { url: '/kaffee-c1000.html', text: 'Kaffee entdecken' }],
    ['one-link', { url: '/kaffee-c1000.html', text: 'Kaffee entdecken' }],
    ['bold-link', { url: '/kaffee-c1000.html', text: 'Kaffee entdecken', boldLink: true }],
    ['older', { url: '/kaffee-c1000.html', text: 'Kaffee entdecken' }],
    ['none', undefined],
  ])('[PROMO-6] the one link of %s is %j', (name, link) => {
    expect(linkIn(name)).toEqual(link);
  });

  it('[PROMO-3] a link says whether it is bold', () => {
    expect(read('benefits')?.content.links?.map(({ boldLink }) => boldLink)).toEqual([true, undefined]);
  });
});
