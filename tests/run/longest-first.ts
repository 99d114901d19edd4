import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that take longest. Begun late, one of them would run alone at the end. */
export const longest: readonly string[] = [
  'tests/crawl.db.test.ts',
  'src/services/newsletter/newsletter.service.db.test.ts',
  'src/server/bad-input.db.test.ts',
  'tests/kill.db.test.ts',
  'tests/nginx.db.test.ts',
  'src/cli/main.db.test.ts',
  'src/cli/ask-owner.db.test.ts',
  'src/server/content/take/fill.db.test.ts',
  'src/services/search/search-finders.db.test.ts',
  'tests/several-processes.db.test.ts',
  'tests/own-pages.db.test.ts',
  'tests/contact-pages.db.test.ts',
];

/** A new clone knows no times of an earlier run, and Vitest would begin with the files of most bytes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((path) => moduleId.endsWith(path));
      return place === -1 ? longest.length : place;
    };
    const sorted = await super.sort(files); // oxlint-disable-line unicorn/no-array-sort -- the method of Vitest, not of an array
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
