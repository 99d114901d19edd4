import type { StaffRole } from '../../contracts/staff/desk.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface StaffRow {
  readonly name: string;
  readonly password_hash: string;
  readonly created_at: Date;
  readonly signed_out_at: Date | null;
  readonly role: StaffRole | null;
}

const read = statement(
  'staff-read',
  'select name, password_hash, created_at, signed_out_at, role from staff_member where name = $1',
);
const put = statement(
  'staff-put',
  `insert into staff_member (name, password_hash, created_at) values ($1, $2, $3)
   on conflict (name) do update set password_hash = excluded.password_hash, signed_out_at = excluded.created_at`,
);
const putRole = statement('staff-put-role', 'update staff_member set role = $2 where name = $1 returning name');
const remove = statement('staff-remove', 'delete from staff_member where name = $1 returning name');
const signOut = statement('staff-sign-out', 'update staff_member set signed_out_at = $2 where name = $1');

export const createStaffRepository = (db: Database) => ({
  read: async (name: string): Promise<StaffRow | undefined> => (await db.query<StaffRow>(read, [name]))[0],
  /** Adds a member or sets a new password, which ends every session of the old one. */
  put: (name: string, passwordHash: string, at: Date) => db.query(put, [name, passwordHash, at.toISOString()]),
  /** Gives a role, or takes it away. Returns whether there is such a member. */
  putRole: async (name: string, role: StaffRole | null): Promise<boolean> =>
    (await db.query(putRole, [name, role])).length > 0,
  remove: async (name: string): Promise<boolean> => (await db.query(remove, [name])).length > 0,
  signOut: (name: string, at: Date) => db.query(signOut, [name, at.toISOString()]),
});
export type StaffRepository = ReturnType<typeof createStaffRepository>;
