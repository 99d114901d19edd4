import { readConfig } from '../server/config/config.ts';

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
  {
    name: 'import',
    use: 'import --site DE feed.xml   takes in a product feed (XML or TSV) as the whole catalogue of a site, also while the shop runs; --update: as what has changed since; --dry-run: only says what would change',
    run: async (args) => (await import('./feed-commands.ts')).importCommand(readConfig(process.env), args),
  },
  {
    name: 'export',
    use: 'export --site DE feed.xml   writes the catalogue of a site as a product feed (.xml or .tsv)',
    run: async (args) => (await import('./feed-commands.ts')).exportCommand(readConfig(process.env), args),
  },
  {
    name: 'init',
    use: 'init my-content     writes a content folder of your own, with an example of each kind and nothing of the demo’s goods',
    run: async (args) => (await import('./init.ts')).initCommand(args),
  },
  {
    name: 'content',
    use: 'content             takes in the content folder, or parts of it: [--only promotions,pages] [--site DE] [--dry-run] [--yes]; articles only with --only products; or: content export my-content',
    run: async (args) => (await import('./content-command.ts')).contentCommand(readConfig(process.env), args),
  },
  {
    name: 'pictures',
    use: 'pictures            shows which pictures of the feeds are here and which failed, or: pictures import DIR',
    run: async (args) => (await import('./pictures.ts')).picturesCommand(readConfig(process.env), args),
  },
  {
    name: 'staff',
    use: 'staff add <name>    adds a member of staff who may preview the shop (asks for the password), or: staff role <name> editor, staff remove <name>',
    run: async (args) => (await import('./staff.ts')).staffCommand(readConfig(process.env), args),
  },
  {
    name: 'person',
    use: 'person export <e-mail>   shows all that the shop stores about a person as JSON, or: person erase <e-mail>',
    run: async (args) => (await import('./person.ts')).personCommand(readConfig(process.env), args),
  },
  {
    name: 'nginx',
    use: 'nginx [host:port …]   prints the proxy’s configuration for SITE_HOSTS and these shop processes',
    run: async (args) => (await import('./proxy-file.ts')).proxyFileCommand('nginx', readConfig(process.env), args),
  },
  {
    name: 'varnish',
    use: 'varnish [host:port …] prints the same for Varnish',
    run: async (args) => (await import('./proxy-file.ts')).proxyFileCommand('varnish', readConfig(process.env), args),
  },
  {
    name: 'embed-check',
    use: 'embed-check <address>   opens a page of another team in Chromium, and says what on it hurts the regions and how to mend it',
    run: async (args) => (await import('./embed-check/embed-check.ts')).embedCheckCommand(args),
  },
  {
    name: 'check',
    use: 'check               checks the content folder and the bucket of FILES_URL, and lists promotions that overlap',
    run: async () => {
      const config = readConfig(process.env);
      const { check, checkFiles, poolerLines, senderLines } = await import('./check.ts');
      const outcome = Math.max(await check(config.SHOP_MODE === 'demo', config.CONTENT_DIR), await checkFiles(config));
      for (const line of [...senderLines(config), ...(await poolerLines(config))]) process.stdout.write(`${line}\n`);
      return outcome;
    },
  },
];

const help = `npm run shop -- <command>\n\n${commands.map(({ use }) => `  ${use}`).join('\n')}\n`;

/** Expected errors, of which only the message is shown. */
const sentences = new Set([
  'ConfigError',
  'FolderInUseError',
  'NewerDatabaseError',
  'ContentError',
  'CommandError',
  'ReplacedMeanwhileError',
  'DatabaseAwayError',
  'FilesAwayError',
]);
const isSentence = (fault: unknown): fault is Error =>
  fault instanceof Error && (sentences.has(fault.name) || fault.name === misuse);
const misuse = 'UseError';

/** Ends quietly if the reader of the output closes it before the last line (`| head`). */
const endWithReader = (fault: NodeJS.ErrnoException): void => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(process.exitCode ?? 0);
};

/** Runs a command. Returns the exit code: 0 done, 1 refused or failed, 2 not understood. */
export const main = async ([name = 'help', ...args]: readonly string[]): Promise<number> => {
  process.stdout.on('error', endWithReader);
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
    return fault.name === misuse ? 2 : 1;
  }
};
