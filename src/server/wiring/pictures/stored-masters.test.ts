import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureService } from '../../../services/pictures/pictures.service.ts';
import { FilesAwayError } from '../../files/shared-files.ts';
import { folderFiles } from '../../files/folder-files.ts';
import { masterFiles } from '../../files/master-files.ts';
import { pictureFiles } from './picture-files.ts';
import { storedMasters } from './stored-masters.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-stored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pixels = async (body: Buffer) => {
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { size: [info.width, info.height], at };
};

/** A picture service with one master of a feed. */
const withMaster = async (bytes: Buffer, width: number, height: number) => {
  const files = masterFiles(folderFiles(folder));
  const row = { name: 'mug', file: await files.write(bytes), width, height };
  const gone: string[] = [];
  const stored = storedMasters({
    repository: { masters: async () => [row], lost: async () => {} },
    files,
    now: () => new Date(),
    onGone: (name) => gone.push(name),
  });
  const service = createPictureService({
    ...pictureFiles({ masters: join(folder, 'none'), renderings: join(folder, 'renderings') }),
    master: (name) => stored([name]),
    onLost: (fault) => {
      throw fault;
    },
  });
  return { service, row, gone };
};

describe('[RUN-7] a master of a feed', () => {
  it('stands as a whole and upright in the place of a product, on white', async () => {
    // Twice as wide as high, red above green; the camera was turned, so it is shown twice as high as wide.
    const half = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .composite([{ input: half, left: 0, top: 100 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { service } = await withMaster(bytes, 200, 400);
    const answer = await service.picture({ name: 'mug', ratio: 'original', width: 240, format: 'webp' });
    expect([answer.kind, answer.maxAgeSeconds]).toEqual(['picture', 86_400]);
    const { size, at } = await pixels(Buffer.from(await answer.body()));
    expect(size).toEqual([240, 300]);
    const [left, right] = [at(90, 150), at(150, 150)];
    expect(left[1], 'green at the left').toBeGreaterThan(200);
    expect(right[0], 'red at the right').toBeGreaterThan(200);
    expect(Math.min(...at(5, 150), ...at(235, 150)), 'white beside it').toBeGreaterThan(250);
  });

  it('whose place does not answer is shown as missing for now, and is not fetched again', async () => {
    const row = { name: 'mug', file: 'a'.repeat(64), width: 40, height: 50 };
    const heard: string[] = [];
    const stored = storedMasters({
      repository: { masters: async () => [row], lost: async () => void heard.push('lost') },
      files: {
        read: () => Promise.reject(new FilesAwayError('the bucket does not answer')),
        write: () => Promise.reject(new FilesAwayError('the bucket does not answer')),
        isReady: () => Promise.resolve(false),
      },
      now: () => new Date(),
      onGone: (name) => heard.push(name),
    });
    const master = await stored(['mug']);
    expect([await master?.read(), heard]).toEqual([undefined, []]);
  });

  it('whose file is gone is reported as gone', async () => {
    const bytes = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const { service, gone, row } = await withMaster(bytes, 40, 50);
    rmSync(join(folder, 'pictures', row.file.slice(0, 2)), { recursive: true });
    const answer = await service.picture({ name: 'mug', ratio: 'original', width: 112, format: 'webp' });
    expect(await answer.body()).toBe('gone');
    expect(gone).toEqual(['mug']);
  });
});
