import type { SiteCode } from '../../contracts/shop/site.contract.ts';

export const testStates = ['draft', 'scheduled', 'running', 'ended', 'stopped'] as const;
export type TestState = (typeof testStates)[number];

/** Each running test multiplies the renderings of every page. */
export const mostTestsAtOnce = 3;
export const mostRenderings = 8;

export interface TestSpan {
  readonly from: Date;
  readonly to: Date;
}

/** A test on one site. */
export interface PlannedTest extends TestSpan {
  readonly name: string;
  readonly groups: number;
}

/** The state of a test over all its sites; without spans it was not started. */
export const stateOfTest = (
  spans: readonly TestSpan[] | undefined,
  stoppedAt: Date | undefined,
  at: Date,
): TestState => {
  if (stoppedAt) return 'stopped';
  if (!spans) return 'draft';
  if (spans.some(({ from, to }) => from <= at && at < to)) return 'running';
  return spans.some(({ from }) => at < from) ? 'scheduled' : 'ended';
};

export interface TestClash {
  readonly site: SiteCode;
  /** the tests that run at that time already */
  readonly names: readonly string[];
}

const isOn = ({ from, to }: TestSpan, at: Date): boolean => from <= at && at < to;

/** DESK-5: returns the tests that leave no room for another one on a site at one time. */
export const clashOf = (site: SiteCode, others: readonly PlannedTest[], added: PlannedTest): TestClash | undefined => {
  // The number can only grow at the start of a test.
  const starts = [added, ...others].map(({ from }) => from).filter((from) => isOn(added, from));
  for (const start of starts) {
    const running = others.filter((one) => isOn(one, start));
    const renderings = running.reduce((product, { groups }) => product * groups, added.groups);
    if (running.length >= mostTestsAtOnce || renderings > mostRenderings)
      return { site, names: running.map(({ name }) => name) };
  }
  return undefined;
};

/** What is wrong with the groups of a test; `undefined` if nothing is. */
export const groupsFault = (
  groups: readonly { readonly name: string; readonly weight: number }[],
): 'twice' | 'weights' | undefined => {
  if (new Set(groups.map(({ name }) => name)).size < groups.length) return 'twice';
  return groups.filter(({ weight }) => weight > 0).length < 2 ? 'weights' : undefined;
};
