import type { Island } from '../../islands/island.ts';
import { PromotionBlock, type PromotionProps } from './PromotionBlock.tsx';

/** Wakes when somebody comes near it; until then links lead, and the legal text opens by itself. */
export const island: Island<PromotionProps> = { name: 'promotion', wake: 'intent', Component: PromotionBlock };
