import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { feedWriters } from '../../src/services/catalogue/feed/feed-write.rules.ts';

export const articles = 500;
const pictures = 125;

export interface PictureServer {
  readonly origin: string;
  readonly close: () => void;
}

/** A server with pictures of its own, each in another colour, as a company's picture system has them. */
export const servePictures = async (): Promise<PictureServer> => {
  const server = createServer((request, response) => {
    const [, number] = /^\/photo-(\d+)\.jpg$/.exec(request.url ?? '') ?? [];
    if (number === undefined) return void response.writeHead(404).end();
    const background = `hsl(${(Number(number) * 29) % 360}, 60%, 60%)`;
    const body = sharp({ create: { width: 640, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    return void body.then((bytes) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
};

/** A feed of 500 products in four categories, with a picture for every fourth. */
export const ownFeed = (origin: string): string => {
  const writer = feedWriters.xml;
  let text = writer.head('Own feed', origin);
  for (let place = 0; place < articles; place += 1)
    text += writer.row({
      id: `W${place}`,
      item_group_id: `W${place}`,
      title: `Korb Nummer ${place}`,
      description: `Ein geflochtener Korb mit der Nummer ${place}.`,
      link: `${origin}/p/${place}`,
      image_link: `${origin}/photo-${place % pictures}.jpg`,
      price: `${10 + (place % 90)}.90 EUR`,
      availability: 'in_stock',
      quantity: '20',
      product_type: `Körbe > Flechtwerk > Sorte ${place % 4}`,
      brand: 'Flechter',
    });
  return text + writer.foot;
};
