import { SaxesParser } from 'saxes';
import { NotAFeedError } from '../../../contracts/catalogue/feed.contract.ts';
import { nestedParts, rowLimitChars, type Attributes } from './feed.constants.ts';

/** A row as its file wrote it. */
export type RawRow =
  | { readonly line: number; readonly attributes: Attributes }
  | { readonly line: number; readonly id?: string; readonly fault: string };

/** Slips inside one item: the item is left out. Anything else (tags that do not close …) ends the reading. */
const slips = new Set([
  'disallowed character.',
  'undefined entity.',
  'malformed character entity.',
  'empty entity name.',
  'the string "]]>" is disallowed in char data.',
]);
const plainWords: Readonly<Record<string, string>> = {
  'disallowed character.': 'it holds characters that XML does not allow',
  'undefined entity.': 'it holds an entity that XML does not know',
  'disallowed character in entity name.': 'a bare & stands there; XML wants &amp;',
};
const depthAtMost = 16;
/** `rss`, `channel`, `item`: attributes are the elements right below. */
const itemDepth = 3;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface OpenItem {
  readonly line: number;
  readonly attributes: Map<string, string[]>;
  length: number;
  fault?: string;
}

/**
 * Items of an RSS 2.0 feed. Only the current item is in memory; a DOCTYPE, with or without entities, is refused.
 */
class ItemReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true });
  readonly #rows: RawRow[] = [];
  #depth = 0;
  #item: OpenItem | undefined;
  #text = '';
  /** texts of the elements inside an attribute, by name */
  readonly #parts = new Map<string, string>();
  /** characters since the last tag: a text that does not end is refused */
  #sinceTag = 0;

  constructor() {
    this.#parser.on('error', (error) => this.#failed(error.message.replace(/^\d+:\d+: /, '')));
    this.#parser.on('doctype', () => this.#refuse('a feed has no DOCTYPE'));
    this.#parser.on('opentag', ({ name }) => this.#opened(name));
    this.#parser.on('closetag', ({ name }) => this.#closed(name));
    this.#parser.on('text', (text) => this.#took(text));
    this.#parser.on('cdata', (text) => this.#took(text));
  }

  #refuse(why: string): never {
    throw new NotAFeedError(`line ${this.#parser.line}: ${why}`);
  }

  #failed(message: string): void {
    const words = plainWords[message] ?? message.replace(/\.$/, '');
    if (!this.#item || !slips.has(message)) this.#refuse(words);
    this.#item.fault ??= words;
  }

  #opened(name: string): void {
    this.#sinceTag = 0;
    this.#depth += 1;
    this.#text = '';
    if (this.#depth <= itemDepth + 1) this.#parts.clear();
    if (this.#depth > depthAtMost) this.#refuse('its elements lie too deep in each other');
    if (this.#depth === 1 && name !== 'rss') this.#refuse(`a feed begins with <rss>, not with <${name.slice(0, 40)}>`);
    if (this.#depth === itemDepth && localName(name) === 'item') {
      this.#item = { line: this.#parser.line, attributes: new Map(), length: 0 };
    }
  }

  #took(text: string): void {
    this.#sinceTag = 0;
    if (!this.#item) return;
    this.#item.length += text.length;
    if (this.#item.length > rowLimitChars) this.#item.fault ??= 'it is too long';
    else if (this.#depth === itemDepth + 1 || this.#depth === itemDepth + 2) this.#text += text;
  }

  #closed(name: string): void {
    this.#sinceTag = 0;
    if (this.#item && this.#depth === itemDepth + 2) {
      this.#parts.set(localName(name), this.#text);
      this.#text = '';
    }
    if (this.#item && this.#depth === itemDepth + 1) this.#keep(name, this.#textOf(name));
    if (this.#item && this.#depth === itemDepth) this.#finish(this.#item);
    this.#depth -= 1;
  }

  /** The parts of an attribute are joined as a table writes them. */
  #textOf(name: string): string {
    const parts = nestedParts[localName(name)];
    if (!parts) return this.#text;
    const texts = parts.map((part) => this.#parts.get(part) ?? '');
    return texts.map((text, place) => (place < texts.length - 1 ? text.replaceAll(':', ' ') : text)).join(':');
  }

  /** `g:title` counts more than the feed reader's own `title`. */
  #keep(name: string, text: string): void {
    const key = localName(name);
    const values = this.#item?.attributes;
    if (!values) return;
    const isOwn = name.includes(':');
    const plain = `${key} `;
    if (!isOwn) values.set(plain, [...(values.get(plain) ?? []), text]);
    else values.set(key, [...(values.get(key) ?? []), text]);
  }

  #finish({ line, attributes, fault }: OpenItem): void {
    this.#item = undefined;
    for (const [key, values] of attributes) {
      if (!key.endsWith(' ')) continue;
      attributes.delete(key);
      if (!attributes.has(key.trim())) attributes.set(key.trim(), values);
    }
    const id = attributes.get('id')?.[0]?.trim();
    this.#rows.push(fault === undefined ? { line, attributes } : { line, fault, ...(id ? { id } : {}) });
  }

  /** The rows completed by this part of the file. */
  read(chunk: string): RawRow[] {
    this.#sinceTag += chunk.length;
    this.#parser.write(chunk);
    if (this.#sinceTag > 16 * rowLimitChars) this.#refuse('there is no end to one of its texts');
    return this.#rows.splice(0);
  }

  end(): void {
    this.#parser.close();
  }
}

/** Rows in the pieces in which they arrive. */
export async function* xmlRows(text: AsyncIterable<string>): AsyncGenerator<readonly RawRow[]> {
  const reader = new ItemReader();
  for await (const chunk of text) yield reader.read(chunk);
  reader.end();
}
