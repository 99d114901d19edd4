import { slicesOf } from '../../lib/slices-of.ts';
import type { Database } from '../../lib/database.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { createCollectorRepository, mostRows } from '../../services/collector/collector.repository.ts';
import { createDeskRepository } from '../../services/desk/desk.repository.ts';
import { createDeskTestRepository } from '../../services/desk/desk-test.repository.ts';
import type { FolderItems } from '../../services/desk/desk-parts.ts';
import { sites } from '../../sites/sites.ts';
import { alone } from './alone.ts';
import { demoReleases, type DemoRelease } from './demo-releases.ts';
import { demoTestEvents, type DemoTest } from './demo-test-events.ts';
import { dayMs } from '../../lib/time/day.ts';

/** The history shows that no member of staff did it. */
const author = 'demo';
const testName = 'DemoBanner';
const groups = [
  { name: 'A', weight: 50 },
  { name: 'B', weight: 50 },
];

const writeRelease = (db: Database, release: DemoRelease, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const desk = createDeskRepository(tx);
    const { name, sites: codes, startsAt, endsAt, drafts } = release;
    const id = await desk.addRelease(name, [...codes], author, at);
    for (const draft of drafts) await desk.putDraft(id, draft, author, at);
    const row = await desk.release(id);
    if (row) await desk.putRelease({ ...row, starts_at: startsAt, ends_at: endsAt ?? null }, author, at);
    const note = { at, who: author, release_id: id, release_name: name, kind: null, site: null, key: null };
    await desk.addHistory({ ...note, act: 'made', before: null, after: null });
    await desk.addHistory({ ...note, act: 'scheduled', before: null, after: null });
    await desk.touchSites(codes);
  });

const writeTest = async (db: Database, { name, site, from, to }: DemoTest): Promise<void> => {
  const tests = createDeskTestRepository(db);
  const { timeZone } = sites[site];
  const end = new Date(to.getTime() + 21 * dayMs);
  const plan = {
    name,
    owner: 'Demo',
    differs: 'Demo: Überschrift des Banners, erfundene Ergebnisse',
    groups,
    sites: [site],
    starts_at: localTime(from, timeZone),
    ends_at: localTime(end, timeZone),
    spans: null,
    stopped_at: null,
    winner: null,
  };
  const row = await tests.one(await tests.add(plan, author, to));
  const spans = { [site]: { from: from.toISOString(), to: end.toISOString() } };
  if (row) await tests.put({ ...row, spans }, author, to);
};

/** A new demo opens with three planned releases and one running test, whose events are made up and labelled. */
export const fillDemoDesk = async (db: Database, folderItems: FolderItems, now: Date): Promise<void> => {
  const desk = createDeskRepository(db);
  const tests = createDeskTestRepository(db);
  const isUsed = async () => (await desk.countReleases()) > 0 || (await tests.list()).length > 0;
  if (await isUsed()) return;
  await alone(db, 'desk of the demo', async () => {
    if (await isUsed()) return;
    const releases = await demoReleases(isoDay(now, sites.DE.timeZone), folderItems);
    for (const release of releases.filter(({ drafts }) => drafts.length > 0)) await writeRelease(db, release, now);
    const test: DemoTest = { name: testName, site: 'PL', from: new Date(now.getTime() - 7 * dayMs), to: now };
    await writeTest(db, test);
    const collector = createCollectorRepository(db);
    for (const slice of slicesOf(demoTestEvents(test), mostRows)) await collector.keep(slice);
  });
};
