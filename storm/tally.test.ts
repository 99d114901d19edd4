import { describe, expect, it } from 'vitest';
import { openTally } from './tally.ts';

describe('the tally of a storm', () => {
  it('finds a fault for each failure that it overlaps, and no other', () => {
    let now = 0;
    const tally = openTally(() => now);
    const fail = (from: number, to: number) =>
      tally.count('pages', 503, { from, to }, () => ({ route: 'GET /', said: String(from) }));
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
    tally.count('pages', 404, { from: 500, to: 501 }, () => ({ route: 'GET /', said: 'never' }));
    expect([tally.requests(), tally.explained(), tally.failed()]).toEqual([6, 3, 2]);
    expect(tally.unexplained.map(({ said, after, sinceMs }) => [said, after, sinceMs])).toEqual([
      ['451', 'the end of “PostgreSQL is killed”', 51],
      ['0', 'the end of “PostgreSQL is killed”', -400],
    ]);
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
    expect(tally.unexplained).toMatchObject([
      { kind: 'pages', status: 0, route: 'GET /', said: 'connection refused', after: 'the start' },
    ]);
  });

  it('keeps every failure with its id and the words of its answer', async () => {
    const tally = openTally();
    const busy = async () => ({
      status: 503,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'a1' },
      body: JSON.stringify({ title: 'Service Unavailable', detail: 'try again', status: 503 }),
      bytes: Buffer.alloc(0),
    });
    tally.note('SIGTERM of shop 1');
    for (let left = 30; left > 0; left -= 1)
      await tally.ask('a kind', busy, { method: 'PUT', path: '/service/cart/api/cart?site=DE' });
    expect(tally.unexplained).toHaveLength(30);
    expect(tally.unexplained[29]).toMatchObject({
      route: 'PUT /service/cart/api/cart',
      id: 'a1',
      said: 'Service Unavailable: try again',
      after: 'SIGTERM of shop 1',
    });
  });
});
