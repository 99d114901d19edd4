import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { slow4g } from '../harness/first-tap.ts';

const halfTripMs = slow4g.latency / 2;
const bytesPerMs = slow4g.downloadThroughput / 1000;
/** What fits into a packet of Ethernet. */
const packetBytes = 1400;

/** Sends packets one after the other as fast as the line is, each to its end after half a trip; connections take turns. */
const openDownstream = () => {
  const waiting = new Map<Socket, Buffer[]>();
  let freeAt = 0;
  let isSending = false;
  const sendNext = (): void => {
    const [first] = waiting;
    isSending = first !== undefined;
    if (!first) return;
    const [client, [packet = Buffer.alloc(0), ...rest]] = first;
    waiting.delete(client);
    // Behind all others.
    if (rest.length > 0) waiting.set(client, rest);
    freeAt = Math.max(freeAt, performance.now()) + packet.length / bytesPerMs;
    setTimeout(() => {
      setTimeout(() => client.write(packet), halfTripMs);
      sendNext();
    }, freeAt - performance.now());
  };
  return (client: Socket, bytes: Buffer): void => {
    const packets = waiting.get(client) ?? [];
    for (let at = 0; at < bytes.length; at += packetBytes) packets.push(bytes.subarray(at, at + packetBytes));
    waiting.set(client, packets);
    if (!isSending) sendNext();
  };
};

export interface PacketLine {
  readonly port: number;
  readonly close: () => void;
}

/**
 * Opens a slow line to a port of this machine: a page comes piece by piece, a new connection costs a trip of its own, and all
 * connections share the line. A browser's own throttling holds an answer back until all of it would have come.
 */
export const openPacketLine = async (target: number): Promise<PacketLine> => {
  const sendDown = openDownstream();
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const shop = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const [one, other] of [
      [client, shop],
      [shop, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
    }
    client.on('data', (bytes) => setTimeout(() => shop.write(bytes), halfTripMs));
    // The handshake takes a trip, and the first request follows it.
    client.pause();
    setTimeout(() => client.resume(), 2 * halfTripMs);
    client.on('close', () => shop.destroy());
    shop.on('data', (bytes) => sendDown(client, bytes));
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    port,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
