import { join } from 'node:path';
import { root } from '../server/config/program-folder.ts';
import { starterFiles } from '../server/content/starter/starter-files.ts';
import { UseError } from './arguments.ts';
import { makeFolder, writeIn } from './new-folder.ts';

/** Writes a content folder of one's own: an example of each kind, schemas for editors, no goods and no company of the demo. */
export const initCommand = async (args: readonly string[]): Promise<number> => {
  const [name, ...more] = args;
  if (name === undefined || more.length > 0 || name.startsWith('-'))
    throw new UseError('Which folder?\nnpm run shop -- init my-content');
  const files = starterFiles(join(root, 'content'));
  const folder = makeFolder(name, (part) => {
    for (const { path, body } of files) writeIn(part, path, body);
  });
  process.stdout.write(
    `${folder} has ${files.length} files. Begin with its README.md, then:\n  CONTENT_DIR=${folder} npm run shop -- check\n`,
  );
  return 0;
};
