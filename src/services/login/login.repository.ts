import { statement, type Database } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';
import type { AttemptCount } from './attempts.rules.ts';

export interface FamilyRow {
  readonly id: string;
  readonly customer_id: string;
  readonly generation: number;
  /** Seconds since 1970. */
  readonly rotated_at: number;
  readonly ends_at: number;
  /** Ends the login and the device that it left remembered. */
  readonly is_ended: boolean;
}

/** Seconds since 1970. */
interface FamilyTimes {
  readonly beganAt: number;
  readonly endsAt: number;
  readonly rememberedUntil?: number;
}

const columns = 'id, customer_id, generation, rotated_at, ends_at, is_ended';
const insert = statement(
  'login-family-insert',
  `insert into login_family (id, customer_id, generation, rotated_at, ends_at, remembered_until, is_ended)
   values ($1, $2, 1, $3, $4, $5, false)`,
);
const read = statement('login-family-read', `select ${columns} from login_family where id = $1`);
// Compares the generation: of two concurrent renewals one succeeds, the other falls into the grace time.
const rotate = statement(
  'login-family-rotate',
  `update login_family set generation = generation + 1, rotated_at = $3
   where id = $1 and generation = $2 and not is_ended returning ${columns}`,
);
const remember = statement('login-family-remember', 'update login_family set remembered_until = $2 where id = $1');
const end = statement('login-family-end', 'update login_family set is_ended = true where id = $1');
const endAll = statement(
  'login-family-end-all',
  'update login_family set is_ended = true where customer_id = $1 and id is distinct from $2 and not is_ended',
);
const removeOver = deleteExpired('login-family-remove', {
  table: 'login_family',
  column: 'greatest(ends_at, remembered_until)',
  type: 'bigint',
});

const count = statement(
  'login-attempt-count',
  `insert into login_attempt (key, count, began_at) values ($1, 1, $2)
   on conflict (key) do update set
     count = case when login_attempt.began_at <= $3 then 1 else login_attempt.count + 1 end,
     began_at = case when login_attempt.began_at <= $3 then $2 else login_attempt.began_at end
   returning count, began_at`,
);
const forget = statement('login-attempt-forget', 'delete from login_attempt where key = $1');
const giveBack = statement(
  'login-attempt-give-back',
  'update login_attempt set count = greatest(count - 1, 0) where key = $1',
);
const removeOld = deleteExpired('login-attempt-remove', {
  table: 'login_attempt',
  column: 'began_at',
  type: 'timestamptz',
});

export const createLoginRepository = (db: Database) => ({
  /** `rememberedUntil` is set where the device stays remembered after the login. */
  beginFamily: async (
    id: string,
    customerId: string,
    { beganAt, endsAt, rememberedUntil }: FamilyTimes,
  ): Promise<void> => {
    await db.query(insert, [id, customerId, beganAt, endsAt, rememberedUntil ?? null]);
  },
  rememberUntil: async (id: string, until: number): Promise<void> => {
    await db.query(remember, [id, until]);
  },
  family: async (id: string): Promise<FamilyRow | undefined> => (await db.query<FamilyRow>(read, [id]))[0],
  /** Undefined where the login has another generation by now. */
  rotate: async (id: string, generation: number, at: number): Promise<FamilyRow | undefined> =>
    (await db.query<FamilyRow>(rotate, [id, generation, at]))[0],
  endFamily: async (id: string): Promise<void> => {
    await db.query(end, [id]);
  },
  endFamiliesOf: async (customerId: string, butNot: string | undefined): Promise<void> => {
    await db.query(endAll, [customerId, butNot ?? null]);
  },

  /** Counts an attempt before its password is checked, so that concurrent attempts cannot pass the limit. */
  countAttempt: async (key: string, now: Date, windowBegan: Date): Promise<AttemptCount> => {
    const [row] = await db.query<{ count: number; began_at: Date }>(count, [key, now, windowBegan]);
    return { count: row?.count ?? 1, beganAt: row?.began_at ?? now };
  },
  forgetAttempts: async (key: string): Promise<void> => {
    await db.query(forget, [key]);
  },
  giveBackAttempt: async (key: string): Promise<void> => {
    await db.query(giveBack, [key]);
  },
  tidyUp: async (familiesBefore: number, attemptsBefore: Date): Promise<void> => {
    await removeOver(db, familiesBefore);
    await removeOld(db, attemptsBefore);
  },
});
export type LoginRepository = ReturnType<typeof createLoginRepository>;
