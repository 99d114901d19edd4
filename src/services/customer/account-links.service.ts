import { createHash, randomBytes } from 'node:crypto';
import type { AccountOutcome, LinkKind, LinkState } from '../../contracts/customer/account.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { AccountAccess } from './account-access.service.ts';
import { refused } from './account-outcomes.rules.ts';
import type { CustomerRepository, CustomerRows } from './customer.repository.ts';
import { linkRows, type LinkRepository, type LinkRow } from './links.repository.ts';

export interface AccountLinkParts {
  readonly customers: Pick<CustomerRepository, 'transaction'>;
  readonly links: LinkRepository;
  readonly now: () => Now;
}

const hourMs = 3_600_000;
const lifeMs: Readonly<Record<LinkKind, number>> = { CONFIRM: 24 * hourMs, RESET: hourMs, EMAIL: 24 * hourMs };
/** A used or expired link is kept for a month, so that a second click gets an explanation. */
const keptMs = 30 * 24 * hourMs;

const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The links in mails: each holds a secret of which the database keeps only the hash, and works once. */
export const createAccountLinks = (parts: AccountLinkParts, { guarded }: Pick<AccountAccess, 'guarded'>) => {
  const { customers, links, now } = parts;

  const stateOf = (row: LinkRow | undefined, kind: LinkKind, site: SiteCode): LinkState => {
    if (row?.kind !== kind || row.site !== site) return 'invalid';
    if (row.used_at) return 'used';
    return row.expires_at > now() ? 'good' : 'invalid';
  };
  const state = async (kind: LinkKind, secret: string, site: SiteCode): Promise<LinkState> =>
    stateOf(await links.read(keyOf(secret)), kind, site);

  return {
    state,
    /** Returns whose link it is, if it can be used and there is an account. */
    owner: async (kind: LinkKind, secret: string, site: SiteCode): Promise<string | undefined> => {
      const row = await links.read(keyOf(secret));
      return stateOf(row, kind, site) === 'good' ? (row?.customer_id ?? undefined) : undefined;
    },
    create: (kind: LinkKind) => {
      const secret = randomBytes(24).toString('base64url');
      return { secret, key: keyOf(secret), kind, expiresAt: new Date(now().getTime() + lifeMs[kind]) };
    },
    /** Marks the link as used and does `work` in one transaction. */
    use: (
      kind: LinkKind,
      secret: string,
      site: SiteCode,
      work: (row: LinkRow, rows: CustomerRows, tx: Transaction) => Promise<AccountOutcome>,
    ): Promise<AccountOutcome> =>
      guarded(`a link of kind ${kind} could not be used`, async () => {
        const found = await state(kind, secret, site);
        if (found !== 'good') return refused(found === 'used' ? 'LINK_USED' : 'LINK_INVALID');
        return customers.transaction(async (rows, tx) => {
          const row = await linkRows(tx).use(keyOf(secret), now());
          return row ? work(row, rows, tx) : refused('LINK_USED');
        });
      }),
    tidyUp: (): Promise<void> => links.tidyUp(new Date(now().getTime() - keptMs)),
  };
};
export type AccountLinks = ReturnType<typeof createAccountLinks>;
