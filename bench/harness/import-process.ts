// Imports into the embedded database of this process and says how long its event loop was busy at a stretch.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createReadStream } from 'node:fs';
import { openEmbedded } from '../../src/server/database/embedded.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { commandsOn } from './commands.ts';

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Notes the CPU time of this thread from each turn of the event loop to the next. */
const watchLoop = () => {
  const stretches: number[] = [];
  const until = new AbortController();
  let before = cpuMs();
  const watching = (async () => {
    while (!until.signal.aborted) {
      await nextTurn();
      const now = cpuMs();
      stretches.push(now - before);
      before = now;
    }
  })();
  return async () => {
    until.abort();
    await watching;
    return stretches.toSorted((a, b) => b - a);
  };
};

/** What the process prints, one JSON object a line. */
export interface LoopRun {
  readonly file: string;
  readonly seconds: number;
  readonly cpuMs: number;
  /** the longest ones first, at most ten */
  readonly stretchesMs: readonly number[];
}

const [folder = '', ...files] = process.argv.slice(2);
const db = await openEmbedded(folder);
await migrate(db);
const commands = commandsOn(db, () => new Date());
for (const [place, file] of files.entries()) {
  const stop = watchLoop();
  const beganAt = performance.now();
  const cpuBefore = cpuMs();
  const outcome = await commands.importFeed('DE', createReadStream(file), () => {}, { isUpdate: place > 0 });
  const run: LoopRun = {
    file,
    seconds: (performance.now() - beganAt) / 1000,
    cpuMs: cpuMs() - cpuBefore,
    stretchesMs: (await stop()).slice(0, 10),
  };
  if (!outcome.ok) throw new Error(`the import of ${file} was refused: ${outcome.code}`);
  process.stdout.write(`${JSON.stringify(run)}\n`);
}
await db.close();
process.exit(0);
