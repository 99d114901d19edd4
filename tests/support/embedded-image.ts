import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Copies the data of an embedded database in a folder, which nothing has open, into memory. */
export const imageOf = async (folder: string): Promise<Blob> => {
  const stored = await PGlite.create({ dataDir: join(folder, 'database') });
  const image = await stored.dumpDataDir('none');
  await stored.close();
  return image;
};
