import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { IndexData, IndexedProduct, IndexFrame } from '../../services/search/engine/indexing/index-data.ts';
import type { FromWorker, ToWorker } from './search-worker.ts';

/** the thread ends when nothing was to be built for so long: what it took is given back */
const idleMs = 2000;
/**
 * What a builder drops it drops soon: left to itself the engine would let it lie until there is four times as much. The second
 * figure is the end of the thread, and an index of a million products takes a third of it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 768 };

/**
 * Makes search indexes in a thread of its own, one after the other. Each slice is answered before the next one is read, so
 * that the thread is never buried in them.
 */
export const createSearchBuilder = () => {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isOver = false;

  const thread = (): Worker => {
    clearTimeout(idle);
    // A new thread would know nothing of what the one before was told.
    if (isOver) throw new Error('the builder has ended');
    if (!worker) {
      const fresh = new Worker(new URL('./search-worker.ts', import.meta.url), { execArgv: [], resourceLimits });
      fresh.unref();
      fresh.once('exit', () => {
        if (worker === fresh) worker = undefined;
      });
      worker = fresh;
    }
    return worker;
  };

  const endThread = async (): Promise<void> => {
    clearTimeout(idle);
    await worker?.terminate();
  };

  const ask = async (message: ToWorker): Promise<FromWorker> => {
    const to = thread();
    const until = new AbortController();
    const { signal } = until;
    // The thread keeps nobody from ending, but who waits for it has to be woken.
    to.ref();
    try {
      const ended = once(to, 'exit', { signal }).then(() => [{ kind: 'fault', fault: new Error('the thread ended') }]);
      const answered = once(to, 'message', { signal });
      // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
      to.postMessage(message);
      // What comes as a message is what our own file sends.
      const [answer] = (await Promise.race([answered, ended])) as [FromWorker];
      if (answer.kind === 'fault') throw answer.fault;
      return answer;
    } finally {
      until.abort();
      to.unref();
    }
  };

  const build = async (frame: IndexFrame, slices: AsyncIterable<readonly IndexedProduct[]>): Promise<IndexData> => {
    try {
      await ask({ kind: 'frame', frame });
      for await (const products of slices) await ask({ kind: 'products', products });
      const answer = await ask({ kind: 'finish' });
      if (answer.kind !== 'index') throw new Error('the thread built no index');
      return answer.data;
    } finally {
      idle = setTimeout(() => void endThread(), idleMs).unref();
    }
  };

  return {
    build,
    /** for good; what is under way ends with a fault */
    stop: (): Promise<void> => {
      isOver = true;
      return endThread();
    },
  };
};
