import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentProxy } from '../../../storm/silent-proxy.ts';
import { openSwift, swiftSecret, withoutSwift, type OwnSwift } from '../../../storm/own-swift.ts';
import { isWholeForm } from '../../../tests/support/browser/whole-form.ts';
import { readFilesUrl } from '../config/files-url.ts';
import { bucketFiles } from './bucket-files.ts';
import { usualTimes } from './bucket-requests.ts';
import { tryFiles } from './files-of.ts';
import { folderFiles } from './folder-files.ts';
import { masterFiles } from './master-files.ts';
import type { SharedFiles } from './shared-files.ts';

/** A real bucket takes half a minute: `npm run storm` uses one as well. */
const missing = isWholeForm ? withoutSwift() : 'A bucket is tried with WHOLE=1 alone.';
if (missing !== undefined) process.stdout.write(`${missing}\n`);

const folder = mkdtempSync(join(tmpdir(), 'kontor-shared-'));
let swift: OwnSwift | undefined;
beforeAll(async () => {
  if (missing === undefined) swift = await openSwift();
});
afterAll(() => {
  swift?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Short, so that a test waits for little. */
const times = { ...usualTimes, answerMs: 1500, wholeMs: 20_000, waitMs: 20, restMs: 50 };
const bucket = (url = swift?.url ?? '', onTurn?: (fault: Error | undefined) => void): SharedFiles =>
  bucketFiles({ settings: readFilesUrl(url), times, onTurn });

const ofBothKinds: readonly [string, () => SharedFiles][] = [
  ['a folder', () => folderFiles(folder)],
  ...(missing === undefined ? [['a bucket', () => bucket()] as [string, () => SharedFiles]] : []),
];

describe.each(ofBothKinds)('[RUN-7] [RUN-10] files in %s', (_, open) => {
  it('are read as they were written, also large ones and ones written again', async () => {
    const files = open();
    const large = Buffer.alloc(6 * 1024 * 1024, 'large');
    for (const bytes of [large, Buffer.from('small'), Buffer.from([0, 255, 10, 13])]) {
      await files.write('pictures/ab/abc', bytes);
      expect((await files.read('pictures/ab/abc'))?.equals(bytes)).toBe(true);
    }
  });

  it('are undefined when they are missing or removed, and removing twice does no harm', async () => {
    const files = open();
    expect(await files.read('pictures/no/none')).toBeUndefined();
    await files.write('built/gone.js', Buffer.from('gone'));
    await files.remove('built/gone.js');
    await files.remove('built/gone.js');
    expect(await files.read('built/gone.js')).toBeUndefined();
  });

  it('are listed by folder, without those of other folders', async () => {
    const files = open();
    // The machine's clock, as files have it: that of a run may be hours ahead (tests/run/run-clock.ts).
    const before = performance.timeOrigin + performance.now();
    expect(await files.list('listed')).toEqual([]);
    for (const name of ['listed/a & b.css', 'listed/c.js', 'listed/deep/d.js', 'listed-too/e.js'])
      await files.write(name, Buffer.from(name));
    const listed = await files.list('listed');
    expect(Object.fromEntries(listed.map(({ name, bytes }) => [name, bytes]))).toEqual({
      'listed/a & b.css': 16,
      'listed/c.js': 11,
    });
    for (const { changedAt } of listed) expect(Math.abs(changedAt.getTime() - before)).toBeLessThan(3_600_000);
  });

  it('are tried at start, and nothing of that stays', async () => {
    const files = open();
    await tryFiles(files);
    expect(await files.isReady()).toBe(true);
    expect(await files.list('check')).toEqual([]);
  });

  it('hold masters by a hash of their bytes', async () => {
    const masters = masterFiles(open());
    const file = await masters.write(Buffer.from('master'));
    expect(file).toBe('fc613b4dfd6736a7bd268c8a0e74ed0d1c04a959f59dd74ef2874983fd443fc9');
    expect((await masters.read(file))?.toString()).toBe('master');
  });
});

const changed = (change: (url: URL) => void): string => {
  const url = new URL(swift?.url ?? '');
  change(url);
  return url.href;
};
const settings: readonly [string, () => string, RegExp][] = [
  [
    'a wrong secret',
    () => changed((url) => (url.password = 'not-this-one')),
    /refuses requests .+403 SignatureDoesNotMatch/,
  ],
  ['an unknown key', () => changed((url) => (url.username = 'shop%3Astranger')), /refuses requests .+403 \w+/],
  [
    'another region',
    () => changed((url) => url.searchParams.set('region', 'us-east-1')),
    /\(400 AuthorizationHeaderMalformed\)/,
  ],
  ['a bucket that is not there', () => changed((url) => (url.pathname = '/other')), /names the bucket other, which/],
];

describe.skipIf(missing !== undefined)('[RUN-7] [RUN-9] a bucket', () => {
  it.each(settings)('with %s is refused at start, in a sentence without the secret', async (_, url, sentence) => {
    const fault: unknown = await tryFiles(bucket(url())).catch((reason: unknown) => reason);
    expect(fault).toMatchObject({ name: 'FilesAwayError', isRefused: true });
    expect(String(fault)).toMatch(sentence);
    for (const secret of [swiftSecret, encodeURIComponent(swiftSecret), 'not-this-one'])
      expect(JSON.stringify([String(fault), fault])).not.toContain(secret);
  });

  it('that is killed is away and not empty, and is there again without a new start of ours', async () => {
    const turns: string[] = [];
    const files = bucket(swift?.url, (fault) => turns.push(fault ? 'away' : 'back'));
    await files.write('pictures/ki/kill', Buffer.from('kept'));
    swift?.kill9();
    for (const work of [() => files.read('pictures/ki/kill'), () => files.read('none'), () => files.list('pictures')])
      await expect(work()).rejects.toMatchObject({ name: 'FilesAwayError', isRefused: false });
    expect(await files.isReady()).toBe(false);
    await swift?.start();
    await expect.poll(() => files.isReady()).toBe(true);
    expect((await files.read('pictures/ki/kill'))?.toString()).toBe('kept');
    expect(turns).toEqual(['away', 'back']);
  });

  it('that is slow is waited for, and one that says nothing is given up in time and then left alone', async () => {
    const way = await silentProxy(swift?.url ?? '');
    onTestFinished(way.close);
    const files = bucketFiles({ settings: readFilesUrl(way.url), times: { ...times, restMs: 60_000 } });
    const bytes = Buffer.alloc(200_000, 'slow');
    way.slow(5, 8192);
    await files.write('pictures/sl/slow', bytes);
    expect((await files.read('pictures/sl/slow'))?.equals(bytes)).toBe(true);
    way.silence();
    await expect(files.read('pictures/sl/slow')).rejects.toThrow('no answer in time');
    const asked = way.open();
    // While it rests no request waits, and nothing is asked.
    await expect(files.read('pictures/sl/slow')).rejects.toThrow('no answer in time');
    expect(way.open()).toBe(asked);
  });

  it('shows no part of a file whose writer was killed in the middle', async () => {
    const way = await silentProxy(swift?.url ?? '');
    onTestFinished(way.close);
    way.slow(20, 65_536);
    const writer = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { bucketFiles } from ${JSON.stringify(new URL('bucket-files.ts', import.meta.url).href)};
        import { isWholeForm } from '../../../tests/support/browser/whole-form.ts';
import { readFilesUrl } from ${JSON.stringify(new URL('../config/files-url.ts', import.meta.url).href)};
        await bucketFiles({ settings: readFilesUrl(${JSON.stringify(way.url)}) }).write('pictures/ha/half', Buffer.alloc(20_000_000, 'half'));`,
      ],
      { stdio: 'ignore' },
    );
    const ended = once(writer, 'exit');
    await expect.poll(() => way.open()).toBeGreaterThan(0);
    writer.kill('SIGKILL');
    await ended;
    await expect.poll(() => way.open()).toBe(0);
    const files = bucket();
    expect(await files.read('pictures/ha/half')).toBeUndefined();
    const whole = Buffer.alloc(1_000_000, 'whole');
    await files.write('pictures/ha/half', whole);
    expect((await files.read('pictures/ha/half'))?.equals(whole)).toBe(true);
  });
});
