import { statement, type Database } from '../../lib/database.ts';

export interface StaffRow {
  readonly name: string;
  readonly password_hash: string;
  readonly created_at: Date;
  readonly signed_out_at: Date | null;
}

const read = statement(
  'staff-read',
  'select name, password_hash, created_at, signed_out_at from staff_member where name = $1',
);
const put = statement(
  'staff-put',
  `insert into staff_member (name, password_hash, created_at) values ($1, $2, $3)
   on conflict (name) do update set password_hash = excluded.password_hash, signed_out_at = excluded.created_at`,
);
const remove = statement('staff-remove', 'delete from staff_member where name = $1 returning name');
const signOut = statement('staff-sign-out', 'update staff_member set signed_out_at = $2 where name = $1');

export const createStaffRepository = (db: Database) => ({
  read: async (name: string): Promise<StaffRow | undefined> => (await db.query<StaffRow>(read, [name]))[0],
  /** somebody new, or a new password: whoever was signed in with the old one is not any more */
  put: (name: string, passwordHash: string, at: Date) => db.query(put, [name, passwordHash, at.toISOString()]),
  remove: async (name: string): Promise<boolean> => (await db.query(remove, [name])).length > 0,
  signOut: (name: string, at: Date) => db.query(signOut, [name, at.toISOString()]),
});
export type StaffRepository = ReturnType<typeof createStaffRepository>;
