import { expect, it } from 'vitest';
import type { IndexFrame } from '../../services/search/engine/indexing/index-data.ts';
import { createSearchBuilder } from './search-builder.ts';

const frame: IndexFrame = { language: 'de', locale: 'de-DE', categories: [], synonyms: {}, pastQueries: [] };

it('an index that is under way when the shop closes is given up, and nobody waits for it', async () => {
  const builder = createSearchBuilder();
  const stopped: Promise<void>[] = [];
  const slices = async function* () {
    yield [];
    // The shop closes between two slices: the thread ends, and nobody answers for what was told to it.
    stopped.push(builder.stop());
    await Promise.all(stopped);
    yield [];
  };
  await expect(builder.build(frame, slices())).rejects.toThrow('the builder has ended');
  await expect(builder.build(frame, slices())).rejects.toThrow('the builder has ended');
});

it('an index is made of what was told', async () => {
  const builder = createSearchBuilder();
  const slices = async function* () {
    yield [];
  };
  expect((await builder.build(frame, slices())).categoryIds).toHaveLength(0);
  await builder.stop();
});
