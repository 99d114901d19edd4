import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { silentProxy } from './silent-proxy.ts';

/** A server that says everything back, and what a client has heard. */
const echo = async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy = await silentProxy(`tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  onTestFinished(async () => {
    await proxy.close();
    server.close();
  });
  const open = (): { readonly socket: Socket; readonly heard: () => Buffer[]; readonly closed: () => boolean } => {
    const heard: Buffer[] = [];
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let isClosed = false;
    socket.on('error', () => {});
    socket.on('data', (piece: Buffer) => heard.push(piece));
    socket.once('close', () => {
      isClosed = true;
    });
    return { socket, heard: () => heard, closed: () => isClosed };
  };
  return { proxy, open };
};
const words = (heard: readonly Buffer[]) => Buffer.concat(heard).toString();

it('a slow way loses nothing and keeps the order, also when it is fast again', async () => {
  const { proxy, open } = await echo();
  const { socket, heard } = open();
  proxy.slow(2, 3);
  socket.write('abcdefghij');
  await expect.poll(() => words(heard())).toBe('abcdefghij');
  expect(Math.max(...heard().map(({ length }) => length))).toBe(3);
  proxy.speak();
  socket.write('klmnopqrst');
  await expect.poll(() => words(heard())).toBe('abcdefghijklmnopqrst');
});

it('a cut ends what there is, and takes new connections', async () => {
  const { proxy, open } = await echo();
  const first = open();
  first.socket.write('a');
  await expect.poll(() => words(first.heard())).toBe('a');
  proxy.cut();
  await expect.poll(first.closed).toBe(true);
  const second = open();
  second.socket.write('b');
  await expect.poll(() => words(second.heard())).toBe('b');
});

it('silence closes nothing, and lasts for those that fell silent', async () => {
  const { proxy, open } = await echo();
  const first = open();
  first.socket.write('a');
  await expect.poll(() => words(first.heard())).toBe('a');
  proxy.silence();
  first.socket.write('b');
  proxy.speak();
  const second = open();
  second.socket.write('c');
  await expect.poll(() => words(second.heard())).toBe('c');
  expect([words(first.heard()), first.closed()]).toEqual(['a', false]);
});
