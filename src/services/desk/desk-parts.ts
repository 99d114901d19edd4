import type { DeskRefusalCode, StaffRole } from '../../contracts/staff/desk.contract.ts';
import type { DeskKind, ItemBodies } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { DeskRepository } from './desk.repository.ts';
import type { DeskKnowledge } from './kinds/promotion-faults.rules.ts';

/** A member of staff with a role. */
export interface DeskPerson {
  readonly name: string;
  readonly role: StaffRole;
}

export interface DeskRefusal {
  readonly ok: false;
  readonly code: DeskRefusalCode;
  /** fields of the contract beside the code */
  readonly members?: object;
}
export type DeskOutcome<T> = { readonly ok: true; readonly value: T } | DeskRefusal;

/** A kind without a row here does not compile. */
export type FolderItems = {
  readonly [Kind in DeskKind]: (site: SiteCode) => Promise<ReadonlyMap<string, ItemBodies[Kind]>>;
};

export interface DeskParts {
  readonly repository: DeskRepository;
  /** all or nothing: what `work` writes through the repository that it gets is one transaction */
  readonly together: <T>(work: (repository: DeskRepository) => Promise<T>) => Promise<T>;
  /** the items of a site that were taken in, without those of the desk, by key */
  readonly folderItems: FolderItems;
  readonly knowledge: (site: SiteCode) => Promise<Omit<DeskKnowledge, 'timeZone' | 'vouchers'>>;
  readonly now: () => Now;
}

export const done = <T>(value: T): DeskOutcome<T> => ({ ok: true, value });
export const refused = (code: DeskRefusalCode, members?: object): DeskRefusal => ({
  ok: false,
  code,
  ...(members ? { members } : {}),
});
