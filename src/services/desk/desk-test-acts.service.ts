import type { DeskTest, TestAct } from '../../contracts/staff/desk-test.contract.ts';
import { clashOf, type TestState } from '../../domain/abtest/test-plan.rules.ts';
import { hasRole } from '../../domain/content/release.rules.ts';
import { done, refused, type DeskOutcome, type DeskPerson, type DeskRefusal } from './desk-parts.ts';
import { createDeskReads } from './desk-reads.service.ts';
import type { DeskTestRow } from './desk-test.repository.ts';
import type { DeskTestParts, InsideOne } from './desk-test.service.ts';
import { spansFrom, stateOf, viewOf } from './desk-test-views.rules.ts';
import { releaseWinner, winnerDrafts, type WinnerDraft } from './test-winner.ts';

const start = async (row: DeskTestRow, at: Date, { planned }: InsideOne): Promise<DeskTestRow | DeskRefusal> => {
  const spans = spansFrom(row, at);
  if (spans.some(({ from, to }) => to <= from)) return refused('TIME');
  for (const { site, from, to } of spans) {
    const others = await planned(site);
    if (others.some(({ name }) => name === row.name)) return refused('TAKEN');
    const clash = clashOf(site, others, { name: row.name, groups: row.groups.length, from, to });
    if (clash) return refused('TESTS', { ...clash });
  }
  const stored = spans.map(({ site, from, to }) => [site, { from: from.toISOString(), to: to.toISOString() }] as const);
  return { ...row, spans: Object.fromEntries(stored) };
};
/** The row ends now, so that the groups are no part of pages and cookies any more. */
const stopped = (row: DeskTestRow, winner: string | undefined, at: Date): DeskTestRow => {
  const spans = Object.entries(row.spans ?? {}).map(
    ([site, { from }]) => [site, { from, to: at.toISOString() }] as const,
  );
  return { ...row, spans: Object.fromEntries(spans), stopped_at: at, winner: winner ?? null };
};

const wanted: Readonly<Record<TestAct['act'], readonly TestState[]>> = {
  start: ['draft'],
  remove: ['draft'],
  stop: ['scheduled', 'running'],
};

/** Why an act is refused now; `undefined` if it is possible. */
const refusalNow = (row: DeskTestRow, act: TestAct, at: Date): DeskRefusal | undefined => {
  const state = stateOf(row, at);
  if (!wanted[act.act].includes(state)) return refused('STATE', { state });
  if (row.version !== act.version) return refused('CHANGED', { test: viewOf(row, at) });
  const isStray = act.act === 'stop' && act.winner !== undefined && !row.groups.some(({ name }) => name === act.winner);
  return isStray ? refused('GROUPS') : undefined;
};

/** DESK-5: A/B tests are started, stopped and removed. */
export const createDeskTestActs = (parts: DeskTestParts) => {
  const { tests, inOne, now } = parts;
  const { publicItems } = createDeskReads(parts);
  /** Read before the transaction: it needs the items that are public now. */
  const draftsFor = async (id: number, act: TestAct): Promise<readonly WinnerDraft[]> => {
    const row = act.act === 'stop' && act.winner !== undefined ? await tests.one(id) : undefined;
    const drafts: WinnerDraft[] = [];
    for (const site of row?.sites ?? [])
      drafts.push(
        ...winnerDrafts(
          (await publicItems(site, 'promotion')).values(),
          row?.name ?? '',
          ('winner' in act && act.winner) || '',
        ),
      );
    return drafts;
  };
  return {
    act: async (
      { name: who, role }: DeskPerson,
      id: number,
      act: TestAct,
    ): Promise<DeskOutcome<DeskTest | undefined>> => {
      if (!hasRole(role, act.act === 'remove' ? 'editor' : 'publisher')) return refused('ROLE');
      const drafts = await draftsFor(id, act);
      return inOne(async (inside) => {
        await inside.tests.lock();
        const row = await inside.tests.one(id);
        if (!row) return refused('MISSING');
        const at = now();
        const refusal = refusalNow(row, act, at);
        if (refusal) return refusal;
        if (act.act === 'remove') {
          await inside.tests.remove(id);
          return done(undefined);
        }
        const winner = act.act === 'stop' ? act.winner : undefined;
        const after = act.act === 'start' ? await start(row, at, inside) : stopped(row, winner, at);
        if ('ok' in after) return after;
        await inside.tests.put(after, who, at);
        if (winner !== undefined) await releaseWinner(inside.desk, drafts, row, winner, who, at);
        await inside.desk.touchSites(row.sites);
        const stored = await inside.tests.one(id);
        return stored ? done(viewOf(stored, at)) : refused('MISSING');
      });
    },
  };
};
export type DeskTestActs = ReturnType<typeof createDeskTestActs>;
