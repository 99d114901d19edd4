import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../tests/support/databases/databases.ts';
import { demoTestEvents } from './demo/demo-test-events.ts';
import { createCollectorRepository, type KeptEvent } from '../services/collector/collector.repository.ts';
import { createPlaceClicks } from '../services/collector/place-clicks.repository.ts';
import { createTestSums } from '../services/collector/test-sums.repository.ts';
import { createPastQueriesRepository } from '../services/search/past-queries.repository.ts';
import { createPastQueries } from '../services/search/past-queries.service.ts';

const noon = new Date('2026-03-06T12:00:00Z');
const [from, to] = [new Date('2026-03-05T23:00:00Z'), new Date('2026-03-06T23:00:00Z')];

onBothDatabases('what helps to plan', (db) => {
  it('[DESK-7] counts searches in vain beside those that found something, and shows no small number', async () => {
    const repository = createPastQueriesRepository(db());
    const queries = createPastQueries(repository);
    for (let minute = 0; minute < 6; minute += 1) {
      const at = new Date(noon.getTime() + minute * 60_000);
      queries.count('DE', { words: 'Teekanne', isFound: false }, at);
      queries.count('DE', { words: 'kaffee', isFound: true }, at);
      if (minute < 4) queries.count('DE', { words: 'Schlitten', isFound: false }, at);
      // A number may be that of a person.
      queries.count('DE', { words: '0171 2345678', isFound: false }, at);
    }
    await queries.write(noon);
    expect(await repository.missed(['DE', 'AT'], '2026-03-06', '2026-03-07', 5, 100)).toEqual([
      { site: 'DE', day: '2026-03-06', query: 'teekanne', misses: 6 },
    ]);
    expect(await repository.missed(['DE'], '2026-03-07', '2026-03-08', 5, 100)).toEqual([]);
    expect((await repository.frequent('DE', '2026-03-01', 5, 10)).map(({ text }) => text)).toEqual(['kaffee']);
  });

  it('[DESK-7] sums clicks by day and place, of five visitors at least, and made-up ones in a demo alone', async () => {
    const collector = createCollectorRepository(db());
    const [sample] = demoTestEvents({ name: 'T', site: 'DE', from, to });
    if (!sample) throw new Error('a group has visitors');
    const click = (id: string, label: 'top_banner' | 'VK2_Newsletterregistrierung'): KeptEvent => ({
      ...sample,
      id,
      visitor: randomUUID(),
      receivedAt: noon,
      event: { event: 'ga_event', category: 'promotion', action: 'click', label },
    });
    const events = Array.from({ length: 6 }, (_, number) => click(`own-${number}`, 'VK2_Newsletterregistrierung'));
    const few = Array.from({ length: 4 }, (_, number) => click(`few-${number}`, 'top_banner'));
    const made = Array.from({ length: 3 }, (_, number) => click(`demo-${number}`, 'top_banner'));
    await collector.keep([...events, ...few, ...made]);
    const sums = async (hasDemo: boolean) =>
      (await createPlaceClicks(db(), hasDemo).of('DE', from, to, 5, 'Europe/Berlin')).map(
        ({ day, label, visitors, demo }) => [day, label, visitors, demo],
      );
    expect(await sums(false)).toEqual([['2026-03-06', 'VK2_Newsletterregistrierung', 6, 0]]);
    expect(await sums(true)).toEqual([
      ['2026-03-06', 'VK2_Newsletterregistrierung', 6, 0],
      ['2026-03-06', 'top_banner', 7, 3],
    ]);
  });

  it('[DESK-5] the result of a test has made-up events in a demo alone', async () => {
    const events = demoTestEvents({ name: 'Made', site: 'PL', from, to });
    for (let at = 0; at < events.length; at += 250)
      await createCollectorRepository(db()).keep(events.slice(at, at + 250));
    const groups = (hasDemo: boolean) => createTestSums(db(), hasDemo).of('Made', ['PL'], from, to);
    expect(await groups(false)).toEqual([]);
    const sums = await groups(true);
    expect(sums.map(({ name, visitors, demo }) => [name, visitors, demo])).toEqual([
      ['A', 700, 700],
      ['B', 700, 700],
    ]);
    for (const { orders } of sums) expect(orders).toBeGreaterThan(24);
  });
});
