import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { assignmentCookie } from '../src/contracts/staff/abtest.contract.ts';
import { findNginx, openPlainCache, withoutNginx } from './nginx-here.ts';
import { cacheWord, must, plainHtml, robot, type SetPromise } from './promises.ts';
import { askAt, type Answer, type Ask } from './ask.ts';
import type { WholeSet } from './whole-set.ts';

/** A page of these kinds of visitors differs from all others; the first one is the common one. */
const kinds: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'user-agent': robot },
  { cookie: 'a=b; App=1' },
  { cookie: 'Affiliate=1' },
  { cookie: `${assignmentCookie}=AdventBanner.B` },
  { cookie: `App=1; ${assignmentCookie}=AdventBanner.B` },
];
const common = kinds[0];

const questions = (path: string): Ask[] => kinds.map((headers) => ({ path, headers: { ...plainHtml, ...headers } }));

/** Every order of two kinds: what one left in the cache is not given to the other. */
const inEveryOrder = kinds.flatMap((_, first) => kinds.flatMap((__, second) => [first, second]));

const isSame = (one: Answer, other: Answer): boolean => one.status === other.status && one.body === other.body;

const groupB = { ...plainHtml, cookie: `${assignmentCookie}=AdventBanner.B` };

/** Begins the demo's A/B test of tomorrow today, and waits until both processes know it. */
const withGroups = async (set: WholeSet): Promise<void> => {
  const client = new pg.Client({ connectionString: set.databaseUrl });
  await client.connect();
  try {
    await client.query("update ab_test set valid_from = now() - interval '1 day' where name = 'AdventBanner'");
    await client.query("update promotion set valid_from = now() - interval '1 day' where test_name = 'AdventBanner'");
    await client.query('update content_state set version = version + 1');
  } finally {
    await client.end();
  }
  for (const shop of set.shops) {
    const differ = async () =>
      (await shop.ask({ path: '/', headers: plainHtml })).body !==
      (await shop.ask({ path: '/', headers: groupB })).body;
    while (!(await differ())) await delay(200);
  }
};

/** Runs `work` with a cache before the first process that knows nothing of the shop. */
const throughPlainCache = async (
  set: WholeSet,
  ignoresVary: boolean,
  work: (parts: { ask: WholeSet['ask']; direct: WholeSet['ask'] }) => Promise<void>,
): Promise<void> => {
  await withGroups(set);
  const {
    port,
    shops: [shop],
  } = set;
  const binary = findNginx();
  if (!binary) throw new Error(withoutNginx);
  const address = '127.0.0.13';
  const folder = mkdtempSync(join(tmpdir(), 'kontor-plain-cache-'));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const cache = await openPlainCache(binary, {
    folder,
    listen: `${address}:${port}`,
    shop: `${shop.address}:${port}`,
    ignoresVary,
  });
  try {
    await work({ ask: askAt(address, port), direct: shop.ask });
  } finally {
    await cache.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** RUN-8: which caches keep the variants of a page. */
export const cachePromises: readonly SetPromise[] = [
  {
    title: 'the supplied proxy keeps every variant of a page and of a fragment',
    hold: async (set) => {
      for (const { output } of set.shops)
        must(
          !output().includes('npm run shop -- nginx'),
          () => `a process takes the file for another one: ${output()}`,
        );
      await withGroups(set);
      const {
        ask,
        shops: [shop],
      } = set;
      for (const path of ['/?page=4000', '/fragments/footer?reduced=false']) {
        for (const question of questions(path)) {
          await ask(question);
          const again = await ask(question);
          must(cacheWord(again) === 'HIT', () => `${JSON.stringify(question)}: ${cacheWord(again)}`);
          must(again.headers['x-accel-expires'] === undefined, () => 'the visitor is shown X-Accel-Expires');
          must(isSame(again, await shop.ask(question)), () => `${JSON.stringify(question)} is another variant`);
        }
      }
    },
  },
  {
    title: 'a cache that knows nothing but Vary keeps the common variant, and gives no visitor a wrong one',
    ofNginxAlone: 'it tries another cache',
    hold: (set) =>
      throughPlainCache(set, false, async ({ ask, direct }) => {
        for (const path of ['/', '/sitemap', '/fragments/footer', '/fragments/header']) {
          const asked = questions(path);
          const right = await Promise.all(asked.map((question) => direct(question)));
          for (const place of inEveryOrder) {
            const [question = { path }, expected] = [asked.at(place), right.at(place)];
            const seen = await ask(question);
            must(
              expected !== undefined && isSame(seen, expected),
              () => `${JSON.stringify(question)} got another one: ${seen.status} ${cacheWord(seen)}`,
            );
          }
          const wordOfCommon = async () => cacheWord(await ask({ path, headers: { ...plainHtml, ...common } }));
          const first = await wordOfCommon();
          // What it kept is fetched again where the questions above took longer than the four seconds of its life.
          const word = first === 'EXPIRED' ? await wordOfCommon() : first;
          must(word === 'HIT' || word === 'STALE', () => `${path}: ${first}, then ${word}`);
        }
      }),
  },
  {
    title: 'a cache that does not even know Vary keeps the common variant alone',
    ofNginxAlone: 'it tries another cache',
    hold: (set) =>
      throughPlainCache(set, true, async ({ ask, direct }) => {
        for (const path of ['/?page=4001', '/fragments/footer']) {
          const [first = { path }, ...others] = questions(path);
          const right = await direct(first);
          for (const question of others) {
            const own = await direct(question);
            // Not every kind differs by every page; the next one would be given what is kept for all.
            if (isSame(own, right)) continue;
            must(isSame(await ask(question), own), () => `${JSON.stringify(question)} got another one`);
          }
          must(isSame(await ask(first), right), () => `${path}: a variant was kept`);
        }
      }),
  },
];
