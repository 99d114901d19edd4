import { LRUCache } from 'lru-cache';
import type { MasterFiles } from '../../../services/pictures/picture-fetching.service.ts';
import type { PictureRepository, StoredMaster } from '../../../services/pictures/pictures.repository.ts';
import type { PictureMaster } from '../../../services/pictures/pictures.service.ts';
import { FilesAwayError } from '../../files/shared-files.ts';
import { masterKnownForMs, middle, stampOf } from './picture-files.ts';

/** A picture may change under its address, so a browser asks for it again the next day. */
const oneDay = 24 * 60 * 60;

export interface StoredMastersParts {
  readonly repository: Pick<PictureRepository, 'masters' | 'lost'>;
  readonly files: MasterFiles;
  readonly now: () => Date;
  readonly onGone: (name: string) => void;
}

/** Returns the first master of the names among those that were fetched or given. */
export const storedMasters = ({ repository, files, now, onGone }: StoredMastersParts) => {
  const known = new LRUCache<string, { readonly master: PictureMaster | undefined }>({
    max: 4000,
    ttl: masterKnownForMs,
  });
  const masterOf = ({ name, file, width, height }: StoredMaster): PictureMaster => ({
    width,
    height,
    focus: middle,
    stamp: stampOf(file),
    isFramed: true,
    maxAgeSeconds: oneDay,
    read: async () => {
      const bytes = await files.read(file).catch((fault: unknown) => {
        if (fault instanceof FilesAwayError) return 'away' as const;
        throw fault;
      });
      // It is shown as missing for now; only what is really missing is fetched again.
      if (bytes === 'away') return undefined;
      if (bytes) return bytes;
      onGone(name);
      await repository.lost(name, file, now());
      return undefined;
    },
  });
  return async (names: readonly string[]): Promise<PictureMaster | undefined> => {
    const key = names.join();
    const before = known.get(key);
    if (before) return before.master;
    const rows = await repository.masters(names);
    const row = names.map((name) => rows.find((one) => one.name === name)).find((one) => one !== undefined);
    const master = row && masterOf(row);
    known.set(key, { master });
    return master;
  };
};
