import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../words/repository.ts';

const real = join(repositoryRoot, 'content');

/** Makes a folder with the real content but its products. What the test changes is copied, the rest are links. */
export const contentWithoutProducts = (folder: string, copied: readonly string[] = []): void => {
  mkdirSync(folder);
  for (const name of readdirSync(real)) {
    if (copied.includes(name)) cpSync(join(real, name), join(folder, name), { recursive: true });
    else if (name !== 'products') symlinkSync(join(real, name), join(folder, name));
  }
};

/** The same with the products of one file, for tests of how content is taken in; `fill.db.test.ts` takes in all of it. */
export const contentWithFewProducts = (folder: string): void => {
  contentWithoutProducts(folder);
  mkdirSync(join(folder, 'products'));
  cpSync(join(real, 'products/1110.json'), join(folder, 'products/1110.json'));
};
