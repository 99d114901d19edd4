import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  CommandError,
  commandLineSchema,
  contentCommandPath,
  contentExportPath,
  contentFolderSchema,
  exportCommandPath,
  givenPicturesSchema,
  importCommandPath,
  personCommandPath,
  personCountsSchema,
  personRecordSchema,
  pictureCommandPath,
  pictureReportSchema,
  staffCommandPath,
  updateCommandPath,
  type CatalogueCommands,
  type CommandLine,
  type ContentChange,
  type PictureCommands,
} from '../contracts/shop/commands.contract.ts';
import type { ImportOutcome } from '../contracts/catalogue/feed.contract.ts';

const startingUp = 503;
const askAgainAfterMs = 500;
const askAgainTimes = 120;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: AsyncIterable<Uint8Array>;
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return text;
};

const ask = (socketPath: string, { method, path, body }: Question): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    let answered: IncomingMessage | undefined;
    const asked = request({ socketPath, method, path, agent: false }, (answer) => {
      answered = answer;
      resolve(answer);
    });
    const fail = (fault: unknown): void => {
      // The response may begin while the body is still being sent; a fault of the body then ends the response.
      answered?.destroy(fault instanceof Error ? fault : new Error(String(fault)));
      reject(fault);
    };
    asked.once('error', fail);
    if (body) pipeline(Readable.from(body), asked).catch(fail);
    else asked.end();
  });

/** Waits until a starting shop is open. A body can be sent only once, so requests without a body try first. */
const whenOpen = async (socketPath: string): Promise<void> => {
  for (let times = 0; times < askAgainTimes; times += 1) {
    const answer = await ask(socketPath, { method: 'GET', path: '/' });
    answer.resume();
    if (answer.statusCode !== startingUp) return;
    await delay(askAgainAfterMs);
  }
  throw new CommandError('The shop has been starting for a minute: look at what it says, then try again.');
};

const noOutcome = 'The shop did not say what came of it.';
const otherVersion = 'The running shop answers in another way: it is of another version. Restart it, then try again.';

const lineOf = (text: string): CommandLine => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(commandLineSchema, value)) {
    throw new CommandError(otherVersion);
  }
  return value;
};

/** Reads the response line by line. Throws if the last line is missing, because then the response was cut off. */
const readLines = async (answer: IncomingMessage, onLine: (line: CommandLine) => void): Promise<void> => {
  if (answer.statusCode !== 200) throw new CommandError(await textOf(answer));
  let rest = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.map(lineOf)) {
      if (line.kind === 'failed') throw new CommandError(line.reason);
      // Leaving the loop closes the connection: the rest of a feed is not sent any more.
      if (line.kind === 'done') return;
      onLine(line);
    }
  }
  throw new CommandError('The shop was stopped in the middle of it.');
};

const jsonBody = (value: object): AsyncIterable<Uint8Array> => Readable.from([Buffer.from(JSON.stringify(value))]);

/** Sends a command whose response is one JSON object. */
const askForObject = async <T extends TSchema>(
  socketPath: string,
  path: string,
  command: object,
  schema: T,
): Promise<Static<T>> => {
  await whenOpen(socketPath);
  const answer = await ask(socketPath, { method: 'POST', path, body: jsonBody(command) });
  const text = await textOf(answer);
  if (answer.statusCode !== 200) throw new CommandError(text);
  const value: unknown = JSON.parse(text);
  if (!Value.Check(schema, value)) throw new CommandError(otherVersion);
  return value;
};

/** Sends commands to a running shop through the socket in its data folder. */
export const askOwner = (socketPath: string): CatalogueCommands & PictureCommands => ({
  importFeed: async (site, feed, onProgress, { isUpdate, isTrial } = {}) => {
    await whenOpen(socketPath);
    const name = isUpdate || isTrial ? updateCommandPath : importCommandPath;
    const path = `${name}?site=${site}${isUpdate ? '&update' : ''}${isTrial ? '&trial' : ''}`;
    const answer = await ask(socketPath, { method: 'POST', path, body: feed });
    let outcome: ImportOutcome | undefined;
    await readLines(answer, (line) => {
      if (line.kind === 'progress') onProgress(line.items);
      if (line.kind === 'site') outcome = line.outcome;
    });
    if (!outcome) throw new CommandError(noOutcome);
    return outcome;
  },
  exportFeed: async (site, format) => {
    await whenOpen(socketPath);
    const answer = await ask(socketPath, { method: 'GET', path: `${exportCommandPath}?site=${site}&format=${format}` });
    if (answer.statusCode === 404) return undefined;
    if (answer.statusCode !== 200) throw new CommandError(await textOf(answer));
    return answer;
  },
  takeContent: async (command, onSite) => {
    await whenOpen(socketPath);
    const answer = await ask(socketPath, { method: 'POST', path: contentCommandPath, body: jsonBody(command) });
    let changes: readonly ContentChange[] | undefined;
    await readLines(answer, (line) => {
      if (line.kind === 'site') onSite(line.site, line.outcome);
      if (line.kind === 'changes') ({ changes } = line);
    });
    if (!changes) throw new CommandError(noOutcome);
    return changes;
  },
  exportContent: () => askForObject(socketPath, contentExportPath, {}, contentFolderSchema),
  changeStaff: async (command) => {
    await whenOpen(socketPath);
    const answer = await ask(socketPath, { method: 'POST', path: staffCommandPath, body: jsonBody(command) });
    await readLines(answer, () => {});
  },
  exportPerson: (email) => askForObject(socketPath, personCommandPath, { what: 'export', email }, personRecordSchema),
  erasePerson: (email) => askForObject(socketPath, personCommandPath, { what: 'erase', email }, personCountsSchema),
  pictureReport: () => askForObject(socketPath, pictureCommandPath, { what: 'report' }, pictureReportSchema),
  importPictures: (folder) =>
    askForObject(socketPath, pictureCommandPath, { what: 'import', folder }, givenPicturesSchema),
});
