import type { PersonCommands, PersonPart, PersonRecord } from '../../contracts/shop/commands.contract.ts';
import type { Database } from '../../lib/database.ts';
import { emailKey, emailOf } from '../../lib/text/email-address.ts';
import { createCartRepository } from '../../services/cart/cart.repository.ts';
import { createWithdrawalRepository } from '../../services/contact/withdrawal.repository.ts';
import { createPersonRepository } from '../../services/customer/person.repository.ts';
import { createMailRepository } from '../../services/mail/mail.repository.ts';
import { createCheckoutRepository } from '../../services/order/checkout.repository.ts';
import { createOrderRepository } from '../../services/order/order.repository.ts';
import { createNewsletterRepository } from '../../services/newsletter/newsletter.repository.ts';
import { utcDay } from '../../lib/time/day.ts';

/** Exports or erases all that the shop stores about an e-mail address. Each service that stores something has its line here. */
export const createPersonCommands = (db: Database, now: () => Date): PersonCommands => {
  const customers = createPersonRepository(db);
  const carts = createCartRepository(db);
  const mails = createMailRepository(db);
  const orders = createOrderRepository(db);
  const checkouts = createCheckoutRepository(db);
  const withdrawals = createWithdrawalRepository(db);
  const newsletter = createNewsletterRepository(db);
  const cartsOf = async (accounts: Awaited<ReturnType<typeof customers.accounts>>) => {
    const owners = accounts.map(({ site, visitor_id }) => ({ site, visitorId: visitor_id }));
    return owners.length === 0 ? [] : [...(await carts.read(owners, utcDay(now()))).values()];
  };
  const keyOf = (email: string): string => emailKey(emailOf(email) ?? email);

  return {
    exportPerson: async (text): Promise<PersonRecord> => {
      const email = text.trim();
      const accounts = await customers.accounts(email);
      return {
        accounts: accounts.map(({ account }) => account),
        registrations: [...(await customers.registrations(email))],
        carts: (await cartsOf(accounts)).map(({ entries }) => ({ entries })),
        orders: [...(await orders.exportOf(keyOf(email)))],
        withdrawals: await withdrawals.exportOf(keyOf(email)),
        newsletter: [...(await newsletter.exportOf(keyOf(email)))],
        mails: [...(await mails.lettersTo(email))],
      };
    },

    erasePerson: async (text): Promise<Readonly<Record<PersonPart, number>>> => {
      const email = text.trim();
      const cartRows = await cartsOf(await customers.accounts(email));
      // Before the accounts, by which the orders are found. What the law requires of an order stays, without the person.
      const loosened = await orders.loosenPerson(keyOf(email));
      await checkouts.removePerson(keyOf(email));
      const { owners, registrations } = await customers.remove(email);
      for (const { site, visitor_id } of owners) await carts.remove({ site, visitorId: visitor_id });
      return {
        accounts: owners.length,
        registrations,
        carts: cartRows.length,
        orders: loosened,
        withdrawals: await withdrawals.erase(keyOf(email)),
        newsletter: await newsletter.erase(keyOf(email)),
        // Last, so that no earlier step leaves a mail to the erased address.
        mails: await mails.erase(email),
      };
    },
  };
};
