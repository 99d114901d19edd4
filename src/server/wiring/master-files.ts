import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { MasterFiles } from '../../services/pictures/picture-fetching.service.ts';
import type { Config } from '../config/config.ts';
import { filesFolder, readWhole, writeWhole } from './whole-files.ts';

/** Keeps masters in a folder by a hash of their bytes. */
export const masterFolder = (folder: string): MasterFiles => {
  const pathOf = (file: string): string => join(folder, 'pictures', file.slice(0, 2), file);
  const read = (file: string): Promise<Buffer | undefined> => readWhole(pathOf(file));
  return {
    read,
    write: async (bytes) => {
      const file = createHash('sha256').update(bytes).digest('hex');
      if (!(await read(file))?.equals(bytes)) await writeWhole(pathOf(file), bytes);
      return file;
    },
  };
};

/** The one place of the masters that a shop was given or has fetched. */
export const masterFilesOf = (config: Pick<Config, 'FILES_DIR' | 'DATA_DIR'>): MasterFiles =>
  masterFolder(filesFolder(config));
