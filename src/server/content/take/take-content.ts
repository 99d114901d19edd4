import { CommandError, type ContentChange } from '../../../contracts/shop/commands.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Database } from '../../../lib/database.ts';
import { createDocumentRepository } from '../../../services/content/documents.repository.ts';
import { createContentChangesRepository, inTransaction, type ContentEntry } from './content-changes.repository.ts';
import { differenceOf, documentEntries } from './content-diff.ts';
import { isIn, readFiles, takenKinds, writersOf, type TakeContentParts, type TakenKind } from './take-writers.ts';

/** Ends a trial: what the transaction has written is undone. */
class TrialEnd extends Error {
  readonly changes: readonly ContentChange[];
  constructor(changes: readonly ContentChange[]) {
    super('the trial has ended');
    this.changes = changes;
  }
}

const entriesOf = async (db: Database, kind: TakenKind, site: SiteCode): Promise<readonly ContentEntry[]> => {
  if (kind !== 'pages' && kind !== 'search') return createContentChangesRepository(db).entries(kind, site);
  return documentEntries(await createDocumentRepository(db).bodyOf(site, kind));
};

/** CART-15: a part of the content that is taken in alone may not leave a promotion without its voucher or its test. */
const refuseStrays = async (db: Database, site: SiteCode): Promise<void> => {
  const changes = createContentChangesRepository(db);
  const voucher = await changes.strayVoucher(site);
  const test = voucher ? undefined : await changes.strayTest(site);
  const stray = voucher ?? test;
  if (!stray) return;
  const { slot, name, wanted } = stray;
  throw new CommandError(
    `${site}: the promotion "${name}" (${slot}) needs the ${voucher ? 'voucher' : 'A/B test'} ${wanted}, which the shop would not have. Take in promotions, vouchers and abtests together. Nothing was changed.`,
  );
};

/** Takes in parts of the content folder on the given sites, in one transaction, and returns the changes. */
export const takeContent = async (parts: TakeContentParts): Promise<readonly ContentChange[]> => {
  const { db, kinds, now, isTrial, isOverDesk = false } = parts;
  const writers = writersOf(await readFiles(parts), now);
  const work = async (joined: Database): Promise<readonly ContentChange[]> => {
    const changes: ContentChange[] = [];
    await createContentChangesRepository(joined).alone();
    for (const site of parts.sites) {
      for (const kind of takenKinds.filter((one) => kinds.includes(one))) {
        const before = await entriesOf(joined, kind, site);
        const ofDesk = (await writers[kind](joined, site, isOverDesk)) ?? [];
        const difference = differenceOf(before, await entriesOf(joined, kind, site));
        changes.push({ kind, site, ...difference, ...(ofDesk.length > 0 ? { ofDesk: [...ofDesk] } : {}) });
      }
      if (isIn(kinds, 'vouchers', 'promotions', 'abtests')) await refuseStrays(joined, site);
    }
    if (isTrial) throw new TrialEnd(changes);
    return changes;
  };
  try {
    // Processes that start together wait here for one another, on a busy machine for longer than a request may.
    return await db.transaction((tx) => work(inTransaction(db, tx)), 'long');
  } catch (fault) {
    if (fault instanceof TrialEnd) return fault.changes;
    throw fault;
  }
};
