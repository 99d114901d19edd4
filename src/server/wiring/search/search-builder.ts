import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { IndexData, IndexedProduct, IndexFrame } from '../../../services/search/engine/indexing/index-data.ts';
import type { CountedWord } from '../../../services/search/engine/indexing/split-index.ts';
import type { FromWorker, ToWorker } from './search-worker.ts';

/** The thread ends after this time without work, which frees its memory. */
const idleMs = 2000;
/**
 * Building makes much short-lived garbage. With a small young generation V8 collects it early; with the default the thread
 * took four times the memory. The old generation limits the thread: an index of a million products takes a third of it.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 768 };

/** The thread that builds: there while it is needed. */
const createThread = () => {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isOver = false;

  const thread = (): Worker => {
    clearTimeout(idle);
    // A new thread would not have the messages that were sent to the one before.
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
    const ending = worker;
    // A build that begins meanwhile gets a thread of its own.
    worker = undefined;
    await ending?.terminate();
  };

  const request = async (message: ToWorker): Promise<FromWorker> => {
    const to = thread();
    const until = new AbortController();
    const { signal } = until;
    // The thread does not keep the process alive, except while a reply is awaited.
    to.ref();
    try {
      const ended = once(to, 'exit', { signal }).then(() => [{ kind: 'fault', fault: new Error('the thread ended') }]);
      const replied = once(to, 'message', { signal });
      // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
      to.postMessage(message);
      // Only our own worker file sends these messages.
      const [reply] = (await Promise.race([replied, ended])) as [FromWorker];
      if (reply.kind === 'fault') throw reply.fault;
      return reply;
    } finally {
      until.abort();
      to.unref();
    }
  };

  return {
    request,
    endSoon: (): void => {
      idle = setTimeout(() => void endThread(), idleMs).unref();
    },
    endForGood: (): Promise<void> => {
      isOver = true;
      return endThread();
    },
  };
};

/**
 * Builds search indexes in a worker thread, one after the other. The next batch is read when the thread has acknowledged the
 * one before, so that messages never pile up.
 */
export const createSearchBuilder = () => {
  const { request, endSoon, endForGood } = createThread();

  const buildBy = async (begin: () => Promise<void>, batches: AsyncIterable<readonly IndexedProduct[]>) => {
    try {
      await begin();
      for await (const products of batches) await request({ kind: 'products', products });
      const reply = await request({ kind: 'finish' });
      if (reply.kind !== 'index') throw new Error('the thread built no index');
      return reply.data;
    } finally {
      endSoon();
    }
  };

  return {
    build: (frame: IndexFrame, batches: AsyncIterable<readonly IndexedProduct[]>): Promise<IndexData> =>
      buildBy(async () => void (await request({ kind: 'frame', frame })), batches),
    /** Builds an index without postings. */
    buildSplit: (
      frame: IndexFrame,
      words: AsyncIterable<readonly CountedWord[]>,
      batches: AsyncIterable<readonly IndexedProduct[]>,
    ): Promise<IndexData> =>
      buildBy(async () => {
        await request({ kind: 'frame', frame, isSplit: true });
        for await (const some of words) await request({ kind: 'words', words: some });
      }, batches),
    /** Ends the thread for good; a build in progress fails. */
    stop: endForGood,
  };
};
