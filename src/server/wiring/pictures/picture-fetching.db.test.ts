import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../../tests/support/databases/databases.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { createImportRepository } from '../../../services/catalogue/import/import.repository.ts';
import { createImportService } from '../../../services/catalogue/import/import.service.ts';
import { fileOf, goodRow, inPieces } from '../../../services/catalogue/feed/feed.fixtures.ts';
import { feedPicture } from '../../../services/catalogue/feed/feed-picture.rules.ts';
import { readFeed } from '../../../services/catalogue/feed/feed.service.ts';
import { createPictureFetching, type FetchingSum } from '../../../services/pictures/picture-fetching.service.ts';
import { createPictureRepository } from '../../../services/pictures/pictures.repository.ts';
import { folderFiles } from '../../files/folder-files.ts';
import { masterFiles } from '../../files/master-files.ts';
import { checkPicture } from './picture-check.ts';
import { createPictureFetch } from './picture-fetch.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-fetching-'));
const minutes = (count: number): number => count * 60_000;

/** A server with a picture for each path, of which some are in a bad state. */
const pictureServer = async () => {
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#aabbcc' } })
    .jpeg()
    .toBuffer();
  const state = { asked: [] as string[], unchanged: 0, atOnce: 0, most: 0, broken: new Set<string>(), hold: false };
  const waiting: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    state.asked.push(path);
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    response.once('close', () => {
      state.atOnce -= 1;
    });
    const answer = (): void => {
      if (state.broken.has(path)) response.writeHead(503).end();
      else if (path.startsWith('/gone')) response.writeHead(404).end();
      else if (path.startsWith('/page')) response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>');
      else if (request.headers['if-none-match'] === `"${path}"`) {
        state.unchanged += 1;
        response.writeHead(304).end();
      } else response.writeHead(200, { etag: `"${path}"` }).end(picture);
    };
    if (state.hold) waiting.push(answer);
    else setImmediate(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a listening server has one
  return {
    origin,
    state,
    letGo: () => {
      state.hold = false;
      for (const answer of waiting.splice(0)) answer();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

let server: Awaited<ReturnType<typeof pictureServer>>;
beforeAll(async () => {
  server = await pictureServer();
});
beforeEach(() => {
  Object.assign(server.state, { asked: [], unchanged: 0, most: 0, hold: false });
  server.state.broken.clear();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

onBothDatabases('[RUN-7] pictures of a feed', (db) => {
  let at = new Date('2026-11-23T08:00:00Z');
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  const later = (ms: number): void => {
    at = new Date(at.getTime() + ms);
  };
  const repository = () => createPictureRepository(db());

  const take = (paths: readonly (readonly string[])[], site: SiteCode = 'DE') => {
    const rows = paths.map(([main = '', ...more], place) => ({
      ...goodRow,
      id: `K${place}`,
      price: site === 'CH' ? '12.90 CHF' : '12.90 EUR',
      image_link: server.origin + main,
      additional_image_link: more.map((path) => server.origin + path),
    }));
    return createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: async () => {},
    }).run({
      site,
      source: 'feed',
      rows: readFeed(inPieces(fileOf('tsv', rows)), {
        currency: site === 'CH' ? 'CHF' : 'EUR',
        language: 'de',
        at,
        isOwnOrigin: () => false,
      }),
    });
  };

  /** One process of the shop. */
  const fetching = () => {
    const rounds: FetchingSum[] = [];
    const fetch = createPictureFetch({ allowance: { insideOrigins: [server.origin] } });
    closing.push(fetch.close);
    const { work, stop } = createPictureFetching({
      repository: repository(),
      fetch,
      check: checkPicture,
      files: masterFiles(folderFiles(folder)),
      now: () => at,
      onFault: (fault) => {
        throw fault;
      },
      onRound: (sum) => rounds.push(sum),
    });
    return { work, stop, rounds };
  };
  const countsOf = async () => (await repository().counts()).map(({ site, ...count }) => [site, count] as const);
  const faults = async () => (await repository().faults(50)).map(({ line, item, fault }) => [line, item, fault]);
  const many = (count: number) => Array.from({ length: count }, (_, place) => [`/p${place}.jpg`]);

  it('are fetched once each after the import, four at once, and the import says how many', async () => {
    const outcome = await take([['/a.jpg', '/a-2.jpg'], ['/b.jpg', '/a-2.jpg'], ...many(20)]);
    expect(outcome).toMatchObject({ ok: true, report: { items: 22, pictures: 23 } });
    expect(await countsOf()).toEqual([['DE', { pictures: 23, here: 0, failed: 0 }]]);
    server.state.hold = true;
    const { work, rounds } = fetching();
    const working = work();
    await expect.poll(() => server.state.asked.length).toBe(4);
    server.letGo();
    await working;
    expect(server.state.asked.toSorted()).toEqual([...new Set(server.state.asked)].toSorted());
    expect(server.state.most).toBe(4);
    expect(rounds).toEqual([{ here: 23, failed: 0 }]);
    expect(await countsOf()).toEqual([['DE', { pictures: 23, here: 23, failed: 0 }]]);
  });

  it('are asked for with their etag at the next import, and by that alone', async () => {
    await take(many(3));
    const { work } = fetching();
    await work();
    later(minutes(600));
    await work();
    expect(server.state.asked).toHaveLength(3);
    await take([...many(3), ['/new.jpg']]);
    await work();
    expect([server.state.asked.length, server.state.unchanged]).toEqual([7, 3]);
    expect(await countsOf()).toEqual([['DE', { pictures: 4, here: 4, failed: 0 }]]);
  });

  it('of a feed that was refused are not fetched', async () => {
    const rows = async function* () {
      yield* readFeed(inPieces(fileOf('tsv', [{ ...goodRow, image_link: `${server.origin}/never.jpg` }])), {
        currency: 'EUR',
        language: 'de',
        at,
        isOwnOrigin: () => false,
      });
      throw new Error('the file ends early');
    };
    const importer = createImportService({
      repository: createImportRepository(db()),
      now: () => at,
      yieldToEventLoop: async () => {},
    });
    await expect(importer.run({ site: 'DE', source: 'feed', rows: rows() })).rejects.toThrow('ends early');
    await fetching().work();
    expect(server.state.asked).toEqual([]);
  });

  it('that fail are reported by line of the feed, and others come all the same', async () => {
    await take([['/gone.jpg'], ['/page.jpg'], ['/ok.jpg'], ['/ok.jpg', '/gone.jpg']]);
    await fetching().work();
    expect(await faults()).toEqual([
      [2, 'K0', 'it answered 404'],
      [3, 'K1', 'it is no JPEG, PNG, GIF, WebP or AVIF picture'],
    ]);
    expect(await countsOf()).toEqual([['DE', { pictures: 3, here: 1, failed: 2 }]]);
  });

  it('that may come later are tried again, later and later, and at last given up until the next import', async () => {
    server.state.broken.add('/a.jpg');
    await take([['/a.jpg']]);
    const { work } = fetching();
    const triesAfter = async (ms: number) => {
      later(ms);
      await work();
      return server.state.asked.length;
    };
    expect(await triesAfter(0)).toBe(1);
    expect(await triesAfter(minutes(1) - 1)).toBe(1);
    expect(await triesAfter(1)).toBe(2);
    expect(await triesAfter(minutes(5))).toBe(3);
    expect(await triesAfter(minutes(30))).toBe(4);
    expect(await triesAfter(minutes(120))).toBe(5);
    expect(await triesAfter(minutes(720))).toBe(6);
    expect(await triesAfter(minutes(100_000))).toBe(6);
    expect(await faults()).toEqual([[2, 'K0', 'it answered 503']]);
    server.state.broken.clear();
    await take([['/a.jpg']]);
    expect(await triesAfter(0)).toBe(7);
    expect(await faults()).toEqual([]);
  });

  it('rest with their host while it fails', async () => {
    for (const [path = ''] of many(60)) server.state.broken.add(path);
    await take(many(60));
    const { work } = fetching();
    await work();
    expect(server.state.asked.length).toBeLessThan(10);
    const before = server.state.asked.length;
    await work();
    expect(server.state.asked).toHaveLength(before);
    server.state.broken.clear();
    for (const wait of [5, 5, 5]) {
      later(minutes(wait));
      await work();
    }
    expect(await countsOf()).toEqual([['DE', { pictures: 60, here: 60, failed: 0 }]]);
  });

  it('go on where a process has ended in the middle', async () => {
    await take(many(30));
    server.state.hold = true;
    const first = fetching();
    const working = first.work();
    await expect.poll(() => server.state.asked.length).toBe(4);
    const stopped = first.stop();
    await Promise.all([stopped, working.catch(() => {})]);
    server.letGo();
    const second = fetching();
    await second.work();
    expect(second.rounds).toEqual([{ here: 30, failed: 0 }]);
    expect(await countsOf()).toEqual([['DE', { pictures: 30, here: 30, failed: 0 }]]);
  });

  it('are fetched by one process of several', async () => {
    await take(many(30));
    const shops = [fetching(), fetching(), fetching()];
    await Promise.all(shops.map(({ work }) => work()));
    expect(server.state.asked).toHaveLength(30);
    expect(shops.flatMap(({ rounds }) => rounds)).toEqual([{ here: 30, failed: 0 }]);
  });

  it('are one master where two sites name one address', async () => {
    await take([['/a.jpg']]);
    await take([['/a.jpg']], 'CH');
    await fetching().work();
    expect(server.state.asked).toEqual(['/a.jpg']);
    expect(await countsOf()).toEqual([
      ['CH', { pictures: 1, here: 1, failed: 0 }],
      ['DE', { pictures: 1, here: 1, failed: 0 }],
    ]);
  });

  it('whose file is gone are fetched again, at most once an hour', async () => {
    await take([['/a.jpg']]);
    const { work } = fetching();
    await work();
    await take([['/a.jpg']]);
    await work();
    const name = feedPicture(`${server.origin}/a.jpg`, () => false)?.name ?? '';
    const [master] = await repository().masters([name]);
    await repository().lost(name, master?.file ?? '', at);
    await work();
    expect(server.state.asked).toHaveLength(2);
    later(minutes(61));
    await repository().lost(name, master?.file ?? '', at);
    await work();
    expect([server.state.asked.length, server.state.unchanged]).toEqual([3, 1]);
  });
});

describe('[RUN-7] the folder of masters', () => {
  it('keeps the same bytes once, under a name made from them', async () => {
    const files = masterFiles(folderFiles(join(folder, 'own')));
    const [one, two] = await Promise.all([files.write(Buffer.from('a')), files.write(Buffer.from('a'))]);
    expect(one).toBe(two);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(await files.read(one)).toEqual(Buffer.from('a'));
    expect(await files.read('0'.repeat(64))).toBeUndefined();
  });
});
