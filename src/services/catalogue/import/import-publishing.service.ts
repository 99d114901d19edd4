import { slicesOf } from '../../../lib/slices-of.ts';
import type { CatalogueSource, Target } from './generation.repository.ts';
import type { CategoryBook } from './import-categories.rules.ts';
import { settle } from './import-history.service.ts';
import { keepNumbers } from './import-numbers.service.ts';
import type { ImportRepository } from './import.repository.ts';

export interface PublishingParts {
  readonly repository: ImportRepository;
  readonly yieldToEventLoop: () => Promise<void>;
  /** renews the claim; throws if another import has taken over */
  readonly renewClaim: (target: Target) => Promise<void>;
}

/** Makes a staged generation the live one and writes its prices into the history. */
export const createPublishing =
  ({ repository, yieldToEventLoop, renewClaim }: PublishingParts) =>
  async (target: Target, source: CatalogueSource, book: CategoryBook, at: Date): Promise<void> => {
    const categories = book.rows();
    for (const batch of slicesOf(categories, repository.pace.rows)) {
      await repository.keepCategoryNumbers(target.site, batch);
      await repository.addCategories(target, batch);
      await yieldToEventLoop();
    }
    await repository.analyze(target, yieldToEventLoop);
    await keepNumbers(repository, target, at, yieldToEventLoop);
    await renewClaim(target);
    await repository.switchOver(target, at, source);
    await settle(repository, target, at, yieldToEventLoop);
    await repository.analyze(target, yieldToEventLoop);
  };
