import type { Act, NewRelease, Release } from '../../contracts/staff/desk.contract.ts';
import { refusalOf, spanOf, type ReleaseTimes } from '../../domain/content/release.rules.ts';
import { sites } from '../../sites/sites.ts';
import { done, refused, type DeskOutcome, type DeskParts, type DeskPerson, type DeskRefusal } from './desk-parts.ts';
import { createDeskReads } from './desk-reads.service.ts';
import { releaseView, stateOfRelease, timesOf } from './desk-views.rules.ts';
import type { DeskRepository, ReleaseRow } from './desk.repository.ts';
import { isLocalTime } from './kinds/promotion-faults.rules.ts';

const mostReleases = 200;

/** The words of the history for what was done with a release. */
const actWords = {
  rename: 'renamed',
  schedule: 'scheduled',
  unschedule: 'unscheduled',
  publish: 'published',
  takeBack: 'takenBack',
  reopen: 'reopened',
  remove: 'removed',
} as const;

const cleared = { starts_at: null, ends_at: null, published_at: null, taken_back_at: null } as const;

/** Returns the release after an act. */
const rowAfter = (row: ReleaseRow, act: Act, at: Date): ReleaseRow => {
  switch (act.act) {
    case 'rename':
      return { ...row, name: act.name, sites: act.sites };
    case 'schedule':
      return { ...row, ...cleared, starts_at: act.startsAt, ends_at: act.endsAt ?? null };
    case 'publish':
      return { ...row, ...cleared, published_at: at, ends_at: act.endsAt ?? null };
    case 'takeBack':
      return { ...row, taken_back_at: at };
    case 'unschedule':
    case 'reopen':
    case 'remove':
      return { ...row, ...cleared };
  }
};

/** A release starts in the future on each of its sites, and ends after its start. */
const areTimesWrong = (
  { startsAt, endsAt, publishedAt }: ReleaseTimes,
  { sites: codes }: ReleaseRow,
  at: Date,
): boolean =>
  [startsAt, endsAt].some((time) => time !== undefined && !isLocalTime(time)) ||
  codes.some((code) => {
    const { from, to } = spanOf({ startsAt, endsAt, publishedAt }, sites[code].timeZone);
    return (startsAt !== undefined && from !== undefined && from <= at) || (from && to && to <= from);
  });

const note = (inside: DeskRepository, row: ReleaseRow, act: string, who: string, at: Date) =>
  inside.addHistory({
    at,
    who,
    act,
    release_id: row.id,
    release_name: row.name,
    kind: null,
    site: null,
    key: null,
    before: null,
    after: null,
  });

/** What may not be done, by state, role and version; `undefined` if it may. */
const refusalNow = (
  row: ReleaseRow,
  { act, version }: Act,
  { role }: DeskPerson,
  at: Date,
): DeskRefusal | undefined => {
  const state = stateOfRelease(row, at);
  const refusal = refusalOf(act, state, role);
  if (refusal) return refused(refusal, { state });
  return row.version === version ? undefined : refused('CHANGED', { current: releaseView(row, role, at) });
};

/** DESK-3: releases are made, renamed, scheduled, published and taken back. */
export const createReleases = (parts: DeskParts) => {
  const { repository, together, now } = parts;
  const { draftsOf } = createDeskReads(parts);

  /** Why a release cannot become public as it is. */
  const publishRefusal = async (row: ReleaseRow, at: Date): Promise<DeskRefusal | undefined> => {
    const times = timesOf(row);
    if (areTimesWrong(times, row, at)) return refused('TIME');
    const rows = await repository.drafts(row.id);
    if (rows.length === 0) return refused('EMPTY');
    const strays = rows.filter(({ site }) => !row.sites.includes(site));
    if (strays.length > 0) return refused('SITE');
    const faults = (await draftsOf(row, rows, times)).flatMap(({ site, key, faults: own }) =>
      own.map((fault) => ({ site, key, ...fault })),
    );
    return faults.length > 0 ? refused('INVALID', { faults: faults.slice(0, 50) }) : undefined;
  };

  return {
    make: async (person: DeskPerson, { name, sites: codes }: NewRelease): Promise<DeskOutcome<Release>> => {
      if ((await repository.countReleases()) >= mostReleases) return refused('LIMIT', { limit: mostReleases });
      const at = now();
      return together(async (inside) => {
        const id = await inside.addRelease(name, codes, person.name, at);
        const row = await inside.release(id);
        if (!row) return refused('MISSING');
        await note(inside, row, 'made', person.name, at);
        return done(releaseView(row, person.role, at));
      });
    },
    /** Returns the release after the act; `undefined` after its removal. */
    act: async (person: DeskPerson, id: number, act: Act): Promise<DeskOutcome<Release | undefined>> => {
      const at = now();
      const before = await repository.release(id);
      if (!before) return refused('MISSING');
      const early = refusalNow(before, act, person, at);
      if (early) return early;
      const isGoingLive = act.act === 'publish' || act.act === 'schedule';
      const refusal = isGoingLive ? await publishRefusal(rowAfter(before, act, at), at) : undefined;
      if (refusal) return refusal;
      return together(async (inside) => {
        const row = await inside.locked(id);
        if (!row) return refused('MISSING');
        const late = refusalNow(row, act, person, at);
        if (late) return late;
        if (act.act === 'remove') await inside.removeRelease(id);
        else await inside.putRelease(rowAfter(row, act, at), person.name, at);
        await note(inside, row, actWords[act.act], person.name, at);
        if (act.act === 'rename' || act.act === 'remove') await inside.touchDrafts(row.sites);
        else await inside.touchSites(row.sites);
        const after = await inside.release(id);
        return done(after && releaseView(after, person.role, at));
      });
    },
  };
};
export type Releases = ReturnType<typeof createReleases>;
