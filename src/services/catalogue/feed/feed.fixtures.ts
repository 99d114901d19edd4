import type { FeedFormat } from '../../../contracts/shop/commands.contract.ts';
import {
  NotAFeedError,
  type BadRow,
  type CatalogueItem,
  type FeedRow,
} from '../../../contracts/catalogue/feed.contract.ts';
import type { Site } from '../../../sites/site.ts';
import { sites } from '../../../sites/sites.ts';
import { feedWriters, type WrittenRow } from './feed-write.rules.ts';
import { readFeed } from './feed.service.ts';

/** A row that nothing is wrong with. */
export const goodRow: WrittenRow = {
  id: 'mug-1',
  title: 'Becher aus Steinzeug',
  price: '12.90 EUR',
  availability: 'in_stock',
};

export const fileOf = (format: FeedFormat, rows: readonly WrittenRow[]): string => {
  const writer = feedWriters[format];
  return writer.head('Feed', 'https://www.example.com/') + rows.map(writer.row).join('') + writer.foot;
};

/** The file in pieces of the size, as a network brings it. */
export async function* inPieces(file: string | Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

export interface ReadResult {
  readonly items: readonly CatalogueItem[];
  readonly bad: readonly BadRow[];
  /** rows whose `expiration_date` is over, where there are some */
  readonly expired?: readonly FeedRow[];
  /** why the file is no feed, where it is none */
  readonly refused?: string;
}

const at = new Date('2026-11-20T12:00:00Z');
const isOwnOrigin = (origin: string): boolean => origin === 'https://www.example.com';

export const readAll = async (
  bytes: AsyncIterable<Uint8Array>,
  { currency, language }: Pick<Site, 'currency' | 'language'> = sites.DE,
): Promise<ReadResult> => {
  const rows: FeedRow[] = [];
  let refused: string | undefined;
  try {
    for await (const row of readFeed(bytes, { currency, language, isOwnOrigin, at })) rows.push(row);
  } catch (fault) {
    if (!(fault instanceof NotAFeedError)) throw fault;
    refused = fault.message;
  }
  return {
    items: rows.flatMap((row) => (row.kind === 'item' ? [row.item] : [])),
    bad: rows.flatMap((row) => (row.kind === 'bad' ? [row.bad] : [])),
    ...(rows.some(({ kind }) => kind === 'expired') ? { expired: rows.filter(({ kind }) => kind === 'expired') } : {}),
    ...(refused === undefined ? {} : { refused }),
  };
};
