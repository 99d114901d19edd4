import { Readable } from 'node:stream';
import { createServer, type RequestListener, type Server } from 'node:http';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../tests/support/databases/databases.ts';
import { contentWithFewProducts, contentWithoutProducts } from '../../tests/support/shops/few-products.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { madeFeed } from '../../bench/feeds/make-feed.ts';
import { exportCommandPath, type ContentCommand } from '../contracts/shop/commands.contract.ts';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { takenKinds } from '../server/content/take/take-writers.ts';
import { statement } from '../lib/database.ts';
import { commandSocket } from '../server/commands/command-socket.ts';
import { createCommands, type OwnCommands } from '../server/commands/commands.ts';
import { readConfig } from '../server/config/config.ts';
import { allSites } from '../sites/sites.ts';
import { folderFiles } from '../server/files/folder-files.ts';
import { masterFiles } from '../server/files/master-files.ts';
import { createPictureRepository } from '../services/pictures/pictures.repository.ts';
import { createPictureCommands } from '../server/wiring/pictures/picture-commands.ts';
import { askOwner } from './ask-owner.ts';

const { origins } = readConfig({});
const articles: ContentCommand = { kinds: ['products'], sites: [...siteCodes], isTrial: false, mayEndSales: false };
const theRest: ContentCommand = { ...articles, kinds: [...takenKinds] };
const generations = statement('', 'select site, generation, version from catalogue_state order by site');

