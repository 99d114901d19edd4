import type { DeskKind, ItemBodies, ItemBody } from '../../contracts/staff/desk-items.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { touchContent } from '../../lib/content-rows.repository.ts';
import { statement, type Queryable } from '../../lib/database.ts';

export interface ReleaseRow {
  readonly id: number;
  readonly name: string;
  readonly sites: readonly SiteCode[];
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly published_at: Date | null;
  readonly taken_back_at: Date | null;
  readonly version: number;
  readonly changed_by: string;
  readonly changed_at: Date;
  readonly drafts: number;
}

export interface DraftRow {
  readonly release_id: number;
  readonly kind: DeskKind;
  readonly site: SiteCode;
  readonly key: string;
  readonly body: ItemBody | null;
  readonly version: number;
  readonly changed_by: string;
  readonly changed_at: Date;
}

/** A draft with the times of its release, as the shop needs it. */
export type ChangeRow<Kind extends DeskKind = DeskKind> = Pick<
  ReleaseRow,
  'starts_at' | 'ends_at' | 'published_at' | 'taken_back_at'
> &
  Pick<DraftRow, 'release_id' | 'key'> & { readonly release_name: string; readonly body: ItemBodies[Kind] | null };

export interface HistoryRow {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly act: string;
  readonly release_id: number;
  readonly release_name: string;
  readonly kind: DeskKind | null;
  readonly site: SiteCode | null;
  readonly key: string | null;
  readonly before: ItemBody | null;
  readonly after: ItemBody | null;
}
export type NewHistory = Omit<HistoryRow, 'id'>;

const releaseColumns = `(select count(*) from release_draft d where d.release_id = r.id)::integer as drafts,
  r.id, r.name, r.sites, r.starts_at, r.ends_at, r.published_at, r.taken_back_at, r.version, r.changed_by, r.changed_at`;
const releases = statement('desk-releases', `select ${releaseColumns} from release r order by r.id desc limit 200`);
const release = statement('desk-release', `select ${releaseColumns} from release r where r.id = $1`);
const lockRelease = statement('desk-release-lock', 'select id from release where id = $1 for update');
const countReleases = statement('desk-releases-count', 'select count(*)::integer as number from release');
const addRelease = statement(
  'desk-release-add',
  `insert into release (name, sites, made_by, made_at, changed_by, changed_at) values ($1, $2::text[], $3, $4, $3, $4) returning id`,
);
const putRelease = statement(
  'desk-release-put',
  `update release set name = $2, sites = $3::text[], starts_at = $4, ends_at = $5, published_at = $6, taken_back_at = $7,
     changed_by = $8, changed_at = $9, version = version + 1 where id = $1`,
);
const removeRelease = statement('desk-release-remove', 'delete from release where id = $1');
const draftColumns = 'release_id, kind, site, key, body, version, changed_by, changed_at';
const drafts = statement(
  'desk-drafts',
  `select ${draftColumns} from release_draft where release_id = $1 order by site, key limit 1000`,
);
const draft = statement(
  'desk-draft',
  `select ${draftColumns} from release_draft where release_id = $1 and kind = $2 and site = $3 and key = $4`,
);
const putDraft = statement(
  'desk-draft-put',
  `insert into release_draft (release_id, kind, site, key, body, changed_by, changed_at) values ($1, $2, $3, $4, $5::jsonb, $6, $7)
   on conflict (release_id, kind, site, key) do update
     set body = excluded.body, version = release_draft.version + 1, changed_by = excluded.changed_by,
       changed_at = excluded.changed_at, overruled_at = null`,
);
const dropDraft = statement(
  'desk-draft-drop',
  'delete from release_draft where release_id = $1 and kind = $2 and site = $3 and key = $4',
);
/** A release that was taken back shows nothing any more, but its preview does. */
const changes = statement(
  'desk-changes',
  `select d.release_id, r.name as release_name, d.key, d.body, r.starts_at, r.ends_at, r.published_at, r.taken_back_at
   from release_draft d join release r on r.id = d.release_id
   where d.site = $1 and d.kind = $2 and d.overruled_at is null order by d.release_id, d.key limit 5000`,
);
const overrule = statement(
  'desk-overrule',
  `update release_draft set overruled_at = $3 where site = $1 and kind = $5 and overruled_at is null
     and key = any($2::text[]) and release_id = any($4::bigint[])`,
);
const touchDrafts = statement(
  'desk-touch-drafts',
  'insert into content_state (site, version, drafts) values ($1, 0, 1) on conflict (site) do update set drafts = content_state.drafts + 1',
);
const addHistory = statement(
  'desk-history-add',
  `insert into desk_history (at, who, act, release_id, release_name, kind, site, key, before, after)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb)`,
);
const historyColumns = 'id, at, who, act, release_id, release_name, kind, site, key, before, after';
const history = statement(
  'desk-history',
  `select ${historyColumns} from desk_history
   where ($1::text is null or site = $1) and ($2::text is null or key = $2) and ($3::bigint is null or release_id = $3)
   order by id desc limit 200`,
);
const historyEntry = statement('desk-history-entry', `select ${historyColumns} from desk_history where id = $1`);

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Returns the sites in the order of the content command, which locks several sites, too: two transactions never wait for each other. */
const inOrder = (sites: readonly SiteCode[]): readonly SiteCode[] => siteCodes.filter((site) => sites.includes(site));

