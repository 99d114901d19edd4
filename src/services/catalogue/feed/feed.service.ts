import type { Currency } from '../../../contracts/shop/site.contract.ts';
import { memoize } from '../../../lib/flow/memoize.ts';
import type { Language } from '../../../sites/site.ts';
import { NotAFeedError, type FeedRow } from '../../../contracts/catalogue/feed.contract.ts';
import { textOf } from './feed-bytes.service.ts';
import { expiredId, itemOf, type ItemReading } from './feed-item.rules.ts';
import { feedPicture } from './feed-picture.rules.ts';
import { tsvRows } from './feed-tsv.service.ts';
import { xmlRows, type RawRow } from './feed-xml.service.ts';

const rowOf = (raw: RawRow, reading: ItemReading, at: Date): FeedRow => {
  const { line } = raw;
  if ('fault' in raw) return { kind: 'bad', bad: { line, reason: raw.fault, ...(raw.id ? { id: raw.id } : {}) } };
  const expired = expiredId(raw.attributes, at);
  if ('value' in expired && expired.value !== undefined) return { kind: 'expired', line, id: expired.value };
  const read = 'fault' in expired ? expired : itemOf(raw.attributes, reading);
  if ('value' in read) return { kind: 'item', line, item: read.value };
  const id = raw.attributes.get('id')?.[0]?.trim().slice(0, 100);
  return { kind: 'bad', bad: { line, reason: read.fault, ...(id ? { id } : {}) } };
};

/** The first character tells the format: XML begins with `<`, a table with its column names. */
const rawRows = async function* (text: AsyncGenerator<string>): AsyncGenerator<readonly RawRow[]> {
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
  if (start.trimStart().startsWith('<')) yield* xmlRows(whole);
  else for await (const row of tsvRows(whole)) yield [row];
};

/** What a feed is read for. */
export interface FeedReading {
  readonly currency: Currency;
  /** of its names of fibres */
  readonly language: Language;
  /** whether the shop itself answers at an origin */
  readonly isOwnOrigin: (origin: string) => boolean;
  /** articles that have expired by then are read as such */
  readonly at: Date;
}

/** Articles of one product name the same pictures, and stand near each other in most feeds. */
const picturesRemembered = 2000;

/**
 * Reads a Google Merchant feed, XML (RSS 2.0) or TSV, row by row: memory does not grow with the file. Throws a NotAFeedError
 * if the file is not a feed or ends early.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, reading: FeedReading): AsyncGenerator<FeedRow> {
  const { currency, language, isOwnOrigin, at } = reading;
  const pictureOf = memoize((text) => feedPicture(text, isOwnOrigin), picturesRemembered);
  const own = { currency, language, pictureOf };
  for await (const rows of rawRows(textOf(bytes))) for (const raw of rows) yield rowOf(raw, own, at);
}
