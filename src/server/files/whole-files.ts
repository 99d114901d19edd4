import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** Returns `undefined` if the file does not exist, or has its name but no content, as after a crash of the machine. */
export const readWhole = async (path: string): Promise<Buffer | undefined> => {
  const bytes = await unlessMissing(readFile(path));
  return bytes && bytes.length > 0 ? bytes : undefined;
};

/** Writes a file under another name (`….part`) and then renames it, so that none is read half. */
export const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, path);
  } catch (fault) {
    await rm(part, { force: true });
    throw fault;
  }
};
