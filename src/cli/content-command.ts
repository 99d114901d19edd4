import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { contentKinds, type ContentCommand, type ContentKind } from '../contracts/shop/commands.contract.ts';
import type { ImportOutcome } from '../contracts/catalogue/feed.contract.ts';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import type { Config } from '../server/config/config.ts';
import { isSiteCode } from '../sites/sites.ts';
import { schemaFiles } from '../server/content/starter/schemas.ts';
import { readPositionals, UseError } from './arguments.ts';
import { changeWords, deskWords, endedSales } from './change-words.ts';
import { makeFolder, refuseTaken, writeIn } from './new-folder.ts';
import { contentWords } from './outcome-words.ts';
import { withCommands } from './with-commands.ts';

export const contentUse =
  'npm run shop -- content [--only promotions,pages] [--site DE] [--dry-run] [--yes] [--over-desk]\n' +
  `Parts: ${contentKinds.join(', ')}. Without --only it takes in all but products, which stand alone: --only products.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isKind = (text: string): text is ContentKind => (contentKinds as readonly string[]).includes(text);

const readKinds = (only: string | undefined): ContentKind[] => {
  if (only === undefined) return contentKinds.filter((kind) => kind !== 'products');
  const kinds = [...new Set(listOf(only))].map((kind) => {
    if (!isKind(kind)) throw new UseError(`There is no part ${kind}.\n${contentUse}`);
    return kind;
  });
  if (kinds.length === 0) throw new UseError(`Which part?\n${contentUse}`);
  if (kinds.length > 1 && kinds.includes('products'))
    throw new UseError(`Products are taken in alone: each site at its own time, as with a feed.\n${contentUse}`);
  return kinds;
};

const readSites = (given: string | undefined): ContentCommand['sites'] => {
  if (given === undefined) return [...siteCodes];
  const found = [...new Set(listOf(given))].map((text) => {
    const site = text.toUpperCase().replaceAll('-', '_');
    if (!isSiteCode(site))
      throw new UseError(`There is no site ${site}. There are ${siteCodes.join(', ')}.\n${contentUse}`);
    return site;
  });
  if (found.length === 0) throw new UseError(`Which site?\n${contentUse}`);
  return found;
};

const readArguments = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        site: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        'over-desk': { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (fault) {
    throw new UseError(`${fault instanceof Error ? fault.message : 'The arguments cannot be read'}\n${contentUse}`);
  }
};

/** Asks on a terminal; elsewhere the answer is no. */
const isAgreed = async (question: string): Promise<boolean> => {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await lines.question(question)).trim());
  } finally {
    lines.close();
  }
};

/** Whether the import left the catalogue unchanged on purpose: it came from a feed, or the content has no articles. */
const isLeftAlone = (outcome: ImportOutcome): boolean =>
  !outcome.ok && (outcome.code === 'FROM_FEED' || outcome.code === 'EMPTY');

const exportUse = 'npm run shop -- content export my-content';

/** Writes the present content as a folder that imports to the same state, with the parts of the shop's folder that are in no database. */
const exportContent = async (config: Config, args: readonly string[]): Promise<number> => {
  const [name, ...more] = readPositionals(args, exportUse);
  if (name === undefined || more.length > 0) throw new UseError(`Which folder?\n${exportUse}`);
  refuseTaken(resolve(name));
  return withCommands(config, async (commands) => {
    const { folder, left, files } = await commands.exportContent();
    const made = makeFolder(name, (part) => {
      for (const one of left) cpSync(join(folder, one), join(part, one), { recursive: true, dereference: true });
      for (const { path, body } of schemaFiles()) writeIn(part, path, body);
      for (const { path, text } of files) writeIn(part, path, text);
    });
    say(`${made} has the content as visitors see it now: ${files.length} files, and ${left.join(', ')} of ${folder}.`);
    return 0;
  });
};

/** Takes in parts of the content folder, after it has said what will change; or exports it. */
export const contentCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  if (args[0] === 'export') return exportContent(config, args.slice(1));
  const { only, site, yes, 'dry-run': isTrial, 'over-desk': isOverDesk } = readArguments(args);
  const command = { kinds: readKinds(only), sites: readSites(site), isOverDesk };
  let refused = 0;
  return withCommands(config, async (commands) => {
    const changes = await commands.takeContent({ ...command, isTrial: true, mayEndSales: false }, () => {});
    for (const line of [...changeWords(changes), ...deskWords(changes, isOverDesk)]) say(line);
    if (isTrial) {
      say('Nothing was changed: this was a dry run.');
      return 0;
    }
    const ended = endedSales(changes);
    if (ended !== undefined && !yes) {
      say(`Articles that go out of sale: ${ended}.`);
      if (!(await isAgreed('Go on? (yes/no) '))) {
        process.stderr.write('Nothing was changed. Say --yes to let these articles go out of sale.\n');
        return 1;
      }
    }
    await commands.takeContent({ ...command, isTrial: false, mayEndSales: ended !== undefined }, (of, outcome) => {
      if (!outcome.ok && !isLeftAlone(outcome)) refused += 1;
      for (const line of contentWords(of, outcome)) say(line);
    });
    say(`Taken in on ${command.sites.join(', ')}: ${command.kinds.join(', ')}.`);
    return refused === 0 ? 0 : 1;
  });
};
