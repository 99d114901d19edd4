import { collectFaults } from '../content/faults/collect-faults.ts';
import { readContent } from '../content/content-files.ts';
import { readNavigationContent } from '../content/navigation-content.ts';
import { readPromotionContent } from '../content/promotions/promotion-content.ts';
import { readShopContent } from '../content/shop-content.ts';
import { demoCustomersIn } from './demo-customers.ts';

export interface CheckContentParts {
  /** content/ */
  readonly folder: string;
  readonly now: Date;
  /** whether the shop is a demo, whose content has customers */
  readonly isDemo: boolean;
}

/** Reads every file of a content folder as the start and the import do. Throws a ContentError with all faults. */
export const checkContent = ({ folder, now, isDemo }: CheckContentParts): void => {
  const faults = collectFaults();
  faults.of(() => readContent(folder));
  faults.of(() => readNavigationContent(folder));
  faults.of(() => readPromotionContent({ folder, now }));
  faults.of(() => readShopContent({ folder, sisterOriginOf: () => '' }));
  if (isDemo) faults.of(() => demoCustomersIn(folder));
  faults.throwAny();
};
