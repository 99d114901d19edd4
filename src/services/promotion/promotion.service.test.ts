import { describe, expect, it } from 'vitest';
import { footerSlot } from '../../contracts/content/footer.contract.ts';
import { headerBenefitsId } from '../../contracts/content/promotion.contract.ts';
import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PromotionChange } from './changed-promotions.rules.ts';
import { itemOf, promotionOfItem } from './promotion-item.rules.ts';
import type { PromotionRow } from './promotion.repository.ts';
import { noTagFilter } from './promotion.rules.ts';
import { createPromotionService, promotionOf } from './promotion.service.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const row = (name: string, rest: Partial<PromotionRow> = {}): PromotionRow => ({
  slot: 'banner',
  type: 'ApiTopBannerPromotion',
  name,
  content: { headline: name },
  valid_from: null,
  valid_to: null,
  tags: [],
  test_name: null,
  test_group: null,
  priority: 0,
  ...rest,
});
const week = row('week', { valid_from: day(8), valid_to: day(15) });
/** What a release shows in a slot during some days. */
const change = (name: string, from?: number, to?: number, release = 1): PromotionChange => ({
  key: `banner ${name}`,
  release,
  body: promotionOf(row(name, { priority: release })),
  ...(from === undefined ? {} : { from: day(from) }),
  ...(to === undefined ? {} : { to: day(to) }),
});

/** The promotions of Germany, which the test may replace, and for which sites the database was asked. */
const open = async (rows: readonly PromotionRow[], changes: readonly PromotionChange[] = []) => {
  const content = { version: 1, drafts: 1, rows, changes };
  const asked: SiteCode[] = [];
  const promotions = createPromotionService(
    {
      states: async () => [{ site: 'DE', version: content.version, drafts: content.drafts }],
      promotions: async (site) => {
        asked.push(site);
        return [...content.rows];
      },
    },
    async () => content.changes,
  );
  await promotions.refresh();
  const shownOn = (date: number, release?: number) =>
    promotions.shown('DE', 'banner', { at: day(date), abTests: {}, ...(release === undefined ? {} : { release }) })
      ?.content.headline;
  return { promotions, content, asked, shownOn };
};
const moment = { at: day(10), abTests: {} };
const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('a slot of a page', () => {
  it.each([
    ['ApiTopBannerPromotion', { type: 'ApiTopBannerPromotion', content: { headline: 'x' } }],
    ['ApiFooterPromotion', undefined],
    ['ApiUnknown', undefined],
  ])('with a promotion of the type %s has %j', async (type, shown) => {
    const { promotions } = await open([row('x', { type })]);
    expect(promotions.shown('DE', 'banner', moment)).toEqual(shown);
    expect(promotions.shown('DE', 'other', moment)).toBeUndefined();
    expect(promotions.shown('TR', 'banner', moment)).toBeUndefined();
    expect(promotions.promotion('TR', 'banner', noTagFilter, moment)).toBeUndefined();
  });

  it('has the promotion with one of the tags', async () => {
    const { promotions } = await open([row('plain', { priority: 1 }), row('coffee', { tags: ['coffee'] })]);
    const headline = (...tags: string[]) => promotions.shown('DE', 'banner', moment, tags)?.content.headline;
    expect([headline(), headline('coffee', 'tea'), headline('tea')]).toEqual(['plain', 'coffee', undefined]);
  });

  it('is for the group of a test, if a promotion names one', async () => {
    const { promotions } = await open([row('B', { test_name: 'hero', test_group: 'B' })]);
    const headline = (group: string) =>
      promotions.shown('DE', 'banner', { ...moment, abTests: { hero: group } })?.content.headline;
    expect([headline('A'), headline('B')]).toEqual([undefined, 'B']);
    expect(promotionOf(row('half', { test_name: 'hero' }))).not.toHaveProperty('test');
  });

  it('[HDR-5, FOOT-1] has benefits and a footer of their types only', async () => {
    const links = [{ url: '/c/service', text: 'Service' }];
    const footerContent = { headline: 'footer' };
    const openWith = (benefits: string, footer: string) =>
      open([
        row('benefits', { slot: headerBenefitsId, type: benefits, content: { links } }),
        row('footer', { slot: footerSlot, type: footer, content: footerContent }),
      ]);
    const { promotions } = await openWith('ApiHeaderBenefitsPromotion', 'ApiFooterPromotion');
    expect([promotions.benefits('DE', moment), promotions.footer('DE', moment)]).toEqual([links, footerContent]);
    expect([promotions.benefits('TR', moment), promotions.footer('TR', moment)]).toEqual([[], undefined]);
    const { promotions: others } = await openWith('ApiTopBannerPromotion', 'ApiTopBannerPromotion');
    expect([others.benefits('DE', moment), others.footer('DE', moment)]).toEqual([[], undefined]);
  });
});

