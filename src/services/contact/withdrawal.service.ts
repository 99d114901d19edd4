import type { ContactDesk, Withdrawals } from '../../contracts/customer/contact.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { keptUntil } from '../../domain/order/order.rules.ts';
import { emailKey } from '../../lib/text/email-address.ts';
import type { Now } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { receiptsAtOnce, withdrawalsShown } from './contact.constants.ts';
import { mailboxSpan, type ContactParts } from './contact.service.ts';
import { declarationOf, withdrawalLetter, withdrawnLetter, type Withdrawn } from './withdrawal-letters.rules.ts';
import { withdrawalRows, type WithdrawalRepository } from './withdrawal.repository.ts';
import { utcDay } from '../../lib/time/day.ts';

export interface WithdrawalParts extends ContactParts {
  readonly withdrawals: WithdrawalRepository;
  /** whether there is this order of this buyer */
  readonly isOrder: (
    site: SiteCode,
    number: string,
    by: { readonly emailKey: string; readonly customerId?: string | undefined },
  ) => Promise<boolean>;
  readonly newId: () => string;
}

/** LAW-2: declarations of withdrawal, each stored once with its moment, with a receipt and a mail to the service team. */
export const createWithdrawals = (parts: WithdrawalParts) => {
  const { repository, withdrawals, outbox, t, deskAddress, now, refusalOf, isOrder, newId } = parts;

  /** Puts the receipt into the outbox and returns the id of its mail; nothing if the mailbox has got too many. */
  const putReceipt = async (tx: Transaction, withdrawn: Withdrawn, at: Now): Promise<string | undefined> => {
    const { code } = withdrawn.site;
    const { email } = withdrawn.withdrawal;
    const letter = { ...withdrawnLetter(withdrawn, t(code)), site: code, to: email };
    const mailId = newId();
    for (let slot = 0; slot < receiptsAtOnce; slot += 1) {
      const key = `withdrawal:${mailboxSpan(email, at)}:${slot}`;
      if (await outbox.put(tx, { ...letter, key, mailId }, at)) return mailId;
    }
    return undefined;
  };

  const matchOf = async (
    site: SiteCode,
    { orderNumber, email }: Withdrawn['withdrawal'],
    customerId: string | undefined,
  ): Promise<string | undefined> => {
    const number = orderNumber?.replaceAll(/[^A-Za-z0-9]/g, '');
    if (number === undefined) return undefined;
    return (await isOrder(site, number, { emailKey: emailKey(email), customerId })) ? number : undefined;
  };

  const withdraw: ContactDesk['withdraw'] = async (from, withdrawal) => {
    const { attempt, customerId } = from;
    const { code } = from.site;
    // The button was pressed twice: the declaration is stored, and the second time is not counted.
    if (!from.moment.isPreview && (await withdrawals.exists(attempt))) return { kind: 'sent' };
    const refusal = await refusalOf('withdrawal', from);
    if (refusal) return refusal;
    const at = now();
    const orderNumber = await matchOf(code, withdrawal, customerId);
    const withdrawn = { withdrawal, at, site: sites[code], orderNumber };
    await repository.together(async (tx) => {
      const rows = withdrawalRows(tx);
      const { email, articles, orderNumber: typedNumber } = withdrawal;
      const name = nameOn(sites[code], withdrawal);
      const words = declarationOf(t(code), withdrawal);
      const stored = { site: code, at, name, email, typedNumber, articles, words, orderNumber };
      if (!(await rows.add({ id: attempt, ...stored, expiresOn: keptUntil(code, at) }))) return;
      await outbox.put(tx, { ...withdrawalLetter(withdrawn, t(code)), site: code, to: deskAddress(code) }, at);
      const mailId = await putReceipt(tx, withdrawn, at);
      if (mailId !== undefined) await rows.noteReceipt(attempt, mailId);
    });
    return { kind: 'sent' };
  };

  const known: Withdrawals = {
    declaredFor: async (site, numbers) => (numbers.length === 0 ? new Map() : withdrawals.ofOrders(site, numbers)),
    list: (site) => withdrawals.list(site, withdrawalsShown),
  };
  return {
    desk: { newAttempt: newId, withdraw } satisfies Pick<ContactDesk, 'newAttempt' | 'withdraw'>,
    known,
    tidyUp: (at: Date): Promise<void> => withdrawals.forget(utcDay(at)),
  };
};
