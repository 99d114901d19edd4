import { expect, it, onTestFinished, vi } from 'vitest';
import type { IndexFrame } from '../../../services/search/engine/indexing/index-data.ts';
import { createSearchBuilder } from './search-builder.ts';

const frame: IndexFrame = { language: 'de', locale: 'de-DE', categories: [], synonyms: {}, pastQueries: [] };

it('gives up an index in progress when the shop closes', async () => {
  const builder = createSearchBuilder();
  const stopped: Promise<void>[] = [];
  const batches = async function* () {
    yield [];
    // The shop closes between two batches: the thread ends without a reply.
    stopped.push(builder.stop());
    await Promise.all(stopped);
    yield [];
  };
  await expect(builder.build(frame, batches())).rejects.toThrow('the builder has ended');
  await expect(builder.build(frame, batches())).rejects.toThrow('the builder has ended');
});

it('builds an index from the batches', async () => {
  const builder = createSearchBuilder();
  const batches = async function* () {
    yield [];
  };
  expect((await builder.build(frame, batches())).categoryIds).toHaveLength(0);
  await builder.stop();
});

it('builds an index that is wanted just as the idle thread ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const builder = createSearchBuilder();
  const batches = async function* () {
    yield [];
  };
  await builder.build(frame, batches());
  vi.runAllTimers();
  expect((await builder.build(frame, batches())).categoryIds).toHaveLength(0);
  await builder.stop();
});
