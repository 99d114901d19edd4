import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedFile, SharedFiles } from './shared-files.ts';
import { unlessMissing } from './unless-missing.ts';
import { readWhole, writeWhole } from './whole-files.ts';

/** Shared files in a folder. */
export const folderFiles = (place: string): SharedFiles => {
  const fileAt = async (folder: string, name: string): Promise<SharedFile[]> => {
    const found = await unlessMissing(stat(join(place, folder, name)));
    return found?.isFile() ? [{ name: `${folder}/${name}`, bytes: found.size, changedAt: found.mtime }] : [];
  };
  return {
    read: (name) => readWhole(join(place, name)),
    write: (name, bytes) => writeWhole(join(place, name), bytes),
    remove: (name) => rm(join(place, name), { force: true }),
    list: async (folder) => {
      const names = (await unlessMissing(readdir(join(place, folder)))) ?? [];
      return (await Promise.all(names.map((name) => fileAt(folder, name)))).flat();
    },
    isReady: () => Promise.resolve(true),
  };
};
