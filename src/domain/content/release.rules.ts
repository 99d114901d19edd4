import type { ReleaseAct, ReleaseState, StaffRole } from '../../contracts/staff/desk.contract.ts';
import { staffRoles } from '../../contracts/staff/desk.contract.ts';
import { byUniqueName } from '../../lib/text/unique-names.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';

/** What is stored of a release's times. Local times are those of each site. */
export interface ReleaseTimes {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
  readonly publishedAt?: Date | undefined;
  readonly takenBackAt?: Date | undefined;
}

/** When a release is public on one site: without `from` never, without `to` for good. */
export interface ReleaseSpan {
  readonly from?: Date;
  readonly to?: Date;
}

const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** DESK-3: the times of a release on a site. Taking back is an end, so that what was there before is there again. */
export const spanOf = ({ startsAt, endsAt, publishedAt, takenBackAt }: ReleaseTimes, timeZone: string): ReleaseSpan => {
  const from = publishedAt ?? (startsAt === undefined ? undefined : zonedTime(startsAt, timeZone));
  const to = earlier(endsAt === undefined ? undefined : zonedTime(endsAt, timeZone), takenBackAt);
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
};

/** Returns the state of a release on a site at a time. */
export const stateOf = (times: ReleaseTimes, timeZone: string, at: Date): ReleaseState => {
  const { from, to } = spanOf(times, timeZone);
  if (times.takenBackAt && times.takenBackAt <= at) return 'takenBack';
  if (!from) return 'draft';
  if (at < from) return 'scheduled';
  return to && to <= at ? 'ended' : 'live';
};

/** Sites reach their local time one after another: the release counts as live as soon as and as long as one site shows it. */
export const stateOfAll = (states: readonly ReleaseState[]): ReleaseState =>
  (['takenBack', 'live', 'scheduled', 'ended'] as const).find((state) => states.includes(state)) ?? 'draft';

interface Allowed {
  readonly states: readonly ReleaseState[];
  readonly role: StaffRole;
}

/** DESK-4: in which states an act is possible, and from which role on. */
const allowed: Readonly<Record<ReleaseAct, Allowed>> = {
  rename: { states: ['draft'], role: 'editor' },
  remove: { states: ['draft'], role: 'editor' },
  schedule: { states: ['draft', 'scheduled'], role: 'publisher' },
  unschedule: { states: ['scheduled'], role: 'publisher' },
  publish: { states: ['draft', 'scheduled'], role: 'publisher' },
  takeBack: { states: ['live'], role: 'publisher' },
  reopen: { states: ['ended', 'takenBack'], role: 'publisher' },
};

export const hasRole = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && staffRoles.indexOf(role) >= staffRoles.indexOf(least);

/** Why an act is refused; `undefined` if it is possible. */
export const refusalOf = (act: ReleaseAct, state: ReleaseState, role: StaffRole): 'STATE' | 'ROLE' | undefined => {
  const { states, role: least } = allowed[act];
  if (!states.includes(state)) return 'STATE';
  return hasRole(role, least) ? undefined : 'ROLE';
};

/** What is scheduled becomes public without another look, so only a publisher changes it. */
export const draftRefusal = (state: ReleaseState, role: StaffRole): 'STATE' | 'ROLE' | undefined => {
  if (state !== 'draft' && state !== 'scheduled') return 'STATE';
  return hasRole(role, state === 'draft' ? 'editor' : 'publisher') ? undefined : 'ROLE';
};

/** A draft of an item on one site, with the times of its release there. Without a body the item is not shown. */
export interface Change<Body> extends ReleaseSpan {
  readonly key: string;
  readonly release: number;
  readonly body: Body | undefined;
}

const isOn = ({ from, to }: ReleaseSpan, at: Date): boolean => from !== undefined && from <= at && (!to || at < to);

const begin = ({ from }: ReleaseSpan): number => from?.getTime() ?? Number.NEGATIVE_INFINITY;

/** The release that is previewed, then the one that went live last; of two at one moment the newer one. */
const isAbove = <Body>(one: Change<Body>, other: Change<Body>, previewed: number | undefined): boolean => {
  if ((one.release === previewed) !== (other.release === previewed)) return one.release === previewed;
  return begin(one) > begin(other) || (begin(one) === begin(other) && one.release > other.release);
};

/** Returns the changes that hold at a time, by key. Drafts that are not public are among them only in a preview of their release. */
export const changesAt = <Body>(
  changes: readonly Change<Body>[],
  at: Date,
  previewed?: number,
): ReadonlyMap<string, Change<Body>> => {
  const found = new Map<string, Change<Body>>();
  for (const change of changes) {
    if (change.release !== previewed && !isOn(change, at)) continue;
    const known = found.get(change.key);
    if (!known || isAbove(change, known, previewed)) found.set(change.key, change);
  }
  return found;
};

/** Returns the items with the changes: changed ones in their places, new ones at the end. */
export const withChanges = <Body>(
  items: ReadonlyMap<string, Body>,
  changes: ReadonlyMap<string, Pick<Change<Body>, 'body'>>,
): Body[] => {
  const all = new Map(items);
  for (const [key, { body }] of changes) {
    if (body === undefined) all.delete(key);
    else all.set(key, body);
  }
  return [...all.values()];
};

/** Returns the items of a site by key: slot and name, numbered where both occur twice. */
export const byKey = <Item extends { readonly slot: string; readonly name: string }>(
  items: readonly Item[],
): ReadonlyMap<string, Item> => byUniqueName(items, ({ slot, name }) => `${slot} ${name}`);