/** Releases, their drafts and the history of both (DESK-3). */
export const createDeskRepository = (db: Queryable) => ({
  releases: () => db.query<ReleaseRow>(releases),
  countReleases: async () => (await db.query<{ readonly number: number }>(countReleases))[0]?.number ?? 0,
  /** Returns the release and keeps others from changing it until the end of the transaction. */
  locked: async (id: number): Promise<ReleaseRow | undefined> => {
    await db.query(lockRelease, [id]);
    return (await db.query<ReleaseRow>(release, [id]))[0];
  },
  release: async (id: number) => (await db.query<ReleaseRow>(release, [id]))[0],
  addRelease: async (name: string, sites: readonly SiteCode[], who: string, at: Date): Promise<number> =>
    (await db.query<{ readonly id: number }>(addRelease, [name, sites, who, at.toISOString()]))[0]?.id ?? 0,
  putRelease: (row: ReleaseRow, who: string, at: Date) =>
    db.query(putRelease, [
      row.id,
      row.name,
      row.sites,
      row.starts_at,
      row.ends_at,
      row.published_at?.toISOString() ?? null,
      row.taken_back_at?.toISOString() ?? null,
      who,
      at.toISOString(),
    ]),
  removeRelease: (id: number) => db.query(removeRelease, [id]),
  drafts: (id: number) => db.query<DraftRow>(drafts, [id]),
  draft: async (id: number, { kind, site, key }: Pick<DraftRow, 'kind' | 'site' | 'key'>) =>
    (await db.query<DraftRow>(draft, [id, kind, site, key]))[0],
  putDraft: (
    id: number,
    { kind, site, key, body }: Pick<DraftRow, 'kind' | 'site' | 'key' | 'body'>,
    who: string,
    at: Date,
  ) => db.query(putDraft, [id, kind, site, key, json(body), who, at.toISOString()]),
  dropDraft: (id: number, { kind, site, key }: Pick<DraftRow, 'kind' | 'site' | 'key'>) =>
    db.query(dropDraft, [id, kind, site, key]),
  /** the drafts of one kind in all releases on a site */
  changes: <Kind extends DeskKind>(site: SiteCode, kind: Kind) => db.query<ChangeRow<Kind>>(changes, [site, kind]),
  /** The drafts of these items no longer hold: something else has replaced them. */
  overrule: (site: SiteCode, kind: DeskKind, keys: readonly string[], ofReleases: readonly number[], at: Date) =>
    db.query(overrule, [site, keys, at.toISOString(), ofReleases, kind]),
  /** Tells every process that previews of these sites have changed. Public pages stay in their caches. */
  touchDrafts: async (sites: readonly SiteCode[]): Promise<void> => {
    for (const site of inOrder(sites)) await db.query(touchDrafts, [site]);
  },
  /** Tells every process that these sites have changed. */
  touchSites: async (sites: readonly SiteCode[]): Promise<void> => {
    for (const site of inOrder(sites)) await db.query(touchContent, [site]);
  },
  addHistory: ({ at, who, act, release_id, release_name, kind, site, key, before, after }: NewHistory) =>
    db.query(addHistory, [
      at.toISOString(),
      who,
      act,
      release_id,
      release_name,
      kind,
      site,
      key,
      json(before),
      json(after),
    ]),
  history: ({ site, key, release: id }: { readonly site?: string; readonly key?: string; readonly release?: number }) =>
    db.query<HistoryRow>(history, [site ?? null, key ?? null, id ?? null]),
  historyEntry: async (id: number) => (await db.query<HistoryRow>(historyEntry, [id]))[0],
});
export type DeskRepository = ReturnType<typeof createDeskRepository>;
