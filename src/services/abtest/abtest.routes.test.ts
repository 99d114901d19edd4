import { describe, expect, it } from 'vitest';
import { assignmentPath, testsAtPath } from '../../contracts/staff/abtest.contract.ts';
import { readConfig } from '../../server/config/config.ts';
import { createApp } from '../../server/http/app.ts';
import { sendProblem } from '../../server/http/problems.ts';
import type { AbTestRow } from './abtest.repository.ts';
import { abtestRoutes } from './abtest.routes.ts';
import { createAbTestService } from './abtest.service.ts';

const row: AbTestRow = {
  name: 'hero',
  owner: 'Marketing',
  groups: [
    { name: 'A', weight: 1 },
    { name: 'B', weight: 1 },
  ],
  valid_from: new Date('2026-03-06T07:00:00Z'),
  valid_to: new Date('2026-03-16T07:00:00Z'),
};
const during = '2026-03-10T00:00:00Z';
const before = '2026-03-06T06:59:59.999Z';

const shop = async (now: string, { isStaff = false, isPreview = false } = {}) => {
  const tests = createAbTestService({ tests: async () => [row], states: async () => [{ site: 'DE', version: 1 }] });
  await tests.refresh();
  const { app } = await createApp({ config: readConfig({}), log: false });
  abtestRoutes(app, {
    tests,
    siteOf: (host) => (host === 'tr' ? 'TR' : 'DE'),
    isSecure: () => false,
    momentOf: async () => ({
      at: new Date(now),
      abTests: isPreview ? { hero: 'B' } : {},
      ...(isPreview ? { isPreview: true as const } : {}),
    }),
    isStaff: async () => isStaff,
    sendProblem,
  });
  return app;
};

describe('[PREV-4] the visitor’s assignment', () => {
  it('stays the same: the visitor id is random, the groups are readable', async () => {
    const app = await shop(during);
    const first = await app.inject(assignmentPath);
    const [id, groups] = first.cookies;
    const [assigned] = first.json<{ tests: { name: string; group: string }[] }>().tests;
    expect(id).toMatchObject({ name: 'AbVisitor', httpOnly: true, path: '/', sameSite: 'Lax', maxAge: 2_592_000 });
    expect(groups).toMatchObject({ name: 'AbTests', value: `hero.${assigned?.group}`, path: '/' });
    for (let times = 0; times < 3; times += 1) {
      const again = await app.inject({ url: assignmentPath, cookies: { AbVisitor: id?.value ?? '' } });
      expect(again.json().tests).toEqual([assigned]);
      expect(again.cookies[0]?.value).toBe(id?.value);
    }
  });

  it('is spread over both groups', async () => {
    const app = await shop(during);
    const answers = await Promise.all(Array.from({ length: 40 }, () => app.inject(assignmentPath)));
    const groups = answers.map((answer) => answer.json<{ tests: { group: string }[] }>().tests[0]?.group);
    expect(new Set(groups)).toEqual(new Set(['A', 'B']));
  });

  it('sets no cookie without a running test, and removes the cookies of a past one', async () => {
    const app = await shop(before);
    expect((await app.inject(assignmentPath)).cookies).toEqual([]);
    const left = await app.inject({ url: assignmentPath, cookies: { AbTests: 'hero.B' } });
    expect(left.json()).toEqual({ tests: [] });
    expect(left.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['AbVisitor', 0],
      ['AbTests', 0],
    ]);
  });

  it.each(['x', '<script>', '0'.repeat(400)])('replaces a foreign visitor id: %s', async (id) => {
    const app = await shop(during);
    const answer = await app.inject({ url: assignmentPath, headers: { cookie: `AbVisitor=${id}` } });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]?.value).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is unchanged while staff preview another group', async () => {
    const answer = await (await shop(during, { isPreview: true })).inject(assignmentPath);
    expect([answer.json(), answer.cookies]).toEqual([{ tests: [{ name: 'hero', group: 'B' }] }, []]);
  });
});

describe('[PREV-4] the tests of a moment', () => {
  const ask = async (time: string, isStaff = true) =>
    (await shop(during, { isStaff })).inject({ url: testsAtPath, query: { time } });

  it.each([
    [before, []],
    ['2026-03-06T07:00:00.000Z', ['hero']],
    ['2026-03-06T08:00+01:00', ['hero']],
    ['2026-03-16T07:00:00.000Z', []],
  ])('at %s: %j', async (time, names) => {
    const answer = await ask(time);
    expect(answer.json<{ tests: { name: string }[] }>().tests.map(({ name }) => name)).toEqual(names);
  });

  it('contain the groups and no other data', async () => {
    expect((await ask(during)).json()).toEqual({ tests: [{ name: 'hero', groups: [{ name: 'A' }, { name: 'B' }] }] });
  });

  it('[PREV-2] are for staff only', async () => {
    const answer = await ask(during, false);
    expect([answer.statusCode, answer.body.includes('hero')]).toEqual([401, false]);
  });

  it.each(['', 'now', '2026-03-10', '2026-02-30T00:00:00Z', 'x'.repeat(41), '2026-03-10T00:00:00'])(
    'returns 400 for the time %j',
    async (time) => expect((await ask(time)).statusCode).toBe(400),
  );
  it('returns 400 without a time', async () => {
    const app = await shop(during, { isStaff: true });
    expect((await app.inject(testsAtPath)).statusCode).toBe(400);
  });
});
