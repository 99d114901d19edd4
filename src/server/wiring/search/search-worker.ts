import { parentPort, type MessagePort } from 'node:worker_threads';
import { buffersOf, createIndexBuilder } from '../../../services/search/engine/indexing/index-build.ts';
import { createSplitBuilder, type CountedWord } from '../../../services/search/engine/indexing/split-index.ts';
import type { IndexData, IndexedProduct, IndexFrame } from '../../../services/search/engine/indexing/index-data.ts';

/** The messages for one index, in this order. Each is acknowledged. */
export type ToWorker =
  | { readonly kind: 'frame'; readonly frame: IndexFrame; readonly isSplit?: boolean }
  | { readonly kind: 'words'; readonly words: readonly CountedWord[] }
  | { readonly kind: 'products'; readonly products: readonly IndexedProduct[] }
  | { readonly kind: 'finish' };

export type FromWorker =
  | { readonly kind: 'taken' }
  | { readonly kind: 'index'; readonly data: IndexData }
  | { readonly kind: 'fault'; readonly fault: unknown };

const serve = (port: MessagePort): void => {
  let builder: ReturnType<typeof createIndexBuilder | typeof createSplitBuilder> | undefined;
  const handle = (message: ToWorker): void => {
    if (message.kind === 'frame')
      builder = message.isSplit ? createSplitBuilder(message.frame) : createIndexBuilder(message.frame);
    if (!builder) throw new Error('no index is being built');
    switch (message.kind) {
      case 'frame':
        return port.postMessage({ kind: 'taken' } satisfies FromWorker);
      case 'words':
        if ('addWords' in builder) builder.addWords(message.words);
        return port.postMessage({ kind: 'taken' } satisfies FromWorker);
      case 'products':
        for (const product of message.products) builder.add(product);
        return port.postMessage({ kind: 'taken' } satisfies FromWorker);
      case 'finish': {
        const data = builder.finish();
        builder = undefined;
        port.postMessage({ kind: 'index', data } satisfies FromWorker, buffersOf(data));
      }
    }
  };
  port.on('message', (message: ToWorker) => {
    try {
      handle(message);
    } catch (fault) {
      builder = undefined;
      port.postMessage({ kind: 'fault', fault } satisfies FromWorker);
    }
  });
};

if (parentPort) serve(parentPort);
