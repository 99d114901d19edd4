import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import type { ContentChange } from '../../../contracts/shop/commands.contract.ts';
import { statement } from '../../../lib/database.ts';
import { takeContent } from './take-content.ts';
import { takenKinds, type TakeContentParts } from './take-writers.ts';

const real = join(repositoryRoot, 'content');
const now = new Date('2026-11-20T12:00:00Z');
const own = new Set(['promotions', 'pages', 'search', 'vouchers.json', 'navigation']);

onBothDatabases('parts of the content', (db) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-take-'));
    for (const name of readdirSync(real)) {
      if (own.has(name)) cpSync(join(real, name), join(folder, name), { recursive: true });
      else symlinkSync(join(real, name), join(folder, name));
    }
    mkdirSync(join(folder, 'own'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const take = (given: Partial<TakeContentParts> = {}) =>
    takeContent({
      db: db(),
      folder,
      now,
      kinds: takenKinds,
      sites: ['DE', 'TR'],
      sisterOriginOf: () => '',
      isTrial: false,
      ...given,
    });
  const change = (file: string, from: string, to: string): void => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replaceAll(from, to));
  };
  const differs = (changes: readonly ContentChange[]) =>
    changes
      .filter(({ added, changed, gone }) => added.length + changed.length + gone.length > 0)
      .map(
        ({ site, kind, added, changed, gone }) => `${site} ${kind} +${added.length} ~${changed.length} -${gone.length}`,
      );
  const state = statement('', 'select site, version from content_state order by site');
  const everything = () =>
    Promise.all(
      ['promotion', 'navigation_entry', 'themeworld', 'voucher', 'ab_test', 'content_document', 'content_state'].map(
        (table) => db().query(statement('', `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`)),
      ),
    );

  it('[RUN-6] a trial says all that would change, and changes nothing', async () => {
    const before = await everything();
    const changes = await take({ isTrial: true });
    expect(changes.map(({ site, kind }) => `${site} ${kind}`)).toEqual(
      ['DE', 'TR'].flatMap((site) => takenKinds.map((kind) => `${site} ${kind}`)),
    );
    expect(changes.every(({ added, changed, gone }) => added.length > 0 && changed.length + gone.length === 0)).toBe(
      true,
    );
    expect(await everything()).toEqual(before);
  });

  it('[RUN-6] the same content again changes nothing', async () => {
    await take();
    expect(differs(await take())).toEqual([]);
  });

  it('is taken in by processes that start together, one after the other', async () => {
    const taken = await Promise.all([take({ sites: ['DE'] }), take({ sites: ['DE'] })]);
    expect(taken.filter((changes) => differs(changes).length > 0)).toHaveLength(1);
  });

  it('[RUN-6] takes in the named part on the named site, and nothing else of the folder', async () => {
    await take();
    change('promotions/header_top.json', 'Service und Hilfe', 'Rat und Tat');
    change('pages/about.json', 'Über Kontor', 'Wer wir sind');
    change('search/DE.json', '"to": "page:shipping"', '"to": "page:returns"');
    // A footer links to the page whose title, and so whose address, changes.
    expect(differs(await take({ isTrial: true }))).toEqual([
      'DE pages +0 ~1 -0',
      'DE search +1 ~2 -1',
      'DE promotions +0 ~2 -0',
    ]);
    expect(differs(await take({ kinds: ['promotions'], sites: ['TR'] }))).toEqual([]);
    expect(differs(await take({ kinds: ['promotions'] }))).toEqual(['DE promotions +0 ~1 -0']);
    expect(differs(await take({ isTrial: true }))).toEqual([
      'DE pages +0 ~1 -0',
      'DE search +1 ~2 -1',
      'DE promotions +0 ~1 -0',
    ]);
  });

  it('[RUN-6] tells the processes of the changed sites alone', async () => {
    await take();
    const before = await db().query<{ site: string; version: number }>(state);
    await take({ kinds: ['pages'], sites: ['TR'] });
    const after = await db().query<{ site: string; version: number }>(state);
    const changed = after.filter(({ site, version }) => before.find((one) => one.site === site)?.version !== version);
    expect(changed.map(({ site }) => site)).toEqual(['TR']);
  });

  it('[RUN-4] a wrong file of one part leaves everything as it was', async () => {
    await take();
    const before = await everything();
    change('pages/about.json', 'Über Kontor', 'Wer wir sind');
    change('promotions/header_top.json', '"promotions"', '"promotoins"');
    await expect(take()).rejects.toThrow(
      /header_top\.json:\d+: promotoins: is not known here: do you mean promotions\?/,
    );
    expect(await everything()).toEqual(before);
  });

  it('[CART-15] a voucher that a promotion shows cannot be taken away alone', async () => {
    await take();
    const before = await everything();
    const vouchers = JSON.parse(readFileSync(join(folder, 'vouchers.json'), 'utf8')) as { code: string }[];
    const shown = readdirSync(join(folder, 'promotions')).find((name) =>
      vouchers.some(({ code }) => readFileSync(join(folder, 'promotions', name), 'utf8').includes(code)),
    );
    expect(shown).toBeDefined();
    // The folder itself is right: its promotions show other vouchers now.
    for (const { code } of vouchers) {
      change('vouchers.json', code, `${code}X`);
      for (const name of readdirSync(join(folder, 'promotions'))) {
        const path = join(folder, 'promotions', name);
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll(`"${code}"`, `"${code}X"`));
      }
    }
    await expect(take({ kinds: ['vouchers'] })).rejects.toThrow(/needs the voucher .* Nothing was changed/);
    expect(await everything()).toEqual(before);
    expect(differs(await take({ kinds: ['vouchers', 'promotions'] })).length).toBeGreaterThan(0);
  });
});
