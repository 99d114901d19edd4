import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { CommandError, type FeedFormat } from '../contracts/shop/commands.contract.ts';
import { siteCodes, type SiteCode } from '../contracts/shop/site.contract.ts';
import type { Config } from '../server/config/config.ts';
import { isSiteCode } from '../sites/sites.ts';
import { outcomeWords } from './outcome-words.ts';
import { createProgress } from './progress.ts';
import { UseError } from './arguments.ts';
import { withCommands } from './with-commands.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface FeedArguments {
  readonly site: SiteCode;
  readonly file: string | undefined;
  readonly isUpdate: boolean;
  readonly isTrial: boolean;
}

const feedOptions = { site: { type: 'string' }, update: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;

const readArguments = (args: readonly string[], use: string): FeedArguments => {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: feedOptions, allowPositionals: true });
  } catch (fault) {
    throw new UseError(`${fault instanceof Error ? fault.message : 'This cannot be read'}\n${use}`);
  }
  const site = (parsed.values.site ?? '').toUpperCase().replaceAll('-', '_');
  if (!isSiteCode(site)) {
    throw new UseError(
      `${site === '' ? 'Which site?' : `There is no site ${site}.`} There are ${siteCodes.join(', ')}.\n${use}`,
    );
  }
  if (parsed.positionals.length > 1) throw new UseError(`One file, please.\n${use}`);
  const { update: isUpdate = false, 'dry-run': isTrial = false } = parsed.values;
  return { site, file: parsed.positionals[0], isUpdate, isTrial };
};

const sizeOf = (file: string): number => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new CommandError(`There is no file ${file}.`);
  if (!stat.isFile()) throw new CommandError(`${file} is no file.`);
  return stat.size;
};

/** Reads the file in pieces. `onBytes` gets the number of bytes that have been read. */
async function* bytesOf(file: string, onBytes: (sum: number) => void): AsyncGenerator<Uint8Array> {
  let sum = 0;
  const chunks = createReadStream(file) as AsyncIterable<Buffer>; // buffers, because no encoding is set
  try {
    for await (const chunk of chunks) {
      sum += chunk.length;
      onBytes(sum);
      yield chunk;
    }
  } catch (fault) {
    throw new CommandError(`${file} cannot be read (${fault instanceof Error ? fault.message : String(fault)}).`);
  }
}

export const importUse = 'npm run shop -- import --site DE [--update] [--dry-run] feed.xml';

export const importCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const { site, file, ...way } = readArguments(args, importUse);
  if (file === undefined) throw new UseError(`Which file?\n${importUse}`);
  const size = sizeOf(file);
  const progress = createProgress(process.stderr, () => performance.now());
  let read = 0;
  const bytes = bytesOf(file, (sum) => {
    read = sum;
  });
  const outcome = await withCommands(config, (commands) =>
    commands.importFeed(site, bytes, (items) => progress.show(size === 0 ? undefined : read / size, items), way),
  ).finally(progress.end);
  for (const line of outcomeWords(site, file, outcome)) say(line);
  return outcome.ok ? 0 : 1;
};

const formatOf = (file: string | undefined): FeedFormat => {
  const ending = file?.split('.').at(-1)?.toLowerCase();
  if (file === undefined || ending === 'xml') return 'xml';
  if (ending === 'tsv' || ending === 'txt') return 'tsv';
  throw new UseError(`${file} must end in .xml or .tsv: the ending says how it is written.`);
};

export const exportUse = 'npm run shop -- export --site DE feed.xml';

export const exportCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const { site, file, isUpdate, isTrial } = readArguments(args, exportUse);
  if (isUpdate || isTrial) throw new UseError(`An export has no such option.\n${exportUse}`);
  const format = formatOf(file);
  // Written under another name first: an export that fails keeps the previous file.
  const beside = file === undefined ? undefined : `${file}.part`;
  const isWritten = await withCommands(config, async (commands) => {
    const pieces = await commands.exportFeed(site, format);
    if (!pieces) return false;
    const target = beside === undefined ? process.stdout : createWriteStream(beside);
    await pipeline(Readable.from(pieces), target, { end: beside !== undefined });
    return true;
  }).catch((fault: unknown) => {
    if (beside !== undefined) rmSync(beside, { force: true });
    throw fault;
  });
  if (!isWritten) throw new CommandError(`${site} sells nothing yet.`);
  if (beside !== undefined && file !== undefined) {
    renameSync(beside, file);
    say(`${site} is written to ${file}.`);
  }
  return 0;
};
