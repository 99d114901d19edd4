import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Value } from 'typebox/value';
import {
  contentCommandPath,
  contentCommandSchema,
  contentExportPath,
  exportCommandPath,
  feedFormats,
  importCommandPath,
  updateCommandPath,
  personCommandPath,
  personCommandSchema,
  pictureCommandPath,
  pictureCommandSchema,
  staffCommandPath,
  staffCommandSchema,
  type CatalogueCommands,
  type CommandLine,
  type PictureCommands,
} from '../../contracts/shop/commands.contract.ts';
import { isSiteCode } from '../../sites/sites.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => Promise<void>;

const refuse = (response: ServerResponse, status: number, reason: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(reason);
};

const linesType = 'application/x-ndjson';

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text);
};

const lineWriter = (response: ServerResponse) => {
  response.setHeader('content-type', linesType).flushHeaders();
  return (line: CommandLine): void => void response.write(`${JSON.stringify(line)}\n`);
};

const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

const progressEveryMs = 200;

const picturesAnswer =
  (commands: PictureCommands): Answer =>
  async (request, response) => {
    const command = await readBody(request);
    if (!Value.Check(pictureCommandSchema, command)) return refuse(response, 400, 'This is no command for pictures.');
    const answer = await (command.what === 'report'
      ? commands.pictureReport()
      : commands.importPictures(command.folder));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

const contentExportAnswer =
  (commands: CatalogueCommands): Answer =>
  async (request, response) => {
    await readBody(request);
    const folder = await commands.exportContent();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(folder));
  };

const feedAnswer =
  (commands: CatalogueCommands): Answer =>
  async (request, response, query) => {
    const site = query.get('site') ?? '';
    if (!isSiteCode(site)) return refuse(response, 400, `There is no site ${site}.`);
    const say = lineWriter(response);
    let saidAt = 0;
    const onProgress = (items: number): void => {
      if (performance.now() - saidAt < progressEveryMs) return;
      saidAt = performance.now();
      say({ kind: 'progress', items });
    };
    const way = { isUpdate: query.has('update'), isTrial: query.has('trial') };
    const outcome = await commands.importFeed(site, request, onProgress, way);
    say({ kind: 'site', site, outcome });
    say({ kind: 'done' });
    response.end();
  };

/** Commands over HTTP, only for the Unix socket of the data folder: the right to open that file is the only check. */
export const commandSocket = (commands: CatalogueCommands & PictureCommands, onFault: (fault: unknown) => void) => {
  const exportFeed: Answer = async (_request, response, query) => {
    const site = query.get('site') ?? '';
    const format = feedFormats.find((name) => name === query.get('format'));
    if (!isSiteCode(site) || !format) return refuse(response, 400, 'The site or the format is unknown.');
    const pieces = await commands.exportFeed(site, format);
    if (!pieces) return refuse(response, 404, `${site} sells nothing yet.`);
    response.writeHead(200, { 'content-type': format === 'xml' ? 'application/rss+xml' : 'text/tab-separated-values' });
    await pipeline(Readable.from(pieces), response);
  };

  const takeContent: Answer = async (request, response) => {
    const command = await readBody(request);
    if (!Value.Check(contentCommandSchema, command))
      return refuse(response, 400, 'This is no command for the content.');
    const say = lineWriter(response);
    const changes = await commands.takeContent(command, (site, outcome) => say({ kind: 'site', site, outcome }));
    say({ kind: 'changes', changes: [...changes] });
    say({ kind: 'done' });
    response.end();
  };

  const takeStaff: Answer = async (request, response) => {
    const command = await readBody(request);
    if (!Value.Check(staffCommandSchema, command)) return refuse(response, 400, 'This is no command for the staff.');
    const say = lineWriter(response);
    await commands.changeStaff(command);
    say({ kind: 'done' });
    response.end();
  };

  const answerPerson: Answer = async (request, response) => {
    const command = await readBody(request);
    if (!Value.Check(personCommandSchema, command)) return refuse(response, 400, 'This is no command for a person.');
    const { what, email } = command;
    const answer = await (what === 'export' ? commands.exportPerson(email) : commands.erasePerson(email));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

  const answers: Readonly<Record<string, Answer>> = {
    [`POST ${importCommandPath}`]: feedAnswer(commands),
    [`POST ${updateCommandPath}`]: feedAnswer(commands),
    [`GET ${exportCommandPath}`]: exportFeed,
    [`POST ${contentCommandPath}`]: takeContent,
    [`POST ${contentExportPath}`]: contentExportAnswer(commands),
    [`POST ${staffCommandPath}`]: takeStaff,
    [`POST ${personCommandPath}`]: answerPerson,
    [`POST ${pictureCommandPath}`]: picturesAnswer(commands),
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://owner');
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer) return refuse(response, 404, 'The running shop does not know this command: it is of another version.');
    answer(request, response, searchParams).catch((fault: unknown) => {
      if (!request.destroyed || !response.destroyed) onFault(fault);
      if (response.destroyed) return;
      const line: CommandLine = { kind: 'failed', reason: reasonOf(fault) };
      if (!response.headersSent) refuse(response, 500, reasonOf(fault));
      else if (response.getHeader('content-type') === linesType) response.end(`${JSON.stringify(line)}\n`);
      // An export that fails in the middle must not look complete.
      else response.destroy();
    });
  };
};
