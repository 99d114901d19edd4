import { describe, expect, it } from 'vitest';
import { createPictureService, type PictureJob, type PictureLimits, type PictureMaster } from './pictures.service.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

const masterOf = (name: string, stamp: string): PictureMaster => ({
  stamp,
  width: 800,
  height: 1000,
  focus: [0.5, 0.5],
  isFramed: false,
  maxAgeSeconds: 5000,
  read: async () => (name.startsWith('gone') ? undefined : name),
});

/** A service on a disk in memory; the test ends each of its renderings. */
const stage = (limits: PictureLimits = { atOnce: 2, waiting: 1, memoryBytes: 100_000 }) => {
  const disk = new Map<string, Buffer>();
  const jobs: { readonly job: PictureJob; readonly end: () => void; readonly fail: (fault: Error) => void }[] = [];
  const lost: unknown[] = [];
  const state = { stamp: 'one', diskIsFull: false, reads: 0 };
  const service = createPictureService({
    master: async (name) => (name.startsWith('no-') ? undefined : masterOf(name, state.stamp)),
    placeholder: masterOf('drawn', 'drawn'),
    render: (job) =>
      new Promise((resolve, reject) => {
        jobs.push({ job, end: () => resolve(Buffer.from(`${String(job.input)} ${job.size.width}`)), fail: reject });
      }),
    kept: {
      read: async ({ name, stamp, file }) => {
        state.reads += 1;
        return disk.get(`${name}/${stamp}/${file}`);
      },
      write: async ({ name, stamp, file }, body) => {
        if (state.diskIsFull) throw new Error('no space left');
        disk.set(`${name}/${stamp}/${file}`, body);
      },
    },
    onLost: (fault) => lost.push(fault),
    limits,
  });
  const ask = async (name: string, width = 240) => {
    const answer = await service.picture({ name, ratio: '1x1', width, format: 'avif' });
    return (await answer.body()).toString();
  };
  const etag = async (width: number) => {
    const answer = await service.picture({ name: 'mug', ratio: '1x1', width, format: 'avif' });
    return answer.etag;
  };
  return { service, ask, etag, jobs, disk, lost, state };
};

describe('the picture service', () => {
  it('renders once for many requests, and then returns from memory', async () => {
    const { ask, jobs, state } = stage();
    const answers = [ask('mug'), ask('mug'), ask('mug')];
    await settle();
    expect(jobs).toHaveLength(1);
    jobs[0]?.end();
    expect(await Promise.all(answers)).toEqual(['mug 240', 'mug 240', 'mug 240']);
    const { reads } = state;
    expect(await ask('mug')).toBe('mug 240');
    expect(state.reads).toBe(reads);
  });

  it('returns from disk what it rendered before a restart', async () => {
    const { ask, jobs, disk } = stage();
    disk.set('mug/one/1x1-240.avif', Buffer.from('kept'));
    expect(await ask('mug')).toBe('kept');
    expect(jobs).toHaveLength(0);
  });

  it('renders again under another etag when the master has changed', async () => {
    const { ask, etag, jobs, state } = stage();
    const first = ask('mug');
    await settle();
    jobs[0]?.end();
    await first;
    const before = await etag(240);
    state.stamp = 'two';
    const second = ask('mug');
    await settle();
    jobs[1]?.end();
    await second;
    expect(await etag(240)).not.toBe(before);
  });

  it('draws widths above the master’s only once', async () => {
    const { ask, etag, jobs } = stage();
    const answers = [ask('mug', 800), ask('mug', 2400)];
    await settle();
    expect(jobs.map(({ job }) => job.size.width)).toEqual([800]);
    jobs[0]?.end();
    expect(await Promise.all(answers)).toEqual(['mug 800', 'mug 800']);
    expect(await etag(1600)).toBe(await etag(800));
    expect(await etag(640)).not.toBe(await etag(800));
  });

  it('[SAFE-2] renders two at once, queues some, and is busy beyond', async () => {
    const { ask, jobs } = stage();
    const answers = [ask('a'), ask('b'), ask('c')];
    await settle();
    expect(jobs.map(({ job }) => job.input)).toEqual(['a', 'b']);
    expect(await ask('d')).toBe('busy');
    jobs[0]?.end();
    await settle();
    jobs[1]?.end();
    jobs[2]?.end();
    expect(await Promise.all(answers)).toEqual(['a 240', 'b 240', 'c 240']);
    const again = ask('d');
    await settle();
    jobs[3]?.end();
    expect(await again).toBe('d 240');
  });

  it('sends a rendering that could not be stored, and reports it', async () => {
    const { ask, jobs, lost, state } = stage();
    state.diskIsFull = true;
    const answer = ask('mug');
    await settle();
    jobs[0]?.end();
    expect(await answer).toBe('mug 240');
    expect(lost).toHaveLength(1);
  });

  it('fails for all requests of a broken master, and tries again for the next one', async () => {
    const { ask, jobs } = stage();
    const answers = [ask('mug'), ask('mug')];
    await settle();
    jobs[0]?.fail(new Error('broken file'));
    expect((await Promise.allSettled(answers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask('mug');
    await settle();
    jobs[1]?.end();
    expect(await next).toBe('mug 240');
  });

  describe('[RUN-7] without a master', () => {
    const fetched = `no-such-mug--${'0'.repeat(20)}`;
    const wish = (name: string) => ({ name, ratio: '1x1', width: 240, format: 'avif' }) as const;

    it.each([
      ['a picture of a feed is awaited', fetched, 'awaited', 60],
      ['a name that no feed has made is unknown', 'no-such-thing', 'unknown', 60],
      ['an article without a picture has the drawn one', 'no-picture', 'picture', 5000],
    ])('%s', async (_, name, kind, maxAgeSeconds) => {
      expect(await stage().service.picture(wish(name))).toMatchObject({ kind, maxAgeSeconds });
    });

    it('draws the placeholder once for all of them', async () => {
      const { ask, jobs } = stage();
      const answers = [ask(fetched), ask('no-such-thing'), ask('no-picture')];
      await settle();
      expect(jobs).toHaveLength(1);
      jobs[0]?.end();
      expect(await Promise.all(answers)).toEqual(['drawn 240', 'drawn 240', 'drawn 240']);
    });

    it('says that the file of a master is gone, and keeps nothing of it', async () => {
      const { ask, jobs } = stage();
      expect(await ask('gone-mug')).toBe('gone');
      expect(await ask('gone-mug')).toBe('gone');
      expect(jobs).toEqual([]);
    });
  });
});
