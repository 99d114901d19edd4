import { spawn, type ChildProcess } from 'node:child_process';
import type { AskSet } from './ask.ts';

export interface SetShop {
  readonly address: string;
  readonly ask: AskSet;
  readonly kill9: () => Promise<void>;
  /** stops it as a supervisor does: running requests may finish */
  readonly stop: () => Promise<void>;
  /** `program`: a checkout of another version, which it stays with; without it that of the last start */
  readonly start: (program?: string) => Promise<void>;
  readonly output: () => string;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

interface Place {
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
  readonly command: readonly string[];
  readonly healthcheck: string;
  /** of the user that it runs as; none: that of this process */
  readonly ids: { readonly uid?: number; readonly gid?: number };
}

/** One container of the shop, without the container: its command, its settings, its user, its health check. */
export const shopAt = ({ program: first, env, command: [name = '', ...args], healthcheck, ids }: Place) => {
  let program = first;
  let child: ChildProcess | undefined;
  let said = '';
  const isHealthy = async (): Promise<boolean> => {
    const check = spawn(healthcheck, { shell: true, cwd: program, env, stdio: 'ignore', ...ids });
    await ended(check);
    return check.exitCode === 0;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    output: () => said,
    begin: (other = program) => {
      program = other;
      said = '';
      // `node` of the image is the Node that runs this.
      const opened = spawn(name === 'node' ? process.execPath : name, args, {
        cwd: program,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...ids,
      });
      child = opened;
      for (const stream of [opened.stdout, opened.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text;
        });
      }
    },
    untilHealthy: async () => {
      while (!(await isHealthy())) {
        if (child?.exitCode !== null) throw new Error(`the shop ended before it was healthy:\n${said}`);
      }
    },
    end: async (signal: NodeJS.Signals) => {
      if (!child) return;
      child.kill(signal);
      await ended(child);
      child = undefined;
    },
  };
};
