import { describe, expect, it } from 'vitest';
import { promotions } from './promotion.fixtures.ts';
import { firstState, shownOf, transition, type PromotionEvent, type PromotionState } from './promotion.machine.ts';

const banner = promotions['a banner with a code'];
const other = promotions['a banner with a button'];
const shown: PromotionState = { tag: 'shown', promotion: banner };
const hidden: PromotionState = { tag: 'hidden' };
const asking: PromotionState = { tag: 'asking', address: '/a', before: banner };

describe('[PROMO-7] what a block shows', () => {
  it.each<readonly [what: string, state: PromotionState, event: PromotionEvent, next: PromotionState, asks: boolean]>([
    ['asked while something is shown: it stays', shown, { tag: 'asked', address: '/a' }, asking, true],
    ['asked while nothing is shown', hidden, { tag: 'asked', address: '/a' }, { tag: 'asking', address: '/a' }, true],
    [
      'asked for another one meanwhile',
      asking,
      { tag: 'asked', address: '/b' },
      { tag: 'asking', address: '/b', before: banner },
      true,
    ],
    [
      'the answer comes',
      asking,
      { tag: 'arrived', address: '/a', promotion: other },
      { tag: 'shown', promotion: other },
      false,
    ],
    ['the answer fails: what was shown goes, too', asking, { tag: 'failed', address: '/a' }, hidden, false],
    ['an earlier answer comes late', asking, { tag: 'arrived', address: '/old', promotion: other }, asking, false],
    ['an earlier answer fails late', asking, { tag: 'failed', address: '/old' }, asking, false],
    ['an outdated response', shown, { tag: 'failed', address: '/a' }, shown, false],
  ])('%s', (_, state, event, next, asks) => {
    expect(transition(state, event)).toEqual({
      state: next,
      effects: asks && 'address' in event ? [{ tag: 'fetch', address: event.address }] : [],
    });
  });

  it.each([
    [firstState(banner), banner],
    [firstState(undefined), undefined],
    [asking, banner],
    [hidden, undefined],
  ])('%j', (state, promotion) => expect(shownOf(state)).toBe(promotion));
});
