import { randomUUID } from 'node:crypto';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import type { ContactDesk } from '../../contracts/customer/contact.contract.ts';
import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { createContactRepository } from '../../services/contact/contact.repository.ts';
import { createContactDesk, createFormRefusal } from '../../services/contact/contact.service.ts';
import { createWithdrawalRepository } from '../../services/contact/withdrawal.repository.ts';
import { createWithdrawals, type WithdrawalParts } from '../../services/contact/withdrawal.service.ts';
import type { ShopContext } from './shop-context.ts';

export interface ContactParts {
  readonly content: Pick<ContentService, 'facts'>;
  readonly outbox: MailOutbox;
  readonly isOrder: WithdrawalParts['isOrder'];
}

/** Composes contact form, cancellation and withdrawal, whose messages are sent to the address that the content names. */
export const composeContact = (
  { attempts, db, now, translate }: ShopContext,
  { content, outbox, isOrder }: ContactParts,
) => {
  const parts = {
    repository: createContactRepository(db),
    outbox,
    t: translate,
    deskAddress: (site: SiteCode) => content.facts(site)['email'] ?? '',
    now,
    refusalOf: createFormRefusal(attempts),
  };
  const withdrawals = createWithdrawals({
    ...parts,
    withdrawals: createWithdrawalRepository(db),
    isOrder,
    newId: randomUUID,
  });
  const desk: ContactDesk = { ...createContactDesk(parts), ...withdrawals.desk };
  return { desk, withdrawals: withdrawals.known, tidyUp: () => withdrawals.tidyUp(now()) };
};
