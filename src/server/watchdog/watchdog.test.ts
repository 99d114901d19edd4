import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const watchdog = JSON.stringify(new URL('./watchdog.ts', import.meta.url).href);

const runWhole = (script: string) =>
  spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'pipe'] });

/** A process with a watchdog that waits for 200 ms. */
const run = (script: string) =>
  runWhole(`import { startWatchdog } from ${watchdog};
    const stop = startWatchdog({ tickMs: 20, limitMs: 200 });
    ${script}`);

describe('[RUN-9] the watchdog of a process', () => {
  it('ends it when its main loop makes no turn, and says why', async () => {
    const child = run("process.on('SIGTERM', () => {}); setTimeout(() => { for (;;); }, 100);");
    const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toBe(
      'The process is ended by its watchdog: its main loop has made no turn for 0 s. A supervisor should start it again.\n',
    );
    expect([code, signal]).toEqual([null, 'SIGKILL']);
  });

  it('keeps no process alive, and ends none after it was stopped', async () => {
    const idle = run('');
    const stopped = run('await stop(); const until = Date.now() + 1000; while (Date.now() < until);');
    for (const child of [idle, stopped]) {
      const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(said).toBe('');
      expect(code).toBe(0);
    }
  });

  it('lets a start hold the main loop as a migration or a first fill may, and watches from its end on', async () => {
    const child = runWhole(`import { watchOnceOpen } from ${watchdog};
      const hold = (ms) => { const until = Date.now() + ms; while (Date.now() < until); };
      const open = async () => { hold(2000); await null; hold(2000); return 'open'; };
      const { opened } = await watchOnceOpen(open, true, { tickMs: 20, limitMs: 200 });
      process.stdout.write(opened);
      setTimeout(() => { for (;;); }, 100);`);
    const [said, fault, [, signal]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect([said, signal]).toEqual(['open', 'SIGKILL']);
    expect(fault).toContain('ended by its watchdog');
  });
});
