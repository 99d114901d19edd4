import { ConfigError, readConfig } from '../server/config.ts';
import { FolderInUseError } from '../server/database/owner.ts';
import { NewerDatabaseError } from '../server/database/migrate.ts';

interface Command {
  readonly name: string;
  readonly use: string;
  readonly run: (args: readonly string[]) => Promise<number>;
}

const commands: readonly Command[] = [
  {
    name: 'start',
    use: 'start               builds when the sources are newer, fills an empty demo, opens the shop',
    run: async () => (await import('./start.ts')).start(readConfig(process.env)),
  },
  {
    name: 'dev',
    use: 'dev                 the shop with sources reloaded in place',
    run: async () => (await import('./dev.ts')).dev(readConfig(process.env)),
  },
  {
    name: 'build',
    use: 'build               builds the browser’s and the server’s bundles',
    run: async () => {
      await (await import('./build.ts')).build();
      return 0;
    },
  },
];

const help = `npm run shop -- <command>\n\n${commands.map(({ use }) => `  ${use}`).join('\n')}\n`;

/** Expected ends: a sentence is all that is shown. */
const isSentence = (fault: unknown): fault is Error =>
  fault instanceof ConfigError || fault instanceof FolderInUseError || fault instanceof NewerDatabaseError;

/** Answers the exit code: 0 done, 1 refused or failed, 2 not understood. */
export const main = async ([name = 'help', ...args]: readonly string[]): Promise<number> => {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const isHelp = name === 'help' || name === '--help';
    (isHelp ? process.stdout : process.stderr).write(isHelp ? help : `There is no command ${name}.\n\n${help}`);
    return isHelp ? 0 : 2;
  }
  try {
    return await command.run(args);
  } catch (fault) {
    if (!isSentence(fault)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    return 1;
  }
};
