import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

/** A picture that has to be asked for now. */
export interface DuePicture {
  readonly name: string;
  readonly address: string;
  readonly host: string;
  readonly hasFile: boolean;
  readonly validators: { readonly etag?: string; readonly lastModified?: string };
  /** failed ones since the last import */
  readonly tries: number;
}

export interface StoredMaster {
  readonly name: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface ArrivedMaster extends StoredMaster {
  readonly etag?: string;
  readonly lastModified?: string;
}

interface DueRow {
  readonly name: string;
  readonly address: string;
  readonly host: string;
  readonly file: string | null;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly tries: number;
}

export interface PictureCount {
  readonly site: SiteCode;
  readonly pictures: number;
  readonly here: number;
  readonly failed: number;
}

/** The embedded database serves no other query while a statement runs. */
const mentionsPerStatement = 200;

const unasked = `select m.generation, m.name, m.address from picture_mention m
  join catalogue_state s on s.site = m.site and s.generation = m.generation where not m.asked`;

const hasWork = statement(
  'picture-has-work',
  `select exists (${unasked}) or exists (select 1 from picture_master where due_at <= $1::timestamptz) as yes`,
);
const askForNew = statement(
  'picture-ask',
  `with batch as (${unasked} limit ${mentionsPerStatement}), marked as (
     update picture_mention m set asked = true from batch b where m.generation = b.generation and m.name = b.name
   )
   insert into picture_master (name, address, host, tries, due_at, changed_at)
   select distinct on (name) name, address, split_part(split_part(address, '://', 2), '/', 1), 0, $1::timestamptz,
     $1::timestamptz from batch
   on conflict (name) do update set address = excluded.address, host = excluded.host, tries = 0, due_at = excluded.due_at
   returning 1`,
);
const due = statement(
  'picture-due',
  `select name, address, host, file, etag, last_modified, tries from picture_master
   where due_at <= $1::timestamptz and name <> all($2::text[]) order by due_at, name limit $3`,
);
const arrived = statement(
  'picture-arrived',
  `update picture_master set file = $2, width = $3, height = $4, etag = $5, last_modified = $6, tries = 0, due_at = null,
     fault = null, changed_at = $7::timestamptz where name = $1`,
);
const unchanged = statement(
  'picture-unchanged',
  'update picture_master set tries = 0, due_at = null, fault = null, changed_at = $2::timestamptz where name = $1',
);
const refused = statement(
  'picture-refused',
  'update picture_master set due_at = null, fault = $2, changed_at = $3::timestamptz where name = $1',
);
const postponed = statement(
  'picture-postponed',
  `update picture_master set tries = tries + 1, due_at = $3::timestamptz, fault = $2, changed_at = $4::timestamptz
   where name = $1`,
);
const rest = statement(
  'picture-rest',
  'update picture_master set due_at = $2::timestamptz where host = $1 and due_at < $2::timestamptz',
);
const given = statement(
  'picture-given',
  `insert into picture_master as master (name, file, width, height, tries, changed_at)
   values ($1, $2, $3, $4, 0, $5::timestamptz)
   on conflict (name) do update set file = excluded.file, width = excluded.width, height = excluded.height,
     changed_at = excluded.changed_at`,
);
const masters = statement(
  'picture-masters',
  'select name, file, width, height from picture_master where name = any($1::text[]) and file is not null',
);
const lost = statement(
  'picture-lost',
  `update picture_master set file = null, etag = null, last_modified = null, tries = 0, changed_at = $3::timestamptz,
     due_at = case when address is null then null else $3::timestamptz end
   where name = $1 and file = $2 and changed_at < $3::timestamptz - interval '1 hour'`,
);
const counts = statement(
  'picture-counts',
  `select m.site, count(*)::integer as pictures, count(p.file)::integer as here,
     count(*) filter (where p.file is null and p.due_at is null and m.asked)::integer as failed
   from picture_mention m join catalogue_state s on s.site = m.site and s.generation = m.generation
   left join picture_master p on p.name = m.name group by m.site order by m.site`,
);
const faults = statement(
  'picture-faults',
  `select m.site, m.line, m.item, m.address, p.fault, p.due_at as "dueAt"
   from picture_mention m join catalogue_state s on s.site = m.site and s.generation = m.generation
   join picture_master p on p.name = m.name where p.fault is not null order by m.site, m.line limit $1`,
);

export interface PictureFault {
  readonly site: SiteCode;
  readonly line: number;
  readonly item: string;
  readonly address: string;
  readonly fault: string;
  /** of the next try; `null`: not before the next import */
  readonly dueAt: Date | null;
}

/** The masters that were fetched or given, and what feeds ask for. */
export const createPictureRepository = (db: Database) => ({
  /** The lock of the one process that fetches; returns the function that releases it. */
  hold: () => db.hold('pictures'),
  hasWork: async (at: Date): Promise<boolean> => (await db.query<{ yes: boolean }>(hasWork, [at]))[0]?.yes === true,
  /** Makes some pictures of new catalogues due, and returns how many. */
  askForNew: async (at: Date): Promise<number> => (await db.query(askForNew, [at])).length,
  due: async (at: Date, except: readonly string[], most: number): Promise<DuePicture[]> =>
    (await db.query<DueRow>(due, [at, except, most])).map(
      ({ name, address, host, tries, file, etag, last_modified: lastModified }) => ({
        name,
        address,
        host,
        tries,
        hasFile: file !== null,
        validators: omitNullish({ etag, lastModified }),
      }),
    ),
  arrived: async ({ name, file, width, height, etag, lastModified }: ArrivedMaster, at: Date): Promise<void> => {
    await db.query(arrived, [name, file, width, height, etag ?? null, lastModified ?? null, at]);
  },
  unchanged: async (name: string, at: Date): Promise<void> => void (await db.query(unchanged, [name, at])),
  refused: async (name: string, reason: string, at: Date): Promise<void> => {
    await db.query(refused, [name, reason, at]);
  },
  postponed: async (name: string, reason: string, dueAt: Date | undefined, at: Date): Promise<void> => {
    await db.query(postponed, [name, reason, dueAt ?? null, at]);
  },
  /** Postpones all pictures of a host. */
  rest: async (host: string, until: Date): Promise<void> => void (await db.query(rest, [host, until])),
  /** Stores a file that the shop was given. */
  given: async ({ name, file, width, height }: StoredMaster, at: Date): Promise<void> => {
    await db.query(given, [name, file, width, height, at]);
  },
  masters: (names: readonly string[]): Promise<StoredMaster[]> => db.query<StoredMaster>(masters, [names]),
  /** The file of a master is gone: one with an address is fetched again, at most once an hour. */
  lost: async (name: string, file: string, at: Date): Promise<void> => void (await db.query(lost, [name, file, at])),
  counts: (): Promise<PictureCount[]> => db.query<PictureCount>(counts),
  faults: (most: number): Promise<PictureFault[]> => db.query<PictureFault>(faults, [most]),
});
export type PictureRepository = ReturnType<typeof createPictureRepository>;
