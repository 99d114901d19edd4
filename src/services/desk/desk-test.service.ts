import type {
  DeskTest,
  NewTest,
  PutTest,
  TestResult,
  TestResultQuery,
} from '../../contracts/staff/desk-test.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PlannedTest } from '../../domain/abtest/test-plan.rules.ts';
import { hasRole } from '../../domain/content/release.rules.ts';
import { sites as allSites } from '../../sites/sites.ts';
import type { DeskRepository } from './desk.repository.ts';
import { done, refused, type DeskOutcome, type DeskParts, type DeskPerson } from './desk-parts.ts';
import type { DeskTestRepository } from './desk-test.repository.ts';
import { planFault, spansOf, stateOf, viewOf } from './desk-test-views.rules.ts';
import { resultOf, type GroupOfSums } from '../../domain/abtest/test-result.rules.ts';
import { dayMs } from '../../lib/time/day.ts';

/** What a transaction reads and writes. */
export interface InsideOne {
  readonly tests: DeskTestRepository;
  readonly desk: DeskRepository;
  /** the tests of a site, those of the content folder too */
  readonly planned: (site: SiteCode) => Promise<readonly PlannedTest[]>;
}

export interface DeskTestParts extends DeskParts {
  readonly tests: DeskTestRepository;
  readonly inOne: <T>(work: (inside: InsideOne) => Promise<T>) => Promise<T>;
  readonly sumsOf: (test: string, sites: readonly SiteCode[], from: Date, to: Date) => Promise<readonly GroupOfSums[]>;
}

const mostTests = 200;
const usualEffect = 10;

/** DESK-5: A/B tests are made, changed and read at the desk. */
export const createDeskTests = (parts: DeskTestParts) => {
  const { tests, inOne, sumsOf, now } = parts;
  return {
    list: async (): Promise<DeskTest[]> => (await tests.list()).map((row) => viewOf(row, now())),
    make: async (
      { name: who, role }: DeskPerson,
      { name, owner, differs, groups, sites, startsAt, endsAt }: NewTest,
    ): Promise<DeskOutcome<DeskTest>> => {
      if (!hasRole(role, 'editor')) return refused('ROLE');
      const fault = planFault({ groups, startsAt, endsAt });
      if (fault) return fault;
      return inOne(async (inside) => {
        await inside.tests.lock();
        const known = await inside.tests.list();
        if (known.length >= mostTests) return refused('LIMIT', { limit: mostTests });
        if (known.some((one) => one.name === name)) return refused('TAKEN');
        const fresh = {
          name,
          owner,
          differs,
          groups,
          sites,
          starts_at: startsAt,
          ends_at: endsAt,
          spans: null,
          stopped_at: null,
          winner: null,
        };
        const row = await inside.tests.one(await inside.tests.add(fresh, who, now()));
        return row ? done(viewOf(row, now())) : refused('MISSING');
      });
    },
    put: async ({ name: who, role }: DeskPerson, id: number, body: PutTest): Promise<DeskOutcome<DeskTest>> => {
      if (!hasRole(role, 'editor')) return refused('ROLE');
      const fault = planFault(body);
      if (fault) return fault;
      return inOne(async (inside) => {
        await inside.tests.lock();
        const row = await inside.tests.one(id);
        if (!row) return refused('MISSING');
        // What visitors see may not change below them.
        if (stateOf(row, now()) !== 'draft') return refused('STATE', { state: stateOf(row, now()) });
        if (row.version !== body.version) return refused('CHANGED', { test: viewOf(row, now()) });
        const { owner, differs, groups, sites, startsAt, endsAt } = body;
        await inside.tests.put(
          { ...row, owner, differs, groups, sites, starts_at: startsAt, ends_at: endsAt },
          who,
          now(),
        );
        const after = await inside.tests.one(id);
        return after ? done(viewOf(after, now())) : refused('MISSING');
      });
    },
    result: async (id: number, { site, effect = usualEffect }: TestResultQuery): Promise<DeskOutcome<TestResult>> => {
      const row = await tests.one(id);
      if (!row) return refused('MISSING');
      if (site !== undefined && !row.sites.includes(site)) return refused('SITE');
      const asked = site === undefined ? row.sites : [site];
      const spans = spansOf(row) ?? [];
      const at = now();
      const from = new Date(Math.min(at.getTime(), ...spans.map((span) => span.from.getTime())));
      const to = new Date(Math.min(at.getTime(), Math.max(from.getTime(), ...spans.map((span) => span.to.getTime()))));
      const currencies = new Set(asked.map((code) => allSites[code].currency));
      const [currency] = currencies.size === 1 ? currencies : [];
      const sums = spans.length === 0 ? [] : await sumsOf(row.name, asked, from, to);
      return done(
        resultOf({ groups: row.groups, sums, currency, effect, days: (to.getTime() - from.getTime()) / dayMs }),
      );
    },
  };
};
export type DeskTests = ReturnType<typeof createDeskTests>;
