import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands before a database or mail server, and can disturb the connections to it as a lost host, a failover or a firewall does. */
export interface SilentProxy {
  /** the server's address, by way of this proxy */
  readonly url: string;
  /** every connection that there is never says anything again, and so does every new one until `speak`; nothing is closed */
  readonly silence: () => void;
  /** each piece waits for this time on its way; a piece has at most `bytes`, when they are given */
  readonly slow: (waitMs: number, bytes?: number) => void;
  /** ends every connection at once, without a goodbye */
  readonly cut: () => void;
  /** the same, when so many further pieces have come from either side; the last of them is lost */
  readonly cutAfter: (pieces: number) => void;
  /** new connections get through again, at full speed; those that fell silent stay so */
  readonly speak: () => void;
  /** connections that a client has not closed */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

/** Divides what has come into pieces of at most `bytes`. */
const piecesOf = (chunk: Buffer, bytes: number): Buffer[] =>
  Array.from({ length: Math.ceil(chunk.length / bytes) }, (_, place) =>
    chunk.subarray(place * bytes, (place + 1) * bytes),
  );

/** What is done to the connections now. */
interface Trouble {
  waitMs: number;
  longestPiece: number;
  /** until all connections are cut */
  piecesLeft: number;
  readonly muted: WeakSet<Socket>;
  readonly cut: () => void;
}

/** Passes on what one side of a connection says. */
const passOn = (trouble: Trouble, from: Socket, to: Socket): void => {
  let isSlow = false;
  const goOn = (): void => {
    if (!isSlow && !to.writableNeedDrain) from.resume();
  };
  const send = (piece: Buffer): void => {
    // What comes later is lost on the way: the server hears no goodbye, and the client gets no answer.
    if (trouble.muted.has(from) || to.destroyed || to.write(piece)) return;
    from.pause();
    to.once('drain', goOn);
  };
  const sendSlowly = async (chunk: Buffer): Promise<void> => {
    isSlow = true;
    from.pause();
    for (const piece of piecesOf(chunk, Math.min(trouble.longestPiece, chunk.length))) {
      await delay(trouble.waitMs);
      send(piece);
    }
    isSlow = false;
    goOn();
  };
  from.on('data', (chunk: Buffer) => {
    trouble.piecesLeft -= 1;
    if (trouble.piecesLeft === 0) trouble.cut();
    else if (trouble.waitMs > 0) void sendSlowly(chunk);
    else send(chunk);
  });
  from.once('end', () => {
    if (!trouble.muted.has(from)) to.end();
  });
  // The other side is cut with it.
  from.once('close', () => {
    if (!from.readableEnded && !trouble.muted.has(from)) to.destroy();
  });
};

export const silentProxy = async (serverUrl: string): Promise<SilentProxy> => {
  const target = new URL(serverUrl);
  const clients = new Set<Socket>();
  const all = new Set<Socket>();
  const muted = new WeakSet<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    all.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => all.delete(socket));
  };
  const cut = (): void => {
    for (const socket of all) socket.resetAndDestroy();
  };
  const trouble: Trouble = { waitMs: 0, longestPiece: Infinity, piecesLeft: Infinity, muted, cut };
  const server = createServer((client) => {
    keep(client);
    clients.add(client);
    client.once('close', () => clients.delete(client));
    if (isSilent) {
      // Read, so that the end of it is noticed, and never answered.
      client.resume();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    keep(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      passOn(trouble, from, to);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
      for (const socket of all) muted.add(socket);
    },
    slow: (forMs, bytes = Infinity) => {
      trouble.waitMs = forMs;
      trouble.longestPiece = bytes;
    },
    cut,
    cutAfter: (pieces) => {
      trouble.piecesLeft = pieces;
    },
    speak: () => {
      isSilent = false;
      trouble.waitMs = 0;
      trouble.longestPiece = Infinity;
      trouble.piecesLeft = Infinity;
    },
    open: () => clients.size,
    close: async () => {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
