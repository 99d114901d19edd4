import { describe, expect, it } from 'vitest';
import { createPictureFetching, type FetchedPicture, type FetchingParts } from './picture-fetching.service.ts';
import type { DuePicture } from './pictures.repository.ts';

const at = new Date('2026-11-21T12:00:00Z');
const due = (name: string, over: Partial<DuePicture> = {}): DuePicture => ({
  name,
  host: 'a.example',
  address: `https://a.example/${name}`,
  tries: 0,
  hasFile: false,
  validators: { etag: '"1"' },
  ...over,
});
const body: FetchedPicture = { kind: 'body', bytes: Buffer.from('x'), etag: '"2"' };

interface Stage {
  readonly pictures?: readonly DuePicture[];
  readonly answers?: Readonly<Record<string, FetchedPicture>>;
  readonly parts?: Partial<FetchingParts>;
  readonly hasWork?: boolean;
  readonly isHeld?: boolean;
}

/** Fetching on a list of what is due; what is written is noted by its name. */
const open = ({ pictures = [], answers = {}, parts = {}, hasWork = true, isHeld = false }: Stage = {}) => {
  const calls: (readonly [string, ...unknown[]])[] = [];
  const note =
    (name: string) =>
    async (...values: readonly unknown[]): Promise<void> =>
      void calls.push([name, ...values]);
  let left = [...pictures];
  let newOnes = 2;
  const repository = {
    hasWork: async () => hasWork,
    hold: async () => (isHeld ? undefined : note('released')),
    askForNew: async () => (newOnes -= 1),
    due: async (_at: Date, underWay: readonly string[], most: number) => {
      calls.push(['due', underWay, most]);
      const some = left.slice(0, 40);
      left = left.slice(40);
      return some;
    },
    ...Object.fromEntries(['rest', 'postponed', 'refused', 'arrived', 'unchanged'].map((name) => [name, note(name)])),
  };
  const fetching = createPictureFetching({
    // Trusted: it has what fetching asks for.
    repository: repository as never,
    fetch: async (address, known) => {
      calls.push(['fetch', address, known]);
      return answers[address.split('/').at(-1) ?? ''] ?? body;
    },
    check: async () => ({ ok: true, width: 30, height: 20 }),
    files: { read: async () => undefined, write: async () => 'file1', isReady: async () => true },
    now: () => at,
    onFault: (fault) => void calls.push(['fault', fault]),
    onRound: (sum) => void calls.push(['round', sum]),
    ...parts,
  });
  const of = (name: string) => calls.filter(([one]) => one === name).map(([, ...values]) => values);
  return { ...fetching, of, calls };
};