describe('[DESK-3] a release', () => {
  it('is shown from its start until its end, and before it in a preview', async () => {
    const { shownOn } = await open([row('always')], [change('sale', 8, 15)]);
    expect([7, 8, 14, 15, 7].map((date) => shownOn(date))).toEqual(['always', 'sale', 'sale', 'always', 'always']);
    expect([shownOn(7, 1), shownOn(7, 2)]).toEqual(['sale', 'always']);
    expect(shownOn(7)).toBe('always');
  });

  it('is a draft that only its preview shows', async () => {
    const { shownOn, promotions } = await open([row('always')], [change('draft')]);
    expect([shownOn(10), shownOn(10, 1)]).toEqual(['always', 'draft']);
    expect(promotions.nextSwitch('DE', day(1))).toBeUndefined();
    expect(namesOf(promotions.between('DE', day(1), day(30)))).toEqual(['always']);
  });

  it('may take a promotion away', async () => {
    const { shownOn } = await open([row('always')], [{ ...change('always', 8, 15), body: undefined }]);
    expect([7, 8, 15].map((date) => shownOn(date))).toEqual(['always', undefined, 'always']);
  });
});

describe('the schedule of a site', () => {
  it.each([
    [1, 5],
    [5, 8],
    [8, 12],
    [12, 15],
    [15, undefined],
  ])('after 2026-03-%i changes next on day %j', async (at, next) => {
    const { promotions } = await open([week], [change('sale', 5, 12)]);
    expect(promotions.nextSwitch('DE', day(at))).toEqual(next === undefined ? undefined : day(next));
    expect(promotions.nextSwitch('TR', day(at))).toBeUndefined();
  });

  it('is known where only a release or only a promotion changes', async () => {
    expect((await open([], [change('sale', 5)])).promotions.nextSwitch('DE', day(1))).toEqual(day(5));
    expect((await open([week])).promotions.nextSwitch('DE', day(1))).toEqual(day(8));
  });

  it.each([
    [1, 8, ['always']],
    [1, 9, ['always', 'week']],
    [14, 20, ['always', 'week', 'sale']],
    [15, 20, ['always', 'sale']],
    [20, 21, ['always', 'sale']],
    [22, 30, ['always']],
  ])('from 2026-03-%i to 2026-03-%i has %j', async (from, to, names) => {
    const { promotions } = await open([row('always'), week], [change('sale', 18, 22)]);
    expect(namesOf(promotions.between('DE', day(from), day(to)))).toEqual(names);
    expect(promotions.between('TR', day(from), day(to))).toEqual([]);
  });
});

it('reads a site again when its version or its drafts have changed, and only then', async () => {
  const { promotions, content, asked, shownOn } = await open([row('one')]);
  await promotions.refresh();
  expect([asked.length, promotions.version('DE'), promotions.version('TR')]).toEqual([1, '1', '0']);
  Object.assign(content, { version: 2, rows: [row('two')] });
  expect(shownOn(10)).toBe('one');
  await promotions.refresh();
  expect([asked.length, promotions.version('DE'), shownOn(10)]).toEqual([2, '2', 'two']);
  Object.assign(content, { drafts: 2, changes: [change('draft')] });
  await promotions.refresh();
  expect([asked.length, shownOn(10, 1)]).toEqual([3, 'draft']);
});

describe('an item of the desk', () => {
  const plain: PromotionItem = {
    slot: 'banner',
    type: 'ApiTopBannerPromotion',
    name: 'Friday',
    content: { headline: 'Friday' },
  };
  const item: PromotionItem = {
    ...plain,
    from: '2026-03-06T08:00',
    to: '2026-03-30T00:00',
    test: { name: 'hero', group: 'B' },
    tags: ['coffee'],
    priority: 3,
  };

  it('has the times of its country, also when the clocks have changed', () => {
    expect(promotionOfItem(item, 'Europe/Berlin')).toEqual({
      ...item,
      contentJson: '{"headline":"Friday"}',
      from: new Date('2026-03-06T07:00:00Z'),
      to: new Date('2026-03-29T22:00:00Z'),
    });
    expect(itemOf(promotionOfItem(item, 'Europe/Istanbul'), 'Europe/Istanbul')).toEqual(item);
  });

  it('has no fields for what it does not say', () => {
    const promotion = promotionOfItem(plain, 'Europe/Berlin');
    expect(promotion).toEqual({ ...plain, contentJson: '{"headline":"Friday"}', tags: [], priority: 0 });
    expect(itemOf(promotion, 'Europe/Berlin')).toEqual(plain);
  });
});
