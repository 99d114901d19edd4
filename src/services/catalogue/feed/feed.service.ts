import { NotAFeedError, type FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { textOf } from './feed-bytes.service.ts';
import { itemOf, type FeedReading } from './feed-item.rules.ts';
import { tsvRows } from './feed-tsv.service.ts';
import { xmlRows, type RawRow } from './feed-xml.service.ts';

const rowOf = (raw: RawRow, reading: FeedReading): FeedRow => {
  const { line } = raw;
  if ('fault' in raw) return { kind: 'bad', bad: { line, reason: raw.fault, ...(raw.id ? { id: raw.id } : {}) } };
  const read = itemOf(raw.attributes, reading);
  if ('value' in read) return { kind: 'item', line, item: read.value };
  const id = raw.attributes.get('id')?.[0]?.trim().slice(0, 100);
  return { kind: 'bad', bad: { line, reason: read.fault, ...(id ? { id } : {}) } };
};

/** The first character tells the format: XML begins with `<`, a table with its column names. */
const rawRows = async function* (text: AsyncGenerator<string>): AsyncGenerator<RawRow> {
  let start = '';
  for (;;) {
    const next = await text.next();
    if (next.done) break;
    start += next.value;
    if (start.trim() !== '') break;
    if (start.length > 65_536) throw new NotAFeedError('it begins with nothing but white space');
  }
  if (start.trim() === '') throw new NotAFeedError('it is empty');
  const whole = (async function* () {
    yield start.trimStart();
    yield* text;
  })();
  yield* start.trimStart().startsWith('<') ? xmlRows(whole) : tsvRows(whole);
};

/**
 * Reads a Google Merchant feed, XML (RSS 2.0) or TSV, row by row: memory does not grow with the file. Throws a NotAFeedError
 * if the file is not a feed or ends early.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, reading: FeedReading): AsyncGenerator<FeedRow> {
  for await (const raw of rawRows(textOf(bytes))) yield rowOf(raw, reading);
}
