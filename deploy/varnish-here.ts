import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usualPaths = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd'];

/** Varnish of this machine, or nothing. */
export const findVarnish = (): string | undefined => usualPaths.find((path) => existsSync(path));

export const withoutVarnish =
  'The shop behind Varnish is not tried: Varnish is not installed (Debian: apt-get install varnish)';

export interface VarnishPlace {
  /** deploy/varnish of a checkout */
  readonly files: string;
  /** everything that Varnish writes goes here */
  readonly folder: string;
  /** address and port that it listens on */
  readonly listen: string;
  /** in place of shop1:3000 and shop2:3000 */
  readonly shops: readonly [string, string];
}

/** The very configuration, with the names that only containers have replaced. */
const writeFile = ({ files, folder, shops }: VarnishPlace): string => {
  let text = readFileSync(join(files, 'kontor.vcl'), 'utf8');
  for (const [place, shop] of shops.entries()) {
    const there = `.host = "shop${place + 1}"; .port = "3000";`;
    const [host, port] = shop.split(':');
    if (!text.includes(there)) throw new Error(`kontor.vcl does not say “${there}” any more`);
    text = text.replace(there, `.host = "${host}"; .port = "${port}";`);
  }
  const path = join(folder, 'kontor.vcl');
  writeFileSync(path, text);
  return path;
};

/** The parameters that docs/operations.md names. */
const parameters = ['http_max_hdr=128', 'workspace_client=192k', 'workspace_backend=192k', 'http_req_size=40k'];

/** Starts it as a plain process; the caller waits until it listens. */
export const openVarnish = (binary: string, place: VarnishPlace): { readonly stop: () => Promise<void> } => {
  mkdirSync(place.folder, { recursive: true });
  // Its workers run as another user.
  chmodSync(place.folder, 0o755);
  const files = ['-F', '-f', writeFile(place), '-a', place.listen, '-n', join(place.folder, 'work')];
  const settings = ['-s', 'malloc,100m', '-T', 'none', ...parameters.flatMap((one) => ['-p', one])];
  const child = spawn(binary, [...files, ...settings], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      if (!isStopping) process.stderr.write(`Varnish has ended:\n${said}\n`);
      resolve();
    });
  });
  process.once('exit', () => child.kill('SIGTERM'));
  return {
    stop: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
};
