import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { stoppable, whileStopping } from './stop.ts';

/** A server with one request that the test ends, and a connection to it. */
const stage = async () => {
  const app = Fastify(whileStopping);
  const stop = stoppable(app);
  const running = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  app.get('/slow', () => {
    begun.resolve();
    return running.promise;
  });
  app.get('/quick', () => 'quick');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const open = async (): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  /** a connection that has been used and waits for its next request */
  const kept = async (): Promise<Socket> => {
    const socket = await open();
    ask(socket, '/quick');
    await once(socket, 'data');
    return socket;
  };
  let last: Socket | undefined;
  app.server.on('connection', (socket) => (last = socket));
  const lastBytes = () => last?.bytesRead ?? 0;
  return { stop, open, kept, begun: begun.promise, end: () => running.resolve('done'), lastBytes };
};

const ask = (socket: Socket, path: string): void =>
  void socket.write(`GET ${path} HTTP/1.1\r\nhost: de.localhost\r\n\r\n`);

const readAll = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket) text += String(part);
  return text;
};

describe('[RUN-5] a shop that is asked to stop', () => {
  it('lets a running request end, and closes the connection with it', async () => {
    const { stop, open, begun, end } = await stage();
    const socket = await open();
    ask(socket, '/slow');
    await begun;
    const stopped = stop();
    setImmediate(end);
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toMatch(/done$/);
    await stopped;
  });

  it('answers a request whose first bytes came before the stop', async () => {
    const { stop, open, begun, end, lastBytes } = await stage();
    const running = await open();
    ask(running, '/slow');
    await begun;
    const late = await open();
    late.write('GET /quick HTTP/1.1\r\n');
    await vi.waitUntil(() => lastBytes() > 0);
    const stopped = stop();
    late.write('host: de.localhost\r\n\r\n');
    const answer = await readAll(late);
    end();
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*quick$/);
    await stopped;
  });

  it('answers a last request over each open connection: a proxy that sent it does not send a POST again', async () => {
    const { stop, open, kept } = await stage();
    const [used, unused] = [await kept(), await open()];
    const stopped = stop();
    for (const socket of [used, unused]) {
      ask(socket, '/quick');
      expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*quick$/i);
    }
    await stopped;
  });

  it('takes a connection that the system has made and the process has not seen', async () => {
    const { stop, open } = await stage();
    const opened = open();
    // The connection is made in the next tick, and seen in the next turn of the loop.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const stopped = stop();
    const socket = await opened;
    ask(socket, '/quick');
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await stopped;
  });

  it('closes idle connections soon: a keep-alive one and one without a request', async () => {
    const { stop, open, kept: openKept } = await stage();
    const [kept, silent] = [await openKept(), await open()];
    const startedAt = performance.now();
    await stop({ patienceMs: 60_000, lastRequestMs: 50 });
    await Promise.all([kept.closed || once(kept, 'close'), silent.closed || once(silent, 'close')]);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('cuts off what does not end in time', async () => {
    const { stop, open, begun } = await stage();
    const socket = await open();
    ask(socket, '/slow');
    await begun;
    await stop({ patienceMs: 20 });
    expect(await readAll(socket)).toBe('');
  });

  it('takes nothing new', async () => {
    const { stop, open } = await stage();
    await stop();
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });
});
