import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MasterFiles } from '../../services/pictures/picture-fetching.service.ts';
import type { Config } from '../config/config.ts';
import { unlessMissing } from './unless-missing.ts';

/** Keeps masters in a folder by a hash of their bytes: written under another name, then renamed, so that none is read half. */
export const masterFolder = (folder: string): MasterFiles => {
  const pathOf = (file: string): string => join(folder, 'pictures', file.slice(0, 2), file);
  const read = async (file: string): Promise<Buffer | undefined> => {
    const bytes = await unlessMissing(readFile(pathOf(file)));
    // After a crash of the machine a file may have its name, but no content.
    return bytes && bytes.length > 0 ? bytes : undefined;
  };
  return {
    read,
    write: async (bytes) => {
      const file = createHash('sha256').update(bytes).digest('hex');
      if ((await read(file))?.equals(bytes)) return file;
      const path = pathOf(file);
      await mkdir(dirname(path), { recursive: true });
      const part = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (fault) {
        await rm(part, { force: true });
        throw fault;
      }
      return file;
    },
  };
};

/** The one place of the masters that a shop was given or has fetched. */
export const masterFilesOf = ({ FILES_DIR, DATA_DIR }: Pick<Config, 'FILES_DIR' | 'DATA_DIR'>): MasterFiles =>
  masterFolder(FILES_DIR ?? join(DATA_DIR, 'files'));
