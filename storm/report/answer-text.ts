import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../../deploy/ask.ts';

/** The body as it was before it was compressed. */
export const textOf = ({ headers, bytes, body }: Answer): string => {
  if (bytes.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString('utf8');
  return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString('utf8') : body;
};
