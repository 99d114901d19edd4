import { describe, expect, it } from 'vitest';
import { changedRun, databaseTestsOf, journeysOf, type JourneyFile } from './changed.ts';
import { allSteps } from './steps.ts';

const journeys: readonly JourneyFile[] = [
  {
    path: 'tests/journeys/cart.journey.ts',
    text: `import { test } from '../support/browser/journey.ts';\nawait regionIn(page, 'cart');`,
  },
  {
    path: 'tests/journeys/search.journey.ts',
    text: `import { terms } from '../support/pages/every-page.ts';\nawait regionIn(page, 'search');`,
  },
  { path: 'tests/journeys/engines.journey.ts', text: `press('k-region[data-region="cart"] button')` },
];

const commands = (changed: readonly string[], since?: string): Record<string, string> => {
  const { steps } = changedRun(allSteps, { changed, journeys, ...(since ? { since } : {}) });
  return Object.fromEntries(steps.map(({ name, command }) => [name, command]));
};

describe('journeys of a change', () => {
  it.each([
    ['none for a document', ['docs/architecture.md'], []],
    ['the journey that is changed itself', ['tests/journeys/cart.journey.ts'], ['cart']],
    ['those that import a changed file', ['tests/support/pages/every-page.ts'], ['search']],
    ['those that look at a changed region', ['src/regions/cart/CartLine.tsx'], ['cart', 'engines']],
    ['none for a region that no journey names', ['src/regions/gallery-only/One.tsx'], []],
  ])('are %s', (_, changed, found) => {
    expect(journeysOf(changed, journeys)).toEqual(found.map((name) => `tests/journeys/${name}.journey.ts`));
  });

  it('come first when they are changed themselves or called like the region', () => {
    const looking = `await regionIn(page, 'search');`;
    const all = ['engines', 'keyboard', 'search'].map((name) => ({
      path: `tests/journeys/${name}.journey.ts`,
      text: looking,
    }));
    const changed = ['src/regions/search/Search.tsx', 'tests/journeys/keyboard.journey.ts'];
    expect(journeysOf(changed, all)).toEqual(
      ['keyboard', 'search', 'engines'].map((name) => `tests/journeys/${name}.journey.ts`),
    );
  });

  it('are left to a whole run from the third on', () => {
    const many = Array.from({ length: 4 }, (_, n) => ({ path: `tests/journeys/${n}.journey.ts`, text: '' }));
    const { steps, left } = changedRun(allSteps, { changed: many.map(({ path }) => path), journeys: many });
    expect(left).toEqual(many.slice(2).map(({ path }) => path));
    expect(steps.find(({ name }) => name === 'browser')?.command).toMatch(
      / tests\/journeys\/0\.journey\.ts tests\/journeys\/1\.journey\.ts$/,
    );
  });
});

describe('tests of a change with a database', () => {
  it.each([
    ['none for a region', ['src/regions/cart/CartLine.tsx', 'docs/a.md', 'src/server/open.ts'], []],
    ['those of a service', ['src/services/order/order.rules.ts', 'src/services/order/a.ts'], ['src/services/order/']],
    ['those of the service of a subject', ['src/domain/cart/kinds/article.ts'], ['src/services/cart/']],
    ['those of a part of the server', ['src/server/content/take/fill.ts'], ['src/server/content/']],
    ['the file itself', ['tests/kill.db.test.ts'], ['tests/kill.db.test.ts']],
  ])('are %s', (_, changed, found) => {
    expect(databaseTestsOf(changed)).toEqual(found);
  });

  it('run after those without one', () => {
    expect(commands(['src/services/order/a.ts'])['unit, region, database and law tests']).toMatch(
      / && vitest run --project=db --passWithNoTests 'src\/services\/order\/' && vitest run tests\/laws$/,
    );
  });
});

describe('checks of a change', () => {
  it('of a document are the quick ones, with the laws and without a build', () => {
    const run = commands(['docs/architecture.md']);
    expect(Object.keys(run)).toEqual(['dead code', 'types', 'unit, region, database and law tests']);
    expect(run['unit, region, database and law tests']).toMatch(
      /vitest run --project=node --project=dom --changed --passWithNoTests && vitest run tests\/laws$/,
    );
  });

  it('of a text run the tests that read all texts, which import none', () => {
    expect(commands(['src/sites/texts/tr.json'])['unit, region, database and law tests']).toMatch(
      / && vitest run tests\/laws src\/sites src\/server\/rendering\/texts$/,
    );
  });

  it('of a source lint and check that file alone, and build', () => {
    const run = commands(['src/regions/cart/Cart Line.tsx', `src/it's.ts`]);
    expect(run['lint']).toMatch(/ 'src\/regions\/cart\/Cart Line\.tsx' 'src\/it'\\''s\.ts'$/);
    expect(run['format']).toMatch(/ 'src\/regions\/cart\/Cart Line\.tsx' 'src\/it'\\''s\.ts'$/);
    expect(run).toMatchObject({ build: expect.any(String), sizes: expect.any(String) });
    expect(run['browser']).toMatch(
      /playwright test tests\/journeys\/cart\.journey\.ts tests\/journeys\/engines\.journey\.ts$/,
    );
  });

  it('compare with the commit that is named', () => {
    expect(commands(['docs/a.md'], 'main')['unit, region, database and law tests']).toContain(` --changed='main' `);
  });
});
