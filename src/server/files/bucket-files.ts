import { createHash } from 'node:crypto';
import type { BucketSettings } from '../config/files-url.ts';
import { createBucketRequests, type BucketTimes } from './bucket-requests.ts';
import { readListing } from './bucket-listing.ts';
import type { SharedFile, SharedFiles } from './shared-files.ts';

/** A listing has 1000 files a page. */
const mostPages = 100;

export interface BucketParts {
  readonly settings: BucketSettings;
  /** called when the bucket stops answering, with the fault, and without one when it answers again */
  readonly onTurn?: ((fault: Error | undefined) => void) | undefined;
  readonly times?: BucketTimes;
}

/** Shared files in an S3-compatible bucket. */
export const bucketFiles = (parts: BucketParts): SharedFiles => {
  const { ask, isAway } = createBucketRequests(parts);
  const list = async (folder: string): Promise<readonly SharedFile[]> => {
    const files: SharedFile[] = [];
    let next: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const answer = await ask('GET', '', {
        query: {
          'list-type': '2',
          prefix: `${folder}/`,
          delimiter: '/',
          ...(next === undefined ? {} : { 'continuation-token': next }),
        },
      });
      const listing = readListing(answer?.toString() ?? '');
      files.push(...listing.files);
      next = listing.next;
      if (next === undefined) return files;
    }
    throw new Error(`${folder} of the bucket has more than ${mostPages} pages`);
  };
  return {
    read: (name) => ask('GET', name),
    write: async (name, bytes) => {
      // Signed with the request: the server refuses a body that has changed or ended on its way.
      await ask('PUT', name, { bytes, hash: createHash('sha256').update(bytes).digest('hex') });
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
    list,
    isReady: async () => {
      if (!isAway()) return true;
      return ask('GET', '', { query: { 'list-type': '2', 'max-keys': '1' } }).then(
        () => true,
        () => false,
      );
    },
  };
};
