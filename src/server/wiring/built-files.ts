import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { unlessMissing } from './unless-missing.ts';
import { filesFolder, readWhole, writeWhole } from './whole-files.ts';
import { dayMs } from '../../lib/time/day.ts';

/** A file is kept for this time after the last process of its version ended: as long as hosts may keep a fragment. */
const keptForMs = 7 * dayMs;
/** A running process notes more often than this that its files are in use. */
const renewedWithinMs = dayMs / 4;

/** A name of the build: letters and a hash, in no folder. Nothing else of the folder is read. */
const builtName = /^\w[\w.-]{0,200}\.(?:js|css|svg|woff2|png|json)$/;

export interface BuiltFilesParts {
  /** folder of this version's files */
  readonly built: string;
  /** folder of the files of all versions, which the processes of a shop share */
  readonly folder: string;
  readonly now: () => Date;
}

/** RUN-10: pages that are still open, and fragments that other teams have cached, need the files of their own version. */
export const builtFiles = ({ built, folder, now }: BuiltFilesParts) => {
  const keepOne = async (name: string, at: Date): Promise<void> => {
    const [from, to] = [join(built, name), join(folder, name)];
    const [own, kept] = await Promise.all([unlessMissing(stat(from)), unlessMissing(stat(to))]);
    // A crash of the machine leaves files that are too short.
    if (own && kept?.size !== own.size) await writeWhole(to, await readFile(from));
    await unlessMissing(utimes(to, at, at));
  };

  const removeUnused = async (at: Date): Promise<void> => {
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await unlessMissing(stat(path));
      if (found?.isFile() && at.getTime() - found.mtimeMs > keptForMs + renewedWithinMs)
        await rm(path, { force: true });
    }
  };

  return {
    /** Keeps this version's files, and removes those that no process has used for seven days. */
    keep: async (): Promise<void> => {
      const at = now();
      const names = (await unlessMissing(readdir(built))) ?? [];
      await Promise.all(names.filter((name) => builtName.test(name)).map((name) => keepOne(name, at)));
      if (names.length > 0) await removeUnused(at);
    },
    /** A file of any version that is kept. */
    read: (name: string): Promise<Buffer | undefined> =>
      builtName.test(name) ? readWhole(join(folder, name)) : Promise.resolve(undefined),
  };
};
export type BuiltFiles = ReturnType<typeof builtFiles>;

export const builtFilesOf = (
  config: Pick<Config, 'FILES_DIR' | 'DATA_DIR'>,
  { assets, now }: { readonly assets: string; readonly now: () => Date },
): BuiltFiles => builtFiles({ built: assets, folder: join(filesFolder(config), 'built'), now });
