import { expect, it } from 'vitest';
import { createPopularQueries } from './popular-queries.service.ts';

it('[SRCH-5] popular searches are what many searched, then what the content proposes, six at most', async () => {
  let at = new Date('2026-11-23T10:00:00Z');
  let searched = ['mantel', 'kaffee'];
  let reads = 0;
  const popular = createPopularQueries({
    frequent: async (site) => {
      reads += site === 'DE' ? 1 : 0;
      return site === 'DE' ? searched.map((text) => ({ text })) : [];
    },
    proposed: () => ['espresso', 'kaffee', 'tee', 'schal', 'tasse', 'koffer'],
    now: () => at,
  });
  expect(popular.of('DE')).toEqual(['espresso', 'kaffee', 'tee', 'schal', 'tasse', 'koffer']);
  await popular.refresh();
  expect(popular.of('DE')).toEqual(['mantel', 'kaffee', 'espresso', 'tee', 'schal', 'tasse']);
  expect(popular.of('AT')[0]).toBe('espresso');
  searched = ['neu'];
  await popular.refresh();
  expect(reads).toBe(1);
  at = new Date('2026-11-23T11:00:00Z');
  await popular.refresh();
  expect(popular.of('DE')[0]).toBe('neu');
});
