import type { ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { PhaseIntegration } from './PhaseIntegration.tsx';
import type { PromotionFilter } from './promotion.rules.ts';
import { TopBanner } from './TopBanner.tsx';
import { usePromotion } from './use-promotion.ts';

export interface PromotionProps extends PromotionFilter {
  /** as fetched by the server; without it the block requests it on hydration */
  readonly promotion?: ShownPromotion;
  /** path of the page: a category banner does not link to it */
  readonly standsOn?: string;
}

/** PROMO-2: a block by the type of its promotion; an unknown type shows nothing. */
export const PromotionBlock = ({ promotion, standsOn, ...filter }: PromotionProps) => {
  const shown = usePromotion(filter, promotion);
  switch (shown && kindOf(shown.type)) {
    case 'BANNER':
      return shown && <TopBanner content={shown.content} />;
    case 'CATEGORY':
      return shown && <CategoryBanner content={shown.content} standsOn={standsOn} />;
    case 'PHASE_INTEGRATION':
      return shown && <PhaseIntegration content={shown.content} />;
    // The header renders the benefits strip, the footer region the footer.
    case 'FOOTER':
    case 'BENEFITS':
    case undefined:
      return null;
  }
};
