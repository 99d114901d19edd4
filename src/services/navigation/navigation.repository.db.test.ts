import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { createNavigationRepository, type EntryRow } from './navigation.repository.ts';

const entry = (category_id: number): EntryRow => ({
  category_id,
  teaser_title: null,
  teaser_items: [],
  valid_from: null,
  valid_to: null,
});

onBothDatabases('navigation', (db) => {
  it('[RUN-2] processes that write the same site at once leave one of their lists, whole', async () => {
    const navigation = createNavigationRepository(db());
    const writers = [1, 2, 3, 4, 5, 6];
    await Promise.all(
      writers.map((writer) =>
        navigation.replace(
          'DE',
          [10, 20, 30].map((id) => entry(id + writer)),
        ),
      ),
    );
    const found = (await navigation.entries('DE')).map(({ category_id }) => category_id);
    expect(writers.map((writer) => [10 + writer, 20 + writer, 30 + writer])).toContainEqual(found);
  });
});
