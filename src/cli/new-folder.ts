import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CommandError } from '../contracts/shop/commands.contract.ts';

/** Throws an error if the folder exists and is not empty. */
export const refuseTaken = (folder: string): void => {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) throw new CommandError(`${folder} is a file: name a folder that is not there yet.`);
  if (readdirSync(folder).length > 0)
    throw new CommandError(`${folder} is not empty: name another folder. Nothing was written.`);
};

/** Writes a file and the folders that it is in. */
export const writeIn = (folder: string, path: string, body: string | Buffer): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
};

/** Makes a folder that is new or was empty: whole, or not at all. Returns its full path. */
export const makeFolder = (name: string, fill: (folder: string) => void): string => {
  const folder = resolve(name);
  refuseTaken(folder);
  mkdirSync(dirname(folder), { recursive: true });
  // Beside its place, so that it moves there in one step.
  const part = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`);
  mkdirSync(part);
  try {
    fill(part);
    renameSync(part, folder);
  } catch (fault) {
    rmSync(part, { recursive: true, force: true });
    throw fault;
  }
  return folder;
};
