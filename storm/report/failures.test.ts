import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { askedBy, failureLines, problemSaid, routeOf, type Failure } from './failures.ts';
import { openShopLogs } from './shop-logs.ts';

const answer = (type: string, body: string) => ({
  status: 500,
  headers: { 'content-type': type },
  body,
  bytes: Buffer.from(body),
});

it('a route has a star for what differs from request to request', () => {
  expect(routeOf({ path: '/blauer-becher-p100000001.html?x=1' })).toBe('GET /*');
  expect(routeOf({ method: 'POST', path: '/service/cart/api/v1/cart' })).toBe('POST /service/cart/api/*/cart');
  expect(routeOf({ path: '/' })).toBe('GET /');
});

it('an answer says its problem, its title or its beginning', () => {
  expect(problemSaid(answer('application/problem+json', '{"title":"Gone","detail":"why"}'))).toBe('Gone: why');
  expect(problemSaid(answer('text/html', '<html><title> 502 Bad Gateway</title>'))).toBe('502 Bad Gateway');
  expect(problemSaid(answer('application/json', '{"broken'))).toBe('{"broken');
  const small = brotliCompressSync('<title>Momentan nicht da</title>');
  const compressed = { status: 503, headers: { 'content-encoding': 'br' }, bytes: small, body: small.toString() };
  expect(problemSaid(compressed)).toBe('Momentan nicht da');
});

it('every failure is in the report: by what failed alike, with process, time and logged fault', () => {
  const failure: Failure = {
    kind: 'pages',
    status: 503,
    route: 'GET /login',
    said: 'Service Unavailable',
    at: 1000,
    forMs: 5100,
    after: 'the start',
    sinceMs: 900,
  };
  const failures = [
    { ...failure, id: 'one' },
    { ...failure, id: 'two', at: 2000 },
    { ...failure, status: 0, said: 'socket hang up' },
  ];
  const traces = { asked: '127.0.0.11:1 in 5.1 s', fault: 'shop1: request failed: Error no' };
  expect(failureLines(failures, () => traces)).toEqual([
    '2 × 503 GET /login (pages): Service Unavailable\n      after the start\n      the shop’s log: shop1: request failed: Error no',
    '      at 1.0 s for 5.1 s, 0.9 s after it, of 127.0.0.11:1 in 5.1 s; at 2.0 s for 5.1 s, 0.9 s after it, of 127.0.0.11:1 in 5.1 s',
    '1 × no answer GET /login (pages): socket hang up\n      after the start',
    '      at 1.0 s for 5.1 s, 0.9 s after it',
  ]);
});

it('the log of nginx says which processes were asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'access.log');
  const line = (reqId: string, upstream: string) => JSON.stringify({ reqId, status: 502, seconds: 2.5, upstream });
  writeFileSync(file, `${line('a', '127.0.0.11:1, 127.0.0.12:1')}\n${line('b', '')}\n${line('c', 'x')}\n`);
  expect([...(await askedBy(file, new Set(['a', 'b'])))]).toEqual([
    ['a', '127.0.0.11:1, 127.0.0.12:1 in 2.5 s'],
    ['b', 'no process in 2.5 s'],
  ]);
});

it('the logs of the shops are kept by request and counted by what they say, also in pieces', () => {
  const logs = openShopLogs();
  const fault = (reqId: string) =>
    `${JSON.stringify({ level: 50, reqId, msg: 'request failed', err: { type: 'Error', message: 'waited 5000 ms\nat' } })}\n`;
  const [one, other] = [fault('a'), fault('b')];
  logs.write('shop1', one.slice(0, 20));
  logs.write('shop2', other);
  logs.write(
    'shop1',
    `${one.slice(20)}${JSON.stringify({ level: 40, reqId: 'c', msg: 'slow request' })}\nBuilding …\nTypeError: not JSON\n`,
  );
  expect([logs.faultOf('a'), logs.faultOf('b'), logs.faultOf('c')]).toEqual([
    'shop1: request failed: Error waited 5000 ms',
    'shop2: request failed: Error waited 5000 ms',
    undefined,
  ]);
  expect([...logs.counts]).toEqual([
    ['request failed: Error waited n ms', 2],
    ['TypeError: not JSON', 1],
  ]);
});
