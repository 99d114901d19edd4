import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../contracts/shop/commands.contract.ts';

/** A tab that speaks Chromium's own protocol: the shop has no browser driver among what it installs for production. */
export interface Tab {
  readonly send: <Result>(method: string, params?: object) => Promise<Result>;
  readonly on: (method: string, listener: (params: never) => void) => void;
}

interface Message {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: object;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const startMs = 20_000;
const answerMs = 30_000;

const flags = [
  '--headless=new',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A scrollbar comes when the page is longer than the window, and moves all of it: a matter of the page, not of its regions.
  '--hide-scrollbars',
  '--remote-debugging-port=0',
  // Chromium refuses to run as root with its sandbox, as in a container.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Waits for the address that Chromium prints once it listens. */
const addressOf = (child: ReturnType<typeof spawn>, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string): void => reject(new CommandError(`${path} ${why}:\n${said.slice(0, 500)}`));
    const timer = setTimeout(() => fail(`did not start within ${startMs / 1000} seconds`), startMs);
    child.once('error', (fault) => fail(fault.message));
    child.once('exit', () => fail('ended at once'));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new CommandError(`Chromium does not answer at ${address}`)));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: { readonly method: string; readonly listener: (params: never) => void }[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // Chromium's own form
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    for (const { method, listener } of listeners) if (method === message.method) listener(message.params as never); // its own form, too
  });
  const send = <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const timer = setTimeout(() => reject(new CommandError(`Chromium does not answer ${method}`)), answerMs);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(timer);
        waiting.delete(id);
        if (error) reject(new CommandError(`Chromium refuses ${method}: ${error.message}`));
        else resolve(result as Result); // its own form, too
      });
      socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
    });
  // It may end before it answers.
  const end = (): void => socket.send(JSON.stringify({ id: (last += 1), method: 'Browser.close' }));
  return { send, listeners, end };
};

/** Starts Chromium with a profile of its own, gives a tab to `use`, and ends it again. */
export const withTab = async <Result>(path: string, use: (tab: Tab) => Promise<Result>): Promise<Result> => {
  const profile = mkdtempSync(join(tmpdir(), 'kontor-embed-check-'));
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  try {
    const { send, listeners, end } = await connect(await addressOf(child, path));
    const { targetId } = await send<{ readonly targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send<{ readonly sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const result = await use({
      send: (method, params) => send(method, params, sessionId),
      on: (method, listener) => void listeners.push({ method, listener }),
    });
    // Debian's Chromium is a shell script around it: to kill that would leave the browser, and its open pipe this process.
    const timer = setTimeout(() => child.kill('SIGKILL'), answerMs);
    end();
    await ended;
    clearTimeout(timer);
    return result;
  } finally {
    child.kill('SIGKILL');
    child.stderr.destroy();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
