import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CommandError, type GivenPictures, type PictureCommands } from '../../../contracts/shop/commands.contract.ts';
import { lastPartName } from '../../../domain/pictures/picture-names.rules.ts';
import type { Database } from '../../../lib/database.ts';
import type { MasterFiles } from '../../../services/pictures/picture-fetching.service.ts';
import { createPictureRepository } from '../../../services/pictures/pictures.repository.ts';
import { checkPicture } from './picture-check.ts';
import { mostMasterBytes } from './picture-fetch.ts';
import { unlessMissing } from '../../files/unless-missing.ts';

export interface PictureCommandParts {
  readonly db: Database;
  readonly files: MasterFiles;
  readonly now: () => Date;
}

const faultsShown = 1000;

/** All files of a folder and those in it, in the order of their paths; hidden ones are left out. */
const filesIn = async (folder: string): Promise<string[]> => {
  const found = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
  if (!found) throw new CommandError(`There is no folder ${folder}.`);
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};

/** Commands about the pictures of feeds, on the database and the files of this process. */
export const createPictureCommands = ({ db, files, now }: PictureCommandParts): PictureCommands => {
  const repository = createPictureRepository(db);

  /** Returns why the file is no picture of the shop, or nothing. */
  const take = async (path: string, name: string): Promise<string | undefined> => {
    if ((await stat(path)).size > mostMasterBytes) return `it is larger than ${mostMasterBytes / 1024 / 1024} MB`;
    const bytes = await readFile(path);
    const checked = await checkPicture(bytes);
    if (!checked.ok) return checked.reason;
    const { width, height } = checked;
    await repository.given({ name, file: await files.write(bytes), width, height }, now());
    return undefined;
  };

  return {
    pictureReport: async () => {
      const [sites, faults] = await Promise.all([repository.counts(), repository.faults(faultsShown)]);
      return {
        sites,
        faults: faults.map(({ site, line, item, address, fault, dueAt }) => ({
          site,
          line,
          item,
          address,
          reason: fault,
          isTriedAgain: dueAt !== null,
        })),
      };
    },
    importPictures: async (folder) => {
      const fileOf = new Map<string, string>();
      const left: GivenPictures['left'] = [];
      for (const path of await filesIn(folder)) {
        const file = relative(folder, path);
        const name = lastPartName(file);
        const other = fileOf.get(name);
        const reason =
          name === ''
            ? 'its name has no letter and no digit'
            : other === undefined
              ? await take(path, name)
              : `${other} has the same name`;
        if (reason === undefined) fileOf.set(name, file);
        else left.push({ file, reason });
      }
      return { taken: fileOf.size, left };
    },
  };
};