describe('fetching pictures', () => {
  it('stores what has come, and says how many', async () => {
    const { work, of } = open({ pictures: [due('a'), due('b', { hasFile: true })] });
    await work();
    expect(of('fetch')).toEqual([
      ['https://a.example/a', {}],
      ['https://a.example/b', { etag: '"1"' }],
    ]);
    expect(of('arrived')[0]).toEqual([{ name: 'a', file: 'file1', width: 30, height: 20, etag: '"2"' }, at]);
    expect([of('round'), of('released').length]).toEqual([[[{ here: 2, failed: 0 }]], 1]);
  });

  it.each<[string, Stage]>([
    ['there is none', { hasWork: false }],
    ['another process is at it', { isHeld: true }],
  ])('does nothing while %s', async (_, stage) => {
    const { work, calls } = open({ pictures: [due('a')], ...stage });
    await work();
    expect(calls).toEqual([]);
  });

  it('tries again later what failed, and refuses what cannot be right', async () => {
    const { work, of } = open({
      pictures: [due('a', { tries: 2 }), due('b'), due('c'), due('d', { hasFile: true })],
      answers: {
        a: { kind: 'failed', reason: 'it answered 500', retryAfterMs: 3_600_000 },
        b: { kind: 'refused', reason: 'too large' },
        c: { kind: 'unchanged' },
        d: { kind: 'unchanged' },
      },
    });
    await work();
    expect(of('postponed')).toMatchObject([
      ['a', 'it answered 500', expect.any(Date), at],
      ['c', 'it answered 304 to a first question', expect.any(Date), at],
    ]);
    expect(of('refused')).toEqual([['b', 'too large', at]]);
    expect(of('unchanged')).toEqual([['d', at]]);
    expect(of('round')).toEqual([[{ here: 1, failed: 3 }]]);
  });

  it('refuses bytes that are no picture, and keeps for later what could not be stored', async () => {
    const refused = open({ pictures: [due('a')], parts: { check: async () => ({ ok: false, reason: 'no picture' }) } });
    await refused.work();
    expect(refused.of('refused')).toEqual([['a', 'no picture', at]]);
    const fault = new Error('disk full');
    const files = { read: async () => undefined, write: () => Promise.reject(fault), isReady: async () => true };
    const full = open({ pictures: [due('a')], parts: { files } });
    await full.work();
    expect([full.of('fault'), full.of('postponed')]).toMatchObject([
      [[fault]],
      [['a', 'it could not be stored', new Date(at.getTime() + 60_000), at]],
    ]);
  });

  it('fetches nothing more once a picture could not be stored, until the place of the masters answers again', async () => {
    let isReady = true;
    const files = {
      read: async () => undefined,
      write: async () => {
        if (isReady) return 'file1';
        throw new Error('away');
      },
      isReady: async () => isReady,
    };
    const pictures = Array.from({ length: 30 }, (_, n) => due(`p${n}`));
    const { work, of } = open({ pictures, parts: { files, onRound: () => (isReady = false) } });
    const lost = open({
      pictures,
      parts: { files: { ...files, write: () => Promise.reject(new Error('away')) } },
    });
    await lost.work();
    // Those that were under way.
    expect(lost.of('fetch').length).toBeLessThanOrEqual(4);
    await work();
    expect(of('fetch')).toHaveLength(30);
    await work();
    expect(of('fetch')).toHaveLength(30);
  });

  it('lets a host rest that fails again and again, and asks the others', async () => {
    const failed: FetchedPicture = { kind: 'failed', reason: 'x' };
    const names = Array.from({ length: 20 }, (_, n) => `a${n}`);
    const { work, of } = open({
      pictures: [...names.map((name) => due(name)), due('b', { host: 'b.example', address: 'https://b.example/b' })],
      answers: Object.fromEntries(names.map((name) => [name, failed])),
    });
    await work();
    expect(of('rest')[0]).toMatchObject(['a.example', expect.any(Date)]);
    const asked = of('fetch').map(([address]) => String(address));
    expect(asked.filter((address) => address.startsWith('https://a')).length).toBeLessThan(12);
    expect(asked).toContain('https://b.example/b');
  });

  it('takes more once a part is done, never one that is under way', async () => {
    const { work, of } = open({ pictures: Array.from({ length: 45 }, (_, n) => due(`p${n}`)) });
    await work();
    expect([of('arrived').length, of('due')[0]]).toEqual([45, [[], 40]]);
    expect(new Set(of('fetch').map(([address]) => address)).size).toBe(45);
  });

  it('says nothing of a round without pictures, passes a fault on, and gives its lock back', async () => {
    const none = open();
    await none.work();
    expect([none.of('round'), none.of('released').length]).toEqual([[], 1]);
    const fault = new Error('away');
    const broken = open({ pictures: [due('a')], parts: { fetch: () => Promise.reject(fault) } });
    await expect(broken.work()).rejects.toBe(fault);
    expect(broken.of('released')).toHaveLength(1);
  });

  it('works once at a time, ends when it is stopped and begins no more', async () => {
    let end: ((answer: FetchedPicture) => void) | undefined;
    const fetch = (_address: string, _known: object, stop: AbortSignal) =>
      new Promise<FetchedPicture>((resolve, reject) => {
        end = resolve;
        stop.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const { work, stop, of } = open({ pictures: [due('a')], parts: { fetch } });
    const running = work();
    await work();
    await new Promise((resolve) => setImmediate(resolve));
    await stop();
    await running;
    end?.(body);
    expect([of('arrived'), of('released').length]).toEqual([[], 1]);
    await work();
    expect(of('released')).toHaveLength(1);
  });
});
