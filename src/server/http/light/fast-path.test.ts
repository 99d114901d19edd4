import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { RequestEnd } from '../log.ts';
import { fastPath } from './fast-path.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server whose `/lane` has a stored response for `/lane?q=known`, unless the request has a cookie. */
const stage = async () => {
  const app = Fastify();
  closing.push(() => app.close());
  const ends: RequestEnd[] = [];
  const hosts: (string | undefined)[] = [];
  let names = 0;
  const openFastPath = fastPath(app, {
    idOf: () => `name-${(names += 1)}`,
    checkProxy: ({ host }) => void hosts.push(host),
    observe: (end) => void ends.push(end),
  });
  const stopping = Promise.withResolvers<void>();
  app.addHook('preClose', (done) => {
    stopping.resolve();
    done();
  });
  app.all('/lane', ({ method }) => `usual ${method}`);
  app.get('/other', () => 'other');
  openFastPath('/lane', (url, { cookie }) =>
    url === '/lane?q=known' && cookie === undefined
      ? {
          write: (_, response, id) =>
            void response.writeHead(200, { 'content-length': 5, 'x-request-id': id }).end('ready'),
        }
      : undefined,
  );
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const origin = `http://127.0.0.1:${port}`;
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  return {
    app,
    ends,
    hosts,
    port,
    open,
    begun: stopping.promise,
    ask: async (path: string, init = {}) => (await fetch(`${origin}${path}`, init)).text(),
  };
};

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
};

describe('[RUN-5] a stored response', () => {
  it('is sent at once, and is counted and logged under its route as all others are', async () => {
    const { ask, ends } = await stage();
    expect(await ask('/lane?q=known')).toBe('ready');
    expect(ends).toEqual([
      { id: 'name-1', method: 'GET', route: '/lane', status: 200, ms: expect.any(Number) as number },
    ]);
  });

  it('[RUN-8] is checked for another version of the proxy, as all others are by a hook', async () => {
    const { ask, hosts, port } = await stage();
    await ask('/other');
    expect(hosts).toEqual([]);
    await ask('/lane?q=known');
    expect(hosts).toEqual([`127.0.0.1:${port}`]);
  });

  it.each([
    ['another question', '/lane?q=new', {}, 'usual GET'],
    ['another method', '/lane?q=known', { method: 'POST' }, 'usual POST'],
    ['a question that the lane does not want', '/lane?q=known', { headers: { cookie: 'a=b' } }, 'usual GET'],
    ['another address', '/other', {}, 'other'],
  ])('leaves %s to Fastify', async (_, path, init, wanted) => {
    const { ask, ends } = await stage();
    expect(await ask(path, init)).toBe(wanted);
    expect(ends).toEqual([]);
  });

  it('keeps no connection alive when the shop stops', async () => {
    const { app, open, begun } = await stage();
    const accepted = once(app.server, 'connection');
    const socket = await open();
    // Half a request: the connection is no idle one, which would be closed at once.
    const [taken] = (await accepted) as [Socket];
    socket.write('GET /lane?q=known HTTP/1.1\r\nhost: de.localhost\r\n');
    await once(taken, 'data');
    const closed = app.close();
    await begun;
    socket.write('\r\n');
    const answer = await readAll(socket);
    await closed;
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});
