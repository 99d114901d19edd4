import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The databases `template1` and `template0`, by their numbers: a third of an image, and nothing here copies them. */
const templates = ['1', '4'];

/** Copies the data of an embedded database in a folder, which nothing has open, into memory. Takes the templates out of it. */
export const imageOf = async (folder: string): Promise<Blob> => {
  for (const number of templates) rmSync(join(folder, 'database/base', number), { recursive: true, force: true });
  const stored = await PGlite.create({ dataDir: join(folder, 'database') });
  const image = await stored.dumpDataDir('none');
  await stored.close();
  return image;
};
