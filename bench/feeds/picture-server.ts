import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { repositoryRoot } from '../../tests/support/words/repository.ts';

const motifs = 12;
/** Shorter than the shop waits for a picture. */
const heldMs = 20_000;

export interface PictureServer {
  readonly origin: string;
  readonly addressOf: (number: number) => string;
  /** pictures sent so far, those that were sent twice included */
  readonly sent: () => number;
  /** whether requests wait, for 20 s at most */
  readonly hold: (isHeld: boolean) => void;
  readonly close: () => void;
}

const readMotifs = (): Promise<Buffer[]> => {
  const folder = join(repositoryRoot, 'content/pictures');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.webp'))
    .slice(0, motifs);
  return Promise.all(
    names.map((name) =>
      sharp(join(folder, name)).resize(1200, 1500, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer(),
    ),
  );
};

/** The same motif as another file: a comment behind the start of the JPEG. */
const numbered = (motif: Buffer, number: number): Buffer => {
  const comment = Buffer.alloc(12);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(comment.length - 2, 2);
  comment.writeUInt32BE(number, 8);
  return Buffer.concat([motif.subarray(0, 2), comment, motif.subarray(2)]);
};

/** A company's picture system: as many different JPEGs of 1200 x 1500 as are asked for. */
export const servePictures = async (): Promise<PictureServer> => {
  const masters = await readMotifs();
  const waiting = new Set<() => void>();
  let isHeld = false;
  let sent = 0;
  const send = (response: ServerResponse, number: number): void => {
    sent += 1;
    const motif = masters[number % masters.length] ?? Buffer.alloc(0);
    response.writeHead(200, { 'content-type': 'image/jpeg', etag: `"${number}"` }).end(numbered(motif, number));
  };
  const server = createServer((request, response) => {
    const [, number] = /^\/photo-(\d+)\.jpg$/.exec(request.url ?? '') ?? [];
    if (number === undefined) return void response.writeHead(404).end();
    if (!isHeld) return send(response, Number(number));
    const go = (): void => {
      clearTimeout(timer);
      waiting.delete(go);
      if (!response.destroyed) send(response, Number(number));
    };
    const timer = setTimeout(go, heldMs);
    waiting.add(go);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    addressOf: (number) => `${origin}/photo-${number}.jpg`,
    sent: () => sent,
    hold: (hold) => {
      isHeld = hold;
      if (!hold) for (const go of waiting) go();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
