import type { CollectedEvent } from '../../contracts/tracking/collector.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PageData } from '../../contracts/tracking/tracking.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';

export interface KeptEvent extends CollectedEvent {
  readonly visitor: string;
  readonly site: SiteCode;
  readonly page: PageData;
  readonly receivedAt: Date;
  /** YYYY-MM-DD, the first day after the retention period */
  readonly expiresOn: string;
}

/** The embedded database serves no other query while a statement runs. */
export const mostRows = 250;

// A repeated event, also in the same statement, is stored once.
const keep = statement(
  'tracked-keep',
  `insert into tracked_event
     (visitor_id, event_id, seq, site, kind, happened_at, received_at, page, event, expires_on)
   select visitor_id, event_id, seq, site, event ->> 'event', happened_at, received_at, page, event, expires_on
   from jsonb_to_recordset($1::jsonb) as row (visitor_id uuid, event_id text, seq bigint, site text,
     happened_at timestamptz, received_at timestamptz, page jsonb, event jsonb, expires_on date)
   on conflict do nothing`,
);
const ofVisitor = statement(
  'tracked-of-visitor',
  'select event_id, seq, site, kind, event from tracked_event where visitor_id = $1 order by seq, happened_at limit $2',
);
const forget = deleteExpired('tracked-forget', { table: 'tracked_event', column: 'expires_on', type: 'date' });

interface Row {
  readonly event_id: string;
  readonly seq: number;
  readonly site: SiteCode;
  readonly kind: string;
  readonly event: CollectedEvent['event'];
}

const rowOf = ({ visitor, id, seq, site, at, receivedAt, page, event, expiresOn }: KeptEvent) => ({
  visitor_id: visitor,
  event_id: id,
  seq,
  site,
  happened_at: new Date(at).toISOString(),
  received_at: receivedAt.toISOString(),
  page,
  event,
  expires_on: expiresOn,
});

export const createCollectorRepository = (db: Database) => ({
  keep: async (events: readonly KeptEvent[]): Promise<void> => {
    await db.query(keep, [JSON.stringify(events.map(rowOf))]);
  },
  /** oldest first */
  ofVisitor: (visitor: string, limit: number): Promise<readonly Row[]> => db.query<Row>(ofVisitor, [visitor, limit]),
  forget: (today: string): Promise<void> => forget(db, today),
});
export type CollectorRepository = ReturnType<typeof createCollectorRepository>;
