import type { Island } from '../../islands/island.ts';
import { PromotionBlock, type PromotionProps } from './PromotionBlock.tsx';

/** Woken in a preview only: what a visitor does with a block needs no Preact (`promotion-acts.effects.ts`). */
export const island: Island<PromotionProps> = {
  name: 'promotion',
  wake: 'start',
  Component: PromotionBlock,
  ownTexts: true,
};
