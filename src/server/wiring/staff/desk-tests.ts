import type { Database } from '../../../lib/database.ts';
import { inTransaction } from '../../content/take/content-changes.repository.ts';
import { createAbTestRepository } from '../../../services/abtest/abtest.repository.ts';
import { createTestSums } from '../../../services/collector/test-sums.repository.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import type { DeskParts } from '../../../services/desk/desk-parts.ts';
import { createDeskTestRepository } from '../../../services/desk/desk-test.repository.ts';
import { createDeskTestActs, type DeskTestActs } from '../../../services/desk/desk-test-acts.service.ts';
import { createDeskTests, type DeskTestParts, type DeskTests } from '../../../services/desk/desk-test.service.ts';

/** Composes the A/B tests of the desk. */
export const composeDeskTests = (db: Database, desk: DeskParts, isDemo: boolean): DeskTests & DeskTestActs => {
  const parts: DeskTestParts = {
    ...desk,
    tests: createDeskTestRepository(db),
    inOne: (work) =>
      db.transaction((tx) =>
        work({
          tests: createDeskTestRepository(tx),
          desk: createDeskRepository(tx),
          planned: async (site) =>
            (await createAbTestRepository(inTransaction(db, tx)).tests(site)).map((one) => ({
              name: one.name,
              groups: one.groups.length,
              from: one.valid_from,
              to: one.valid_to,
            })),
        }),
      ),
    sumsOf: createTestSums(db, isDemo).of,
  };
  return { ...createDeskTests(parts), ...createDeskTestActs(parts) };
};
