import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { FeedFormat } from '../../src/contracts/shop/commands.contract.ts';
import { feedWriters, type WrittenRow } from '../../src/services/catalogue/feed/feed-write.rules.ts';

/**
 * A feed of any size, the same at every run: npx node bench/feeds/make-feed.ts 100000 feed.xml [EUR]
 * Four articles a product, and those of one product lie far apart in the file: the hardest order for a reader.
 */
const articlesPerProduct = 4;
const words = 'Kanne Tasse Decke Lampe Korb Schale Mantel Hemd Kaffee Mühle Kissen Vase Teller Tuch Dose Regal'.split(
  ' ',
);
const kinds = 'klein groß schlicht warm matt leicht rund hoch weich fest'.split(' ');
const colors = 'Sand Nebelblau Terrakotta Waldgrün'.split(' ');

const pick = (list: readonly string[], seed: number): string => list[seed % list.length] ?? '';

const sentence = (seed: number): string =>
  Array.from({ length: 24 }, (_, place) =>
    pick(place % 2 === 0 ? kinds : words, seed * 31 + place * (seed % 7) + place),
  ).join(' ');

export const madeRow = (place: number, items: number, currency = 'EUR'): WrittenRow => {
  const products = Math.ceil(items / articlesPerProduct);
  const product = place % products;
  const variant = Math.floor(place / products);
  const price = 499 + ((product * 137) % 24_000);
  return {
    id: `K${product}-${variant}`,
    item_group_id: `K${product}`,
    title: `${pick(words, product)} ${pick(kinds, product >> 4)} Nummer ${product}`,
    description: `${sentence(product)}\n\n${sentence(product + 7)}`,
    product_highlight: `${pick(kinds, product)}, ${pick(kinds, product + 3)}`,
    link: `https://www.example.com/p/${product}`,
    image_link: `https://www.example.com/pictures/mug-sage-oat.jpg`,
    additional_image_link: ['https://www.example.com/pictures/mug-sage-oat-close.jpg'],
    price: `${(price / 100).toFixed(2)} ${currency}`,
    ...(product % 5 === 0 ? { sale_price: `${((price - 100) / 100).toFixed(2)} ${currency}` } : {}),
    availability: place % 50 === 0 ? 'out_of_stock' : 'in_stock',
    quantity: String(place % 90),
    product_type: `${pick(words, product % 8)} > ${pick(kinds, product % 6)} > ${pick(words, product % 11)}`,
    brand: 'Kontor',
    color: pick(colors, variant),
    gtin: String(4_000_000_000_000 + place),
  };
};

/** Pieces of the file, some 64 kB each. */
export function* madeFeed(items: number, format: FeedFormat, currency = 'EUR'): Generator<string> {
  const writer = feedWriters[format];
  let piece = writer.head('Made feed', 'https://www.example.com/');
  for (let place = 0; place < items; place += 1) {
    piece += writer.row(madeRow(place, items, currency));
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  yield piece + writer.foot;
}

const main = async ([count = '', file = '', currency = 'EUR']: readonly string[]): Promise<void> => {
  const items = Number(count);
  if (!Number.isInteger(items) || items < 1 || !/\.(?:xml|tsv)$/.test(file)) {
    process.stderr.write('npx node bench/feeds/make-feed.ts <number of items> <file.xml or file.tsv> [currency]\n');
    process.exitCode = 2;
    return;
  }
  const out = createWriteStream(file);
  for (const piece of madeFeed(items, file.endsWith('.tsv') ? 'tsv' : 'xml', currency)) {
    if (!out.write(piece)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
