import { resolve } from 'node:path';
import type { Config } from '../server/config/config.ts';
import { readPositionals, UseError } from './arguments.ts';
import { givenWords, pictureWords } from './picture-words.ts';
import { withCommands } from './with-commands.ts';

const use = 'npm run shop -- pictures\nnpm run shop -- pictures import DIR';

/** Shows what has become of the pictures of feeds, or takes in a folder of files. Exit code 1 if a file was left out. */
export const picturesCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const [what, folder, ...rest] = readPositionals(args, use);
  const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
  if (what === undefined) {
    say(pictureWords(await withCommands(config, (commands) => commands.pictureReport())));
    return 0;
  }
  if (what !== 'import' || folder === undefined || rest.length > 0) throw new UseError(use);
  const given = await withCommands(config, (commands) => commands.importPictures(resolve(folder)));
  say(givenWords(given));
  return given.left.length === 0 ? 0 : 1;
};
