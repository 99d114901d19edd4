import { leastStaffPassword, type StaffMember } from '../../contracts/staff/staff.contract.ts';
import { staffName } from './staff-name.rules.ts';
import type { StaffRepository } from './staff.repository.ts';

export interface StaffParts {
  readonly repository: StaffRepository;
  /** argon2; nothing where too many wait already */
  readonly passwords: {
    hash(password: string): Promise<string> | undefined;
    matches(password: string, hash: string | undefined): Promise<boolean> | undefined;
  };
  readonly now: () => Date;
}

export type AddOutcome =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'NAME' | 'PASSWORD' | 'BUSY' };

/** Who belongs to the staff, and whether a password is theirs. */
export const createStaff = ({ repository, passwords, now }: StaffParts) => ({
  /** somebody new, or a new password for somebody who is there */
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
  /** takes as long for a name that is not there */
  signIn: async (text: string, password: string): Promise<StaffMember | undefined> => {
    const name = staffName(text);
    const row = name === undefined ? undefined : await repository.read(name);
    const isRight = await passwords.matches(password, row?.password_hash);
    return row && isRight ? { name: row.name } : undefined;
  },
  /** by the house's own sign-in, which proves who it is: whether that is staff says the list alone (SAFE-8) */
  listed: async (text: string): Promise<StaffMember | undefined> => {
    const name = staffName(text);
    const row = name === undefined ? undefined : await repository.read(name);
    return row && { name: row.name };
  },
  /** everywhere: no token of theirs opens anything any more */
  signOut: (name: string) => repository.signOut(name, now()),
});
export type Staff = ReturnType<typeof createStaff>;
