import { describe, expect, it } from 'vitest';
import { allSteps, stepsNamed, stepsToBegin, type Step } from './steps.ts';

const names = (steps: readonly Step[]) => steps.map(({ name }) => name);

/** Runs steps that each take one turn; returns the names that run in each turn. */
const turns = (steps: readonly Step[], cores: number, broken: readonly string[] = []): string[][] => {
  const [passed, failed] = [new Set<string>(), new Set<string>()];
  const all: string[][] = [];
  for (;;) {
    const some = names(stepsToBegin(steps, { running: new Set(), passed, failed }, cores));
    if (some.length === 0) return all;
    all.push(some);
    for (const name of some) (broken.includes(name) ? failed : passed).add(name);
  }
};

describe('steps of `npm test`', () => {
  it('run side by side on two cores, the tests alone and after everything else', () => {
    expect(turns(allSteps, 2)).toEqual([
      ['build', 'lint'],
      ['dead code', 'types'],
      ['format', 'sizes'],
      ['unit, region, database and law tests'],
      ['browser'],
    ]);
  });

  it('run one after the other on one core', () => {
    expect(turns(allSteps, 1).flat()).toEqual(names(allSteps));
  });

  it('all run on many cores, each once', () => {
    const all = turns(allSteps, 32).flat();
    expect(all.toSorted()).toEqual(names(allSteps).toSorted());
  });

  it.each(['build', 'types'])('end without the tests when %s fails, but with all other checks', (broken) => {
    const ran = turns(allSteps, 2, [broken]).flat();
    expect(ran).not.toContain('browser');
    expect(ran).not.toContain('unit, region, database and law tests');
    expect(ran).toEqual(expect.arrayContaining(['lint', 'format', 'dead code', 'types', 'build']));
    expect(ran.includes('sizes')).toBe(broken !== 'build');
  });

  it('go on to the tests when only lint fails', () => {
    expect(turns(allSteps, 2, ['lint']).flat()).toHaveLength(allSteps.length);
  });

  it('wait for a free core, and begin nothing beside a step that runs alone', () => {
    const progress = { passed: new Set<string>(), failed: new Set<string>() };
    expect(names(stepsToBegin(allSteps, { ...progress, running: new Set(['build']) }, 2))).toEqual(['lint']);
    expect(stepsToBegin(allSteps, { ...progress, running: new Set(['build', 'lint']) }, 2)).toEqual([]);
    expect(stepsToBegin(allSteps, { ...progress, running: new Set(['browser']) }, 8)).toEqual([]);
  });

  it('are chosen by words of their names, and need nothing that was not chosen', () => {
    const chosen = stepsNamed(allSteps, ['sizes', 'browser']);
    expect(turns(chosen, 2)).toEqual([['sizes'], ['browser']]);
    expect(stepsNamed(allSteps, [])).toEqual(allSteps);
  });
});
