import type { StaffRole } from '../../contracts/staff/desk.contract.ts';
import { leastStaffPassword, type StaffMember } from '../../contracts/staff/staff.contract.ts';
import { staffName } from './staff-name.rules.ts';
import type { StaffRepository } from './staff.repository.ts';

export interface StaffParts {
  readonly repository: StaffRepository;
  /** argon2; undefined when the queue is full. */
  readonly passwords: {
    hash(password: string): Promise<string> | undefined;
    matches(password: string, hash: string | undefined): Promise<boolean> | undefined;
  };
  readonly now: () => Date;
}

export type AddOutcome =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'NAME' | 'PASSWORD' | 'BUSY' };

/** The members of staff and their passwords. */
export const createStaff = ({ repository, passwords, now }: StaffParts) => ({
  /** Adds a member, or sets a new password for an existing one. */
  add: async (text: string, password: string): Promise<AddOutcome> => {
    const name = staffName(text);
    if (name === undefined) return { ok: false, code: 'NAME' };
    if (password.length < leastStaffPassword) return { ok: false, code: 'PASSWORD' };
    const hash = await passwords.hash(password);
    if (hash === undefined) return { ok: false, code: 'BUSY' };
    await repository.put(name, hash, now());
    return { ok: true, name };
  },
  remove: async (text: string): Promise<boolean> => {
    const name = staffName(text);
    return name !== undefined && repository.remove(name);
  },
  /** Gives a role at the desk, or takes it away. Returns whether there is such a member. */
  giveRole: async (text: string, role: StaffRole | undefined): Promise<boolean> => {
    const name = staffName(text);
    return name !== undefined && repository.putRole(name, role ?? null);
  },
  /** Takes as long for an unknown name. */
  signIn: async (text: string, password: string): Promise<StaffMember | undefined> => {
    const name = staffName(text);
    const row = name === undefined ? undefined : await repository.read(name);
    const isRight = await passwords.matches(password, row?.password_hash);
    return row && isRight ? { name: row.name } : undefined;
  },
  /** Looks up an account of the provider. The provider proves the identity, this list alone the membership (SAFE-8). */
  listed: async (text: string): Promise<StaffMember | undefined> => {
    const name = staffName(text);
    const row = name === undefined ? undefined : await repository.read(name);
    return row && { name: row.name };
  },
  /** Ends every token of the member, on every site. */
  signOut: (name: string) => repository.signOut(name, now()),
});
export type Staff = ReturnType<typeof createStaff>;
