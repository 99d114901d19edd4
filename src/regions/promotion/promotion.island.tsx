import type { Island } from '../../islands/island.ts';
import { PromotionBlock, type PromotionProps } from './PromotionBlock.tsx';

/** Hydrated on intent; until then links work, and the legal text is a `details` element. */
export const island: Island<PromotionProps> = { name: 'promotion', wake: 'intent', Component: PromotionBlock };
