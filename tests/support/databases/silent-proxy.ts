import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** Stands before a database server, and can fall silent as a lost host, a failover or a firewall does. */
export interface SilentProxy {
  /** the server's address, by way of this proxy */
  readonly url: string;
  /** every connection that there is never says anything again, and so does every new one until `speak`; nothing is closed */
  readonly silence: () => void;
  /** new connections get through again; those that fell silent stay so */
  readonly speak: () => void;
  /** connections that a client has not closed */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export const silentProxy = async (serverUrl: string): Promise<SilentProxy> => {
  const target = new URL(serverUrl);
  const clients = new Set<Socket>();
  const all = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    all.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => all.delete(socket));
  };
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
    client.pipe(upstream);
    upstream.pipe(client);
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
      for (const socket of all) {
        socket.unpipe();
        // What comes is lost on the way: the server hears no goodbye, and the client gets no answer.
        if (clients.has(socket)) socket.resume();
        else socket.pause();
      }
    },
    speak: () => {
      isSilent = false;
    },
    open: () => clients.size,
    close: async () => {
      for (const socket of all) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
