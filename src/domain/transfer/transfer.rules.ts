import type { Money } from '../../contracts/shop/site.contract.ts';
import { ibanWords } from '../../lib/text/iban.ts';
import { priceParts } from '../../sites/price.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { domesticNumber, isQrIban, qrReference, type BankAccount } from './bank-account.rules.ts';

/** What a buyer transfers for a prepaid order. */
export interface Transfer {
  readonly bank: BankAccount;
  /** of the order, ten digits */
  readonly number: string;
  readonly amount: Money;
  /** the start of the last day */
  readonly until: Date;
}

export interface TransferFact {
  readonly name: string;
  readonly value: string;
}

/** The amount with its currency, also on sites whose price tags omit it. */
const amountWords = (amount: Money, site: Site): string => {
  const { symbolAt, text, spoken } = priceParts(amount, site);
  return symbolAt === 'nowhere' ? spoken : text;
};

/** `21 00000 00003 13947 14300 09017`: the QR reference as it is printed. */
const referenceWords = (reference: string): string => reference.replaceAll(/^(..)|(.{5})(?=.)/g, '$1$2 ');

/** LAW-6: the fields of the transfer in the words and the order of the country, for pages and mails. */
export const transferFacts = ({ bank, number, amount }: Transfer, t: Translate, site: Site): TransferFact[] => {
  const account = domesticNumber(bank.iban);
  const isQr = isQrIban(bank.iban);
  return [
    { name: t('page.order.holder'), value: bank.holder },
    ...(account === undefined ? [] : [{ name: t('page.order.account'), value: account }]),
    { name: 'IBAN', value: ibanWords(bank.iban) },
    { name: t('page.order.amount'), value: amountWords(amount, site) },
    isQr
      ? { name: t('page.order.qrReference'), value: referenceWords(qrReference(number)) }
      : { name: t('page.order.reference'), value: number },
  ];
};
