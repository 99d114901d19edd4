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
  let last: Socket | undefined;
  app.server.on('connection', (socket) => (last = socket));
  const lastBytes = () => last?.bytesRead ?? 0;
  return { stop, open, begun: begun.promise, end: () => running.resolve('done'), lastBytes };
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

  it('closes idle connections at once: a keep-alive one and one without a request', async () => {
    const { stop, open } = await stage();
    const [kept, silent] = [await open(), await open()];
    ask(kept, '/quick');
    await once(kept, 'data');
    const startedAt = performance.now();
    await stop(60_000);
    await Promise.all([kept.closed || once(kept, 'close'), silent.closed || once(silent, 'close')]);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('cuts off what does not end in time', async () => {
    const { stop, open, begun } = await stage();
    const socket = await open();
    ask(socket, '/slow');
    await begun;
    await stop(20);
    expect(await readAll(socket)).toBe('');
  });

  it('takes nothing new', async () => {
    const { stop, open } = await stage();
    await stop();
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });
});
