import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgresServer } from '../../bench/harness/postgres.ts';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { shopClock } from '../../tests/support/shops/shop-clock.ts';
import { campaign, member } from './campaign.ts';
import { readWalk } from './document.ts';
import { articles, ownFeed, servePictures } from './own-feed.ts';

/**
 * npm run walk: fills an empty production shop by the commands of docs/operations.md, in their order, and looks at what
 * shoppers get; then a campaign is made at the desk of this shop. `npm ci` is left out, because it would replace what runs this script; deploy/try.ts does it in a copy.
 */
const root = new URL('../../', import.meta.url).pathname;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'kontor-walk-'));
const walk = readWalk();
const pictures = await servePictures();
const database = await openPostgresServer();
const ownValues: Readonly<Record<string, string>> = {
  DATABASE_URL: database.url,
  SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  PICTURE_ORIGINS_INSIDE: pictures.origin,
  CONTENT_DIR: join(folder, 'content'),
  DATA_DIR: join(folder, 'data'),
  FILES_DIR: join(folder, 'files'),
  PORT: String(await freePort()),
  FEED: join(folder, 'feed.xml'),
};
const env = { ...process.env, ...walk.settings, ...ownValues, LOG_LEVEL: 'warn' };
const { PORT: port = '' } = ownValues;

const must = (isTrue: boolean, what: string): void => {
  if (!isTrue) throw new Error(what);
};

/** Runs a line of the document in a shell. */
const run = (command: string): { readonly code: number | null; readonly said: string } => {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${command}`);
  return { code: status, said: stdout + stderr };
};

const done = (command: string): string => {
  const { code, said } = run(command);
  must(code === 0, `${command} ended with ${code}:\n${said}`);
  return said;
};

/** Fills in what check has named, where it has named it. */
const fillIn = (said: string): number => {
  const file = join(ownValues['CONTENT_DIR'] ?? '', 'company.json');
  const lines = readFileSync(file, 'utf8').split('\n');
  const named = [...said.matchAll(/company\.json:(\d+): \S+\.(\w+): is missing/g)];
  const values: Readonly<Record<string, string>> = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'OTPVHUHB' };
  for (const [, line = '', field = ''] of named) {
    const place = Number(line) - 1;
    must(lines[place]?.includes(`"${field}": ""`) === true, `check names line ${line} for ${field}`);
    lines[place] = lines[place]?.replace('""', JSON.stringify(values[field] ?? `Own ${field}`)) ?? '';
  }
  writeFileSync(file, lines.join('\n'));
  return named.length;
};

const ask = (path: string): Promise<IncomingMessage & { readonly body: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'www.example.de', accept: path.endsWith('.webp') ? 'image/webp' : 'text/html' };
    get({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(Object.assign(answer, { body: Buffer.concat(pieces) })));
    }).on('error', reject);
  });

const page = async (path: string): Promise<string> => {
  const { statusCode, body } = await ask(path);
  must(statusCode === 200, `${path} answers ${statusCode}`);
  return body.toString();
};

/** Asks again until the shop says so; a shop that has ended never does. */
const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (const endAt = Date.now() + 120_000; Date.now() < endAt; await delay(500)) if (await isSo()) return;
  throw new Error(`${what}: not within two minutes`);
};

const look = async (): Promise<void> => {
  const home = await page('/');
  must(
    /Korb Nummer \d+/.test(home) && (home.match(/<h1/g) ?? []).length === 1,
    'the home page shows products of the feed',
  );
  must(!/<h1[^>]*>[^<]*Kaffee/.test(home), 'the home page does not begin with the demo’s coffee');
  const [, list = ''] = /href="(\/[a-z0-9-]+-c\d+\.html)"/.exec(home) ?? [];
  must(list !== '', 'the navigation has the department of the feed');
  const tiles = await page(list);
  const [, product = ''] = /href="(\/[a-z0-9-]+-p\d+\.html)/.exec(tiles) ?? [];
  must(product !== '', `${list} has products`);
  const html = await page(product);
  must(/Korb Nummer \d+/.test(html), `${product} has the title of the feed`);
  const [picture = ''] = /\/pictures\/original\/480\/photo-[\w-]+\.webp/.exec(html) ?? [];
  must(picture !== '', `${product} shows a picture of the feed`);
  const [own, frame] = [await ask(picture), await ask('/pictures/original/480/no-picture.webp')];
  must(own.statusCode === 200 && !own.body.equals(frame.body), `${picture} is the picture and not the empty frame`);
  must((await page('/c/impressum')).includes('Own register'), 'the imprint has the facts that were filled in');
  must(!/Hamburg|Sandtorkai|kontor\.example/.test(home + tiles + html), 'nothing of the demo’s company is shown');
  const links = new Set([...home.matchAll(/href="(\/[^"#]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&')));
  for (const path of links) {
    const { statusCode = 0 } = await ask(path);
    must(statusCode < 400, `/ leads to ${path}, which answers ${statusCode}`);
  }
  say(`          ${links.size} links of the home page lead to something`);
  say(`          pages looked at: /, ${list}, ${product}, ${picture}`);
};

const start = (command: string) => {
  const shop = spawn('bash', ['-c', `exec ${command}`], {
    cwd: root,
    env: { ...env, ...clock.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (said += String(text)));
  return { shop, said: () => said };
};

const clock = shopClock();
let stop = (): void => {};
const begun = performance.now();
try {
  writeFileSync(ownValues['FEED'] ?? '', ownFeed(pictures.origin));
  let checks = 0;
  for (const command of walk.commands) {
    if (command === 'npm ci') say('    left   npm ci');
    else if (command === 'npm run shop -- check' && checks === 0) {
      checks += 1;
      const { code, said } = run(command);
      must(code === 1, `a new folder is not ready, but check ended with ${code}:\n${said}`);
      say(`          filled in: ${fillIn(said)} lines of company.json`);
    } else if (command === 'npm start') {
      const { shop, said } = start(command);
      stop = () => void (shop.pid !== undefined && process.kill(-shop.pid, 'SIGTERM'));
      await until(`${command}\n${said()}`, () => {
        must(shop.exitCode === null, `the shop ended:\n${said()}`);
        return said().includes('Kontor is open');
      });
      say(`          ${command}: open`);
    } else if (command === 'npm run shop -- pictures') {
      await until(command, () => done(command).includes(' 125 of 125 pictures are here'));
    } else {
      const said = done(command);
      if (command.includes(' import '))
        must(said.includes(String(articles)), `the import took in all articles:\n${said}`);
    }
  }
  await look();
  done(`echo '${member.password}' | npm run shop -- staff add ${member.name} --role publisher`);
  await campaign(port, clock, say);
  say(`The walk took ${((performance.now() - begun) / 1000).toFixed(0)} s.`);
} finally {
  stop();
  pictures.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
