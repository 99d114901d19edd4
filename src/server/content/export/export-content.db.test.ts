import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyAllTables, onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import { siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { ContentFolder } from '../../../contracts/shop/commands.contract.ts';
import {
  deskKinds,
  type DeskKind,
  type ItemBodies,
  type PromotionItem,
} from '../../../contracts/staff/desk-items.contract.ts';
import { statement } from '../../../lib/database.ts';
import { draftOfStrip, draftWords, itemsOfKinds } from '../../../services/desk/desk.fixtures.ts';
import { createDeskRepository } from '../../../services/desk/desk.repository.ts';
import { createVoucherRepository } from '../../../services/voucher/voucher.repository.ts';
import { takeContent } from '../take/take-content.ts';
import { takenKinds, type TakeContentParts } from '../take/take-writers.ts';
import { exportContent } from './export-content.ts';

const real = join(repositoryRoot, 'content');
const now = new Date('2026-11-20T12:00:00Z');
/** Another day, so that days from the import would lead to other times. */
const later = new Date('2026-12-03T09:30:00Z');

onBothDatabases('an export of the content', (db) => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kontor-exported-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const take = (given: Partial<TakeContentParts> = {}) =>
    takeContent({
      db: db(),
      folder: real,
      now,
      kinds: takenKinds,
      sites: siteCodes,
      sisterOriginOf: () => '',
      isTrial: false,
      ...given,
    });
  const exported = (at = now, folder = real) => exportContent({ db: db(), folder, now: at, sisterOriginOf: () => '' });
  const written = (name: string, { folder, left, files }: ContentFolder): string => {
    const made = join(root, name);
    mkdirSync(made);
    for (const one of left) symlinkSync(join(folder, one), join(made, one));
    for (const { path, text } of files) {
      mkdirSync(dirname(join(made, path)), { recursive: true });
      writeFileSync(join(made, path), text);
    }
    return made;
  };
  const rowsOf = async (table: string, columns = 'to_jsonb(t)') =>
    db().query(statement('', `select ${columns} as row from ${table} t order by (${columns})::text`));
  const everything = async () => [
    await rowsOf('promotion'),
    await rowsOf('navigation_entry'),
    await rowsOf('themeworld'),
    await rowsOf('voucher', "to_jsonb(t) - 'used'"),
    await rowsOf('ab_test'),
    await rowsOf('content_document'),
  ];

  it('[RUN-6] imports to the same rows in every table of an empty shop, on another day too', async () => {
    await take();
    const before = await everything();
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    const folder = written('copy', await exported());
    await emptyAllTables(db());
    await take({ folder, now: later });
    expect(await everything()).toEqual(before);
  });

  const release = async (
    name: string,
    given: { readonly publishedAt?: Date; readonly startsAt?: string },
    sites: SiteCode[],
  ) => {
    const desk = createDeskRepository(db());
    const id = await desk.addRelease(name, sites, 'anna', now);
    const row = await desk.release(id);
    if (!row) throw new Error('the release is not there');
    await desk.putRelease(
      { ...row, published_at: given.publishedAt ?? null, starts_at: given.startsAt ?? null },
      'anna',
      now,
    );
    return (site: SiteCode, body: ItemBodies[DeskKind] | null, key: string, kind: DeskKind = 'promotion') =>
      desk.putDraft(id, { kind, site, key, body }, 'anna', now);
  };
  const strip = draftOfStrip.body as PromotionItem;
  const deskTest = (name: string, from: string, to: string) =>
    db().query(
      statement(
        '',
        `insert into desk_test (name, owner, differs, groups, sites, starts_at, ends_at, spans, changed_by, changed_at)
         values ($1, 'Anna', 'x', '[{"name": "A", "weight": 1}, {"name": "B", "weight": 1}]', '{DE}', 'x', 'x', $2::jsonb, 'anna', now())`,
      ),
      [name, JSON.stringify({ DE: { from, to } })],
    );

  it('[DESK-3] [RUN-6] holds what live releases show, and nothing that is planned or a draft', async () => {
    await take();
    const live = await release('live', { publishedAt: new Date('2026-11-20T09:00:00Z') }, ['DE', 'TR']);
    await live('DE', strip, draftOfStrip.key);
    await live('TR', { ...strip, from: '2026-11-24T08:00', to: '2026-11-25T08:00' }, draftOfStrip.key);
    const [footer] = await db().query<{ readonly key: string }>(
      statement('', "select slot || ' ' || name as key from promotion where site = 'DE' and slot = 'SHOP_FOOTER'"),
    );
    await live('DE', null, footer?.key ?? '');
    await deskTest('Running', '2026-11-19T07:00:00Z', '2026-12-24T07:00:00Z');
    await deskTest('Stopped', '2026-11-10T07:00:00Z', '2026-11-20T09:13:27.123Z');
    for (const name of ['Running', 'Stopped'])
      await live('DE', { ...strip, name, test: { name, group: 'B' } }, `header_top ${name}`);
    const planned = await release('planned', { startsAt: '2026-11-30T08:00' }, ['DE']);
    await planned('DE', { ...strip, name: 'Planned' }, 'header_top Planned');
    const draft = await release('draft', {}, ['DE']);
    await draft('DE', { ...strip, name: 'Unfinished' }, 'header_top Unfinished');

    const first = await exported();
    const slots = JSON.stringify(first.files);
    const words = [draftWords, 'Running', 'Stopped', 'Planned', 'Unfinished'];
    expect(words.filter((word) => slots.includes(word))).toEqual([draftWords, 'Running']);
    const folder = written('copy', first);
    await emptyAllTables(db());
    await take({ folder, now: later });
    expect((await exported(later, folder)).files).toEqual(first.files);
    const shown = await db().query(
      statement('', "select site, valid_from from promotion where name = 'Draft' order by site"),
    );
    expect(shown).toEqual([
      { site: 'DE', valid_from: null },
      { site: 'TR', valid_from: new Date('2026-11-24T05:00:00Z') },
    ]);
    expect(await rowsOf('promotion', "to_jsonb(t) -> 'site' || to_jsonb(t) -> 'slot'")).not.toContainEqual({
      row: ['DE', 'SHOP_FOOTER'],
    });
  });

  /** Where an export writes the items of each kind, and what stands there of its draft. */
  const placesOfKinds: { readonly [Kind in DeskKind]: readonly [path: string, words: RegExp] } = {
    promotion: ['promotions/', new RegExp(draftWords)],
    themeworld: ['themeworlds/', /nurimentwurf/i],
    navigation: ['navigation/', /nurimentwurf/i],
    search: ['search/', /nurimentwurf/i],
    voucher: ['vouchers.json', /nurimentwurf/i],
  };
  const kindsIn = ({ files }: ContentFolder): readonly DeskKind[] =>
    deskKinds.filter((kind) => {
      const [place, shown] = placesOfKinds[kind];
      return files.some(({ path, text }) => path.startsWith(place) && shown.test(text));
    });

  // One release holds all kinds, because an import and an export of the whole content take a second each.
  it('[DESK-3] [RUN-6] holds what a live release shows of each kind', async () => {
    await take();
    expect(kindsIn(await exported())).toEqual([]);
    const live = await release('live', { publishedAt: new Date('2026-11-20T09:00:00Z') }, ['DE']);
    for (const kind of deskKinds) await live('DE', itemsOfKinds[kind].body, itemsOfKinds[kind].key, kind);
    const first = await exported();
    expect(kindsIn(first)).toEqual(deskKinds);
    const folder = written('copy', first);
    await emptyAllTables(db());
    await take({ folder, now: later });
    expect(kindsIn(await exported(later, folder))).toEqual(deskKinds);
  });

  it('[RUN-6] holds what single sites have taken in: their texts, company, words and times', async () => {
    await take();
    const other = join(root, 'other');
    cpSync(real, other, {
      recursive: true,
      filter: (path) => !path.includes('/pictures/') || path.endsWith('index.json'),
    });
    for (const [file, from, to] of [
      ['pages/about.json', 'Über Kontor', 'Wer wir sind'],
      ['company.json', '040 66969 120', '040 1'],
      ['search/DE.json', '"porto"', '"paketgebühr"'],
      ['themeworlds/themeworlds.json', 'Hüttenzeit', 'Zeit im Schnee'],
      ['themeworlds/themeworlds.json', '"picture": "world-winter"', '"focus": [0.2, 0.9], "picture": "world-winter"'],
      ['themeworlds/themeworlds.json', 'einmal umrühren', 'zweimal umrühren'],
      ['promotions/top_banner.json', 'Frisch geröstet:', 'Heute geröstet:'],
    ] as const) {
      const text = readFileSync(join(other, file), 'utf8');
      expect(text, file).toContain(from);
      writeFileSync(join(other, file), text.replaceAll(from, to));
    }
    const kinds = takenKinds.filter((kind) => kind !== 'abtests');
    await take({ folder: other, sites: ['AT'], kinds, now: later });
    const first = await exported(later);
    const folder = written('copy', first);
    await emptyAllTables(db());
    await take({ folder, now: later });
    expect((await exported(later, folder)).files).toEqual(first.files);
    const titles = await db().query(
      statement(
        '',
        "select distinct site, title, focus from themeworld where themeworld_id = 101 and site in ('DE', 'AT') order by site",
      ),
    );
    expect(titles).toEqual([
      { site: 'AT', title: 'Zeit im Schnee', focus: [0.2, 0.9] },
      { site: 'DE', title: 'Hüttenzeit', focus: null },
    ]);
  });

  it('[RUN-6] says what no folder can hold, and leaves nothing behind', async () => {
    await take();
    await db().transaction((tx) =>
      createVoucherRepository(db()).insert(tx, {
        code: 'OWN1',
        site: 'DE',
        title: 'One euro',
        worth: { amountMinor: 100 },
        minimumMinor: 0,
      }),
    );
    expect((await exported()).files.some(({ text }) => text.includes('OWN1'))).toBe(false);
    await db().query(statement('', "update voucher set is_shared = true where code = 'OWN1'"));
    // Its own folder: other tests export at the same time.
    const temporary = join(root, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    await expect(exported()).rejects.toThrow(/cannot be written as a folder, nothing was written.*amountMinor/s);
    vi.unstubAllEnvs();
    expect(readdirSync(temporary)).toEqual([]);
  });
});
