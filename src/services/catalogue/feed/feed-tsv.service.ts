import { parse, type Info } from 'csv-parse';
import { pipeline, Readable } from 'node:stream';
import { NotAFeedError } from '../../../contracts/catalogue/feed.contract.ts';
import { rowLimitChars } from './feed.constants.ts';
import type { RawRow } from './feed-xml.service.ts';

const needed = ['id', 'title', 'price', 'availability'] as const;
/** A table of articles that are gone needs no more. */
const neededOfExpired = ['id', 'expiration_date'] as const;

/** `Sale Price`, `g:sale_price` and `sale_price` are one. */
const columnName = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_');

const columnsOf = (header: readonly string[]): string[] => {
  const columns = header.map(columnName);
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0 && !neededOfExpired.every((name) => columns.includes(name))) {
    throw new NotAFeedError(
      `line 1: a feed names its columns, with tabs between them; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    );
  }
  return columns;
};

const isList = (name: string): boolean =>
  name === 'additional_image_link' || name === 'product_detail' || name === 'certification';

/** Values of a list; one that contains a comma has quotes around it, and its own quotes doubled. */
const valuesIn = (cell: string): string[] =>
  [...cell.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/g)]
    .map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
    .filter((value) => value !== '');

const attributesOf = (columns: readonly string[], cells: readonly string[]): Map<string, string[]> => {
  const attributes = new Map<string, string[]>();
  for (const [place, name] of columns.entries()) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    attributes.set(name, isList(name) ? valuesIn(cell) : [cell]);
  }
  return attributes;
};

interface Parsed {
  readonly record: readonly string[];
  readonly info: Info;
}

/** Throws when a row exceeds the limits of the parser. */
const rowParser = () => {
  let begins = 1;
  let broken: NotAFeedError | undefined;
  const parser = parse({
    delimiter: '\t',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: rowLimitChars,
    info: true,
    on_record: (cells, { lines }) => {
      begins = lines + 1;
      return cells;
    },
    // An unclosed quote would swallow the following rows, and their articles would disappear.
    on_skip: () => {
      broken ??= new NotAFeedError(`line ${begins}: the row that begins there does not end; is a quote left open?`);
      return undefined;
    },
  });
  const check = (): void => {
    if (broken) throw broken;
  };
  return { parser, check };
};

/** Rows of a file with tabs between the cells, quotes around those that hold tabs, quotes or line ends. */
export async function* tsvRows(text: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const { parser, check } = rowParser();
  pipeline(Readable.from(text, { objectMode: true }), parser, () => {});
  let columns: string[] | undefined;
  let line = 1;
  // With `info`, every record contains its end position.
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    check();
    if (!columns) columns = columnsOf(record);
    else if (record.slice(columns.length).some((cell) => cell !== '')) {
      yield { line, fault: 'it has more cells than the first line has names' };
    } else yield { line, attributes: attributesOf(columns, record) };
    line = info.lines + 1;
  }
  check();
  if (!columns) throw new NotAFeedError('it is empty');
}
