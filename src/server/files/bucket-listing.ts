import { SaxesParser } from 'saxes';
import { FilesAwayError, type SharedFile } from './shared-files.ts';

interface Listing {
  readonly files: readonly SharedFile[];
  /** token of the next page */
  readonly next?: string;
}

/** Reads one page of a bucket's files (ListObjectsV2). */
export const readListing = (xml: string): Listing => {
  const files: SharedFile[] = [];
  const path: string[] = [];
  let texts: Record<string, string> = {};
  let next = '';
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    throw new FilesAwayError('the bucket answered with a listing that is no XML');
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (path.length === 2) texts = {};
  });
  parser.on('text', (text) => {
    const place = path.join('/');
    if (place === 'ListBucketResult/NextContinuationToken') next += text;
    else if (path.length === 3) texts[path[2] ?? ''] = (texts[path[2] ?? ''] ?? '') + text;
  });
  parser.on('closetag', () => {
    if (path.join('/') === 'ListBucketResult/Contents' && texts['Key'])
      files.push({
        name: texts['Key'],
        bytes: Number(texts['Size']),
        changedAt: new Date(texts['LastModified'] ?? ''),
      });
    path.pop();
  });
  parser.write(xml).close();
  return next === '' ? { files } : { files, next };
};
