import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
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
  /** how it ended without being asked to, each time */
  readonly falls: readonly string[];
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
  /** whether it serves shoppers, asked without a process of its own, as the health check is */
  readonly isReady: () => Promise<boolean>;
  readonly onOutput?: ((text: string) => void) | undefined;
}

const lookEveryMs = 100;
const mostOfOutput = 2000;

/** One container of the shop, without the container: its command, its settings, its user, its health check. */
export const shopAt = ({
  program: first,
  env,
  command: [name = '', ...args],
  healthcheck,
  ids,
  isReady,
  onOutput,
}: Place) => {
  let program = first;
  let child: ChildProcess | undefined;
  let said = '';
  let isAsked = false;
  const falls: string[] = [];
  const isHealthy = async (): Promise<boolean> => {
    const check = spawn(healthcheck, { shell: true, cwd: program, env, stdio: 'ignore', ...ids });
    await ended(check);
    return check.exitCode === 0;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    output: () => said,
    falls: falls as readonly string[],
    begin: (other = program) => {
      program = other;
      said = '';
      isAsked = false;
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
          onOutput?.(text);
        });
      }
      opened.once('exit', (code, signal) => {
        if (!isAsked) falls.push(`${signal ?? code}: ${said.slice(-mostOfOutput)}`);
      });
    },
    untilHealthy: async () => {
      const look = async (): Promise<boolean> => (await isReady()) && isHealthy();
      while (!(await look())) {
        if (child?.exitCode !== null || child.signalCode !== null)
          throw new Error(`the shop ended before it was healthy:\n${said}`);
        await delay(lookEveryMs);
      }
    },
    end: async (signal: NodeJS.Signals) => {
      if (!child) return;
      isAsked = true;
      child.kill(signal);
      await ended(child);
      child = undefined;
    },
  };
};
