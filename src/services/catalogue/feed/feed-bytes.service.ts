import { NotAFeedError } from '../../../contracts/catalogue/feed.contract.ts';

/** Encodings of feeds; UTF-8 is the default. */
const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([A-Za-z0-9_-]+)["']/;

const encodingOf = (start: Uint8Array): string => {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, place) => start[place] === byte));
  if (mark) return mark.encoding;
  return declared.exec(new TextDecoder('latin1').decode(start.subarray(0, 200)))?.[1] ?? 'utf-8';
};

const decoderFor = (encoding: string): TextDecoder => {
  try {
    // Invalid bytes become U+FFFD, so that their row can be reported.
    return new TextDecoder(encoding);
  } catch {
    throw new NotAFeedError(`its encoding ${encoding} is unknown`);
  }
};

/** Decodes the file as a stream of text without a byte order mark. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let start = new Uint8Array();
  for await (const chunk of bytes) {
    if (!decoder) {
      start = Buffer.concat([start, chunk]);
      if (start.length < 200) continue;
      decoder = decoderFor(encodingOf(start));
      yield decoder.decode(start, { stream: true });
      continue;
    }
    yield decoder.decode(chunk, { stream: true });
  }
  decoder ??= decoderFor(encodingOf(start));
  yield start.length < 200 ? decoder.decode(start) : decoder.decode();
}
