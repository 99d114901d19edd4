import { expect, it } from 'vitest';
import { kindOf } from './promotion.rules.ts';

it.each([
  ['ApiHeaderBenefitsPromotion', 'BENEFITS'],
  ['ApiTopBannerPromotion', 'BANNER'],
  ['ApiPiPromotion', 'PHASE_INTEGRATION'],
  ['ApiCategory', 'CATEGORY'],
  ['ApiSomethingNew', undefined],
  ['', undefined],
  ['constructor', undefined],
])('[PROMO-2] the type %s has the kind %s', (type, kind) => expect(kindOf(type)).toBe(kind));
