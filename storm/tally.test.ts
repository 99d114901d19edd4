import { describe, expect, it } from 'vitest';
import { openTally } from './tally.ts';

describe('the tally of a storm', () => {
  it('finds a fault for each failure that it overlaps, and no other', () => {
    let now = 0;
    const tally = openTally(() => now);
    const fail = (from: number, to: number) => tally.count('pages', 503, { from, to }, () => `${from}`);
    now = 100;
    const end = tally.beginFault('PostgreSQL is killed');
    // Begun before it, ended in it; begun in it, and it still lasts.
    fail(50, 150);
    fail(150, 300);
    now = 400;
    end(50);
    fail(440, 900);
    fail(451, 460);
    fail(0, 99);
    tally.count('pages', 404, { from: 500, to: 501 }, () => 'never');
    expect([tally.requests(), tally.explained(), tally.failed()]).toEqual([6, 3, 2]);
    expect(tally.unexplained.map(({ what }) => what)).toEqual(['451', '0']);
    expect([...(tally.counts.get('pages') ?? [])]).toEqual([
      [503, 5],
      [404, 1],
    ]);
  });

  it('excuses sign-ins alone by a fault of their provider', () => {
    const tally = openTally(() => 100);
    tally.beginFault('silent provider', 'sign-ins');
    expect([tally.isExplained(90, 110), tally.isExplained(90, 110, 'sign-ins')]).toEqual([false, true]);
    tally.beginFault('PostgreSQL is killed');
    expect([tally.isExplained(90, 110), tally.isExplained(90, 110, 'sign-ins')]).toEqual([true, true]);
  });

  it('counts a request without an answer, and none that Node refuses to send', async () => {
    const tally = openTally();
    const gone = () => Promise.reject(new Error('connection refused'));
    await tally.ask('pages', gone, { path: '/' });
    await tally.ask('pages', () => Promise.reject(new TypeError('unescaped characters')), { path: '/ä' });
    expect([tally.requests(), tally.failed()]).toEqual([1, 1]);
  });
});
