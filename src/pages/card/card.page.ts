import type { CardStatus } from '../../contracts/customer/account.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { barcodeOf, type Barcode } from '../../lib/text/barcode.ts';
import { accountLinks } from '../../sites/links.ts';
import {
  forCustomer,
  framedOf,
  movedTo,
  refusalWords,
  retryOf,
  statusOf,
  titleOf,
  type Framed,
  type Said,
} from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface CardPageProps {
  readonly framed: Framed;
  readonly name: string;
  readonly card: CardStatus;
  readonly cardNumber?: string;
  readonly barcode?: Barcode;
  readonly said?: Said;
}

/** HDR-7: the loyalty card with its number and its barcode; customers without a card can get one. */
export const card: PageDefinition<CardPageProps> = {
  name: 'card',
  paths: [accountLinks.card],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { site, t }) => {
    const { card: status, cardNumber } = customer;
    const barcode = barcodeOf(cardNumber ?? '');
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.nav.card')),
      props: {
        framed: framedOf(customer),
        name: nameOn(site, customer),
        card: status,
        ...(cardNumber === undefined ? {} : { cardNumber }),
        ...(barcode ? { barcode } : {}),
      },
    };
  }),
  fields: [],
  submit: forCustomer(async (customer, { site, t }, { account }) => {
    const outcome = await account.joinCard(customer);
    if (outcome.ok) return movedTo(accountLinks.card);
    return {
      kind: 'shown',
      status: statusOf(outcome),
      head: titleOf(t('page.account.nav.card')),
      props: {
        framed: framedOf(customer),
        name: nameOn(site, customer),
        card: customer.card,
        said: { kind: 'error', text: refusalWords(t, outcome) },
      },
      ...retryOf(outcome),
    };
  }),
};