onBothDatabases('commands through the socket', (db) => {
  let folder: string;
  let door: Server;
  let commands: OwnCommands;
  const faults: unknown[] = [];
  const socket = () => join(folder, 'owner.sock');
  const listen = (answer: RequestListener): Promise<void> => {
    door = createServer(answer);
    return new Promise((resolve) => door.listen(socket(), resolve));
  };
  async function* feed(items: number): AsyncGenerator<Uint8Array> {
    for (const piece of madeFeed(items, 'xml')) yield Buffer.from(piece);
  }
  const ask = () => askOwner(socket());
  const pictures = () =>
    createPictureCommands({ db: db(), files: masterFiles(folderFiles(join(folder, 'files'))), now: () => new Date() });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-door-'));
    faults.length = 0;
    commands = createCommands({ db: db(), folder: join(repositoryRoot, 'content'), origins, now: () => new Date() });
    await listen(commandSocket({ ...commands, ...pictures() }, (fault) => faults.push(fault)));
  });
  afterEach(async () => {
    await commands.stop();
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  it('[RUN-3] an import reports its progress and its result', async () => {
    const seen: number[] = [];
    const outcome = await ask().importFeed('DE', feed(2000), (items) => seen.push(items));
    expect(outcome).toEqual({ ok: true, report: { items: 2000, bad: 0, faults: [], pictures: 2 } });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await db().query(generations)).toMatchObject([{ site: 'DE', version: 1 }]);
  });

  it('[RUN-12] an update and a trial are no whole feeds for the shop that runs', async () => {
    await ask().importFeed('DE', feed(200), () => {});
    const row = () => Readable.from([Buffer.from('id\texpiration_date\nK7-0\t2026-01-01\n')]);
    const update = { added: 0, changed: 0, gone: 1 };
    const report = { items: 0, bad: 0, faults: [], expired: 1, update };
    expect(await ask().importFeed('DE', row(), () => {}, { isUpdate: true, isTrial: true })).toEqual({
      ok: true,
      report: { ...report, isTrial: true },
    });
    expect(await db().query(generations)).toMatchObject([{ site: 'DE', version: 1 }]);
    expect(await ask().importFeed('DE', row(), () => {}, { isUpdate: true })).toEqual({ ok: true, report });
    expect(await ask().importFeed('DE', feed(100), () => {}, { isTrial: true })).toMatchObject({
      report: { items: 100 },
    });
    expect(await db().query(generations)).toMatchObject([{ site: 'DE', version: 2 }]);
  });

  it('[RUN-7] pictures of a feed are reported, and files of a folder taken in by their names', async () => {
    await ask().importFeed('DE', feed(200), () => {});
    expect(await ask().pictureReport()).toEqual({
      sites: [{ site: 'DE', pictures: 2, here: 0, failed: 0 }],
      faults: [],
    });
    const own = join(folder, 'own');
    mkdirSync(join(own, 'large'), { recursive: true });
    const master = join(repositoryRoot, 'content/pictures/bag-tree-sage-clay.webp');
    cpSync(master, join(own, 'Mug Sage.webp'));
    cpSync(master, join(own, 'large/mug_sage.webp'));
    cpSync(master, join(own, 'large/other.jpg'));
    writeFileSync(join(own, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(own, '.hidden'), 'no picture');
    expect(await ask().importPictures(own)).toEqual({
      taken: 2,
      left: [
        { file: 'large/mug_sage.webp', reason: 'Mug Sage.webp has the same name' },
        { file: 'logo.svg', reason: 'it is no JPEG, PNG, GIF, WebP or AVIF picture' },
      ],
    });
    const masters = await createPictureRepository(db()).masters(['mug-sage', 'other', 'logo']);
    expect(masters).toHaveLength(2);
    await expect(ask().importPictures(join(folder, 'nowhere'))).rejects.toThrow('There is no folder');
  });

  it('[RUN-3] an export can be imported', async () => {
    await ask().importFeed('DE', feed(500), () => {});
    const read = async (): Promise<string> => {
      const chunks = [];
      for await (const chunk of (await ask().exportFeed('DE', 'tsv')) ?? []) chunks.push(Buffer.from(chunk));
      // A letter of two bytes may stand in two chunks.
      return Buffer.concat(chunks).toString('utf8');
    };
    const file = await read();
    expect(file.split('\n').length).toBeGreaterThan(500);
    const again = (async function* () {
      yield Buffer.from(file);
    })();
    expect(await ask().importFeed('DE', again, () => {})).toMatchObject({ ok: true, report: { items: 500 } });
    expect(await read()).toBe(file);
    expect(await ask().exportFeed('AT', 'xml')).toBeUndefined();
  });

  it('[RUN-6] content --only promotions changes no row of a catalogue from a feed', async () => {
    await ask().importFeed('DE', feed(500), () => {});
    const tables = [
      'article',
      'product',
      'category',
      'price_point',
      'product_number',
      'category_number',
      'catalogue_state',
    ];
    const rows = async () => {
      const hashes: string[] = [];
      for (const table of [...tables, 'catalogue_retired', 'picture_mention']) {
        const sql = `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) || count(*) as hash from ${table} t`;
        hashes.push(`${table} ${(await db().query<{ readonly hash: string }>(statement('', sql)))[0]?.hash}`);
      }
      return hashes;
    };
    const before = await rows();
    expect(before.filter((line) => / \w{32}0$/.test(line)).map((line) => line.split(' ')[0])).toEqual([
      'catalogue_retired',
    ]);
    await ask().takeContent(theRest, () => {});
    const changes = await ask().takeContent({ ...theRest, kinds: ['promotions'] }, () => {});
    expect(changes.map(({ kind }) => kind)).toEqual(siteCodes.map(() => 'promotions'));
    expect(await rows()).toEqual(before);
  });

  it('[RUN-6] the present content comes as files, with the folder that has the rest', async () => {
    await ask().takeContent({ ...theRest, kinds: ['pages'], sites: ['DE'] }, () => {});
    const { folder: own, left, files } = await ask().exportContent();
    expect(own).toBe(join(repositoryRoot, 'content'));
    expect(left).toContain('brand');
    expect(left).not.toContain('pages');
    expect(files.map(({ path }) => path)).toContain('pages/about.json');
    await db().query(
      statement(
        '',
        "insert into voucher (site, code, is_shared, title, amount_minor, minimum_minor) values ('DE', 'EURO1', true, 'x', 100, 0)",
      ),
    );
    await expect(ask().exportContent()).rejects.toThrow('cannot be written as a folder');
  });

  it('[RUN-3] a file that is not a feed is refused, even a very long one', async () => {
    const page = (async function* () {
      yield Buffer.from('<html>');
      for (let piece = 0; piece < 200; piece += 1) yield Buffer.alloc(65_536, 'x');
    })();
    expect(await ask().importFeed('DE', page, () => {})).toMatchObject({ ok: false, code: 'NOT_A_FEED' });
    expect(await db().query(generations)).toEqual([]);
  });

  it('[RUN-3] a sender that goes away in the middle changes nothing', async () => {
    await ask().importFeed('DE', feed(100), () => {});
    const before = await db().query(generations);
    const broken = (async function* () {
      for await (const piece of feed(3000)) yield piece;
      throw new Error('the disk broke');
    })();
    await expect(ask().importFeed('DE', broken, () => {})).rejects.toThrow('the disk broke');
    await commands.stop();
    expect(await db().query(generations)).toEqual(before);
    expect(await db().query(statement('', 'select * from catalogue_import'))).toEqual([]);
  });

  it('[RUN-3] a shop that is stopped ends the import first, and says so', async () => {
    let stopped: Promise<void> | undefined;
    const importing = ask().importFeed('DE', feed(20_000), () => {
      stopped ??= commands.stop();
    });
    await expect(importing).rejects.toThrow('Stopped before the end: what was not finished has changed nothing.');
    await stopped;
    expect(await db().query(generations)).toEqual([]);
  });

  const serveOwnContent = (): void => {
    door.removeAllListeners('request');
    door.on(
      'request',
      commandSocket(
        {
          ...createCommands({ db: db(), folder: join(folder, 'content'), origins, now: () => new Date() }),
          ...pictures(),
        },
        () => {},
      ),
    );
  };
  it('[RUN-4] the content is taken in on nine sites', async () => {
    contentWithFewProducts(join(folder, 'content'));
    serveOwnContent();
    const sold: string[] = [];
    await ask().takeContent(articles, (site, outcome) => sold.push(`${site} ${outcome.ok}`));
    expect(sold).toEqual(allSites.map(({ code }) => `${code} true`));
  });

  describe('[RUN-6] the content beside a catalogue that came from a feed', () => {
    const sources = statement('', 'select site, source from catalogue_state order by site');
    const promotions = statement('', "select content from promotion where site = 'DE' and slot = 'header_top'");
    const count = async (table: string): Promise<number> =>
      (
        await db().query<{ count: number }>(statement('', `select count(*) as count from ${table} where site = 'DE'`))
      )[0]?.count ?? 0;
    const ownState = statement('', "select generation, version from catalogue_state where site = 'DE'");
    const take = async () => {
      const codes = new Map<string, string>();
      await ask().takeContent({ ...articles, mayEndSales: true }, (site, outcome) =>
        codes.set(site, outcome.ok ? 'OK' : outcome.code),
      );
      await ask().takeContent(theRest, () => {});
      return codes;
    };

    it('leaves that catalogue alone, takes in all the rest, and a later feed is imported as before', async () => {
      contentWithFewProducts(join(folder, 'content'));
      serveOwnContent();
      await ask().importFeed('DE', feed(300), () => {});
      const before = await db().query(ownState);
      for (const round of [1, 2]) {
        const codes = await take();
        expect(codes.get('DE'), `round ${round}`).toBe('FROM_FEED');
        expect([...codes.values()].filter((code) => code === 'OK')).toHaveLength(allSites.length - 1);
        expect(await db().query(ownState)).toEqual(before);
      }
      for (const table of ['promotion', 'navigation_entry', 'themeworld', 'voucher', 'ab_test'])
        expect(await count(table), table).toBeGreaterThan(0);
      expect(await ask().importFeed('DE', feed(310), () => {})).toMatchObject({ ok: true, report: { items: 310 } });
      expect(await ask().importFeed('AT', feed(200), () => {})).toMatchObject({ ok: true });
      expect(await db().query(sources)).toEqual(
        allSites
          .map(({ code }) => ({ site: code, source: code === 'DE' || code === 'AT' ? 'feed' : 'content' }))
          .toSorted((a, b) => (a.site < b.site ? -1 : 1)),
      );
    });

    it.each(['empty', 'not there'])('takes in all the rest where its folder of products is %s', async (products) => {
      const content = join(folder, 'content');
      contentWithoutProducts(content, ['promotions']);
      if (products === 'empty') mkdirSync(join(content, 'products'));
      const file = join(content, 'promotions/header_top.json');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Service und Hilfe', 'Rat und Tat'));
      serveOwnContent();
      await ask().importFeed('DE', feed(300), () => {});
      const before = await db().query(ownState);
      const codes = await take();
      expect([codes.get('DE'), codes.get('AT')]).toEqual(['FROM_FEED', 'EMPTY']);
      expect(await db().query(ownState)).toEqual(before);
      expect(JSON.stringify(await db().query(promotions))).toContain('Rat und Tat');
    });
  });

  it('[RUN-4] wrong content is reported in words, and changes nothing', async () => {
    const wrong = createCommands({ db: db(), folder: join(folder, 'content'), origins, now: () => new Date() });
    door.removeAllListeners('request');
    door.on(
      'request',
      commandSocket({ ...wrong, ...pictures() }, () => {}),
    );
    for (const command of [theRest, articles])
      await expect(ask().takeContent(command, () => {})).rejects.toThrow(/nothing was changed/);
    expect(await db().query(generations)).toEqual([]);
  });

  describe('a command', () => {
    it('is refused for an unknown site or format', async () => {
      const strange = 'XX' as 'DE'; // no caller of ours can say this
      await expect(ask().importFeed(strange, feed(1), () => {})).rejects.toThrow('There is no site XX.');
      await expect(ask().exportFeed(strange, 'xml')).rejects.toThrow('The site or the format is unknown.');
    });

    it('waits for a shop that is still starting', async () => {
      let asked = 0;
      const open = commandSocket({ ...commands, ...pictures() }, () => {});
      door.removeAllListeners('request');
      door.on('request', (request, response) => {
        asked += 1;
        if (asked === 1) response.writeHead(503).end();
        else open(request, response);
      });
      expect(await ask().importFeed('DE', feed(100), () => {})).toMatchObject({ ok: true });
      expect(asked).toBe(3);
    });

    it('fails with a clear error when the shop runs another version', async () => {
      door.removeAllListeners('request');
      door.on('request', (request, response) => {
        if (request.url?.startsWith(exportCommandPath)) response.writeHead(404).end();
        else response.end('{"kind":"news"}\n');
      });
      await expect(ask().takeContent(theRest, () => {})).rejects.toThrow('it is of another version');
    });

    it('fails with a clear error when the response is cut off', async () => {
      door.removeAllListeners('request');
      door.on('request', (_request, response) => response.end('{"kind":"progress","items":5}\n'));
      await expect(ask().takeContent(theRest, () => {})).rejects.toThrow('The shop was stopped in the middle of it.');
    });
  });
});
