import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx, openNginxOn } from '../../deploy/nginx-here.ts';
import { findVarnish } from '../../deploy/varnish-here.ts';
import { install, mayInstall } from '../../tests/support/databases/debian.ts';

export type Stop = () => Promise<void>;

/** The first of the paths that exists, after Debian's package was installed where that may be. */
export const found = (name: string, packageName: string, find: () => string | undefined): string => {
  if (!find() && mayInstall()) install(packageName);
  const path = find();
  if (!path) throw new Error(`${name} is not on this machine (Debian, Ubuntu: apt-get install ${packageName})`);
  return path;
};

/** Writes files into a folder, by their path in it. */
export const writeFiles = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** This process's environment as another team's terminal has it: without what npm tells its scripts. */
const theirEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^PORT$/.test(name))),
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Runs a command in a folder to its end. Throws what it said if it fails. */
export const run = (folder: string, command: string, words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = theirEnvironment();
    execFile(command, [...words], { cwd: folder, env, maxBuffer: 1e8, encoding: 'utf8' }, (fault, out, err) => {
      if (fault) reject(new Error(`${command} ${words.join(' ')} in ${folder}:\n${out}${err}`, { cause: fault }));
      else resolve(out);
    });
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.unref();
    setTimeout(() => socket.destroy(), 1000).unref();
  });

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

interface Program {
  readonly folder: string;
  readonly command: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** it listens there once it is ready */
  readonly port: number;
}

/** Starts a program and waits until it listens. */
export const open = async ({ folder, command, words, env, port }: Program): Promise<Stop> => {
  const child = spawn(command, [...words], {
    cwd: folder,
    env: { ...theirEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  process.once('exit', () => child.kill('SIGKILL'));
  while (!(await listens(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${command} ended at once:\n${said}`);
    await pause(100);
  }
  return async () => {
    child.kill('SIGTERM');
    await gone(child);
  };
};

export const openNginx = async (folder: string, file: string): Promise<Stop> => {
  const nginx = await openNginxOn(found('nginx', 'nginx-light', findNginx), folder, file);
  return nginx.stop;
};

/** Varnish as a plain process in the foreground, with a folder of its own. */
export const openVarnish = (folder: string, file: string, port: number): Promise<Stop> => {
  writeFiles(folder, { 'default.vcl': file });
  const vcl = join(folder, 'default.vcl');
  const words = ['-F', '-n', join(folder, 'work'), '-a', `127.0.0.1:${port}`, '-f', vcl, '-s', 'malloc,64m'];
  return open({ folder, command: found('Varnish', 'varnish', findVarnish), words, port });
};
