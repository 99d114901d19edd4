import type { TestsAnswer } from '../../contracts/staff/abtest.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { isWithin, spanAround, type TimeSpan } from '../../lib/time/time-span.ts';
import type { AbTestRepository } from './abtest.repository.ts';
import {
  groupOf,
  groupsNow,
  isRunning,
  readAssignment,
  writeAssignment,
  type AbTest,
  type Groups,
} from './abtest.rules.ts';

interface Loaded {
  readonly version: number;
  readonly tests: readonly AbTest[];
}

/** The tests that run during a time span, with the groupings of recent cookies. */
interface Running {
  readonly loaded: Loaded;
  readonly span: TimeSpan;
  readonly tests: readonly AbTest[];
  readonly groupingOf: (cookie: string) => Grouping;
}

export interface Grouping {
  readonly abTests: Groups;
  /** has few values: it is part of the page's cache key */
  readonly key: string;
  /** whether these are the groups of a visitor without a cookie */
  readonly isControl: boolean;
}

export interface AbTestService {
  /** returns for every running test the group in the visitor's cookie, else the control */
  grouping(site: SiteCode, cookie: string, at: Date): Grouping;
  /** PREV-7: returns the controls, with the chosen group of one test; `undefined` if it does not run then */
  chosen(site: SiteCode, at: Date, choice?: { readonly test: string; readonly group: string }): Groups | undefined;
  /** returns the groups of a visitor id, which never change */
  assignment(site: SiteCode, visitorId: string, at: Date): Groups;
  /** PREV-4 */
  testsAt(site: SiteCode, at: Date): TestsAnswer;
  /** returns the tests that run at some time between two dates, for the staff's timeline */
  between(site: SiteCode, from: Date, to: Date): readonly AbTest[];
  nextSwitch(site: SiteCode, at: Date): Date | undefined;
  version(site: SiteCode): string;
  refresh(): Promise<void>;
}

/** Cookie values whose groups one process caches. */
const rememberedCookies = 1000;

export const createAbTestService = (repository: Pick<AbTestRepository, 'tests' | 'states'>): AbTestService => {
  let loaded = new Map<SiteCode, Loaded>();
  const kept = new Map<SiteCode, Running>();
  const none: Loaded = { version: 0, tests: [] };

  const runningOf = (site: SiteCode, at: Date): Running => {
    const now = loaded.get(site) ?? none;
    const known = kept.get(site);
    if (known?.loaded === now && isWithin(known.span, at)) return known;
    const tests = now.tests.filter((test) => isRunning(test, at));
    const switches = now.tests.flatMap(({ valid_from, valid_to }) => [valid_from.getTime(), valid_to.getTime()]);
    const controls = writeAssignment(groupsNow(tests, {}));
    const fresh: Running = {
      loaded: now,
      span: spanAround(switches, at),
      tests,
      groupingOf: memoize((cookie) => {
        const abTests = groupsNow(tests, readAssignment(cookie));
        const key = writeAssignment(abTests);
        return { abTests, key, isControl: key === controls };
      }, rememberedCookies),
    };
    kept.set(site, fresh);
    return fresh;
  };

  return {
    grouping: (site, cookie, at) => runningOf(site, at).groupingOf(cookie),
    chosen: (site, at, choice) => {
      const running = (loaded.get(site) ?? none).tests.filter((test) => isRunning(test, at));
      const groups = groupsNow(running, choice ? { [choice.test]: choice.group } : {});
      return choice && groups[choice.test] !== choice.group ? undefined : groups;
    },
    assignment: (site, visitorId, at) =>
      Object.fromEntries(runningOf(site, at).tests.map((test) => [test.name, groupOf(visitorId, test)])),
    testsAt: (site, at) => ({
      tests: (loaded.get(site) ?? none).tests
        .filter((test) => isRunning(test, at))
        .map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group.name })) })),
    }),
    between: (site, from, to) =>
      (loaded.get(site) ?? none).tests.filter(({ valid_from, valid_to }) => valid_from < to && valid_to > from),
    nextSwitch: (site, at) => {
      const { until } = runningOf(site, at).span;
      return until === Infinity ? undefined : new Date(until);
    },
    version: (site) => String(loaded.get(site)?.version ?? 0),
    refresh: async () => {
      const states = await repository.states();
      const fresh = await Promise.all(
        states.map(async ({ site, version }): Promise<[SiteCode, Loaded]> => {
          const known = loaded.get(site);
          return [site, known?.version === version ? known : { version, tests: await repository.tests(site) }];
        }),
      );
      loaded = new Map(fresh);
    },
  };
};
