import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readFilesUrl } from '../config/files-url.ts';
import { bucketFiles } from './bucket-files.ts';
import { folderFiles } from './folder-files.ts';
import { FilesAwayError, type SharedFiles } from './shared-files.ts';

export type FilesConfig = Pick<Config, 'FILES_URL' | 'FILES_DIR' | 'DATA_DIR'>;

/** The files that all processes of a shop share. `onTurn`: a bucket stops answering, or answers again. */
export const sharedFilesOf = (
  { FILES_URL, FILES_DIR, DATA_DIR }: FilesConfig,
  onTurn?: (fault: Error | undefined) => void,
): SharedFiles =>
  FILES_URL === undefined
    ? folderFiles(FILES_DIR ?? join(DATA_DIR, 'files'))
    : bucketFiles({ settings: readFilesUrl(FILES_URL), onTurn });

/** Stores a small file, reads it and removes it. Rejects with a FilesAwayError whose message says what is wrong. */
export const tryFiles = async (files: SharedFiles): Promise<void> => {
  const name = `check/${randomUUID()}`;
  const bytes = Buffer.from('Kontor was here.');
  await files.write(name, bytes);
  const read = await files.read(name);
  if (!read?.equals(bytes)) throw new FilesAwayError('The bucket does not return what was stored in it.', true);
  await files.remove(name);
};

/** Tries the files at start. Rejects for a wrong setting, which stays wrong; a bucket that is away comes back, and the shop sells meanwhile. */
export const beginFiles = async (files: SharedFiles, onAway: (fault: unknown) => void): Promise<void> => {
  try {
    await tryFiles(files);
  } catch (fault) {
    if (fault instanceof FilesAwayError && fault.isRefused) throw fault;
    onAway(fault);
  }
};
