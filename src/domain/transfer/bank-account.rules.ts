import { omitNullish } from '../../lib/omit-nullish.ts';
import { ibanOf } from '../../lib/text/iban.ts';

/** The shop's account for prepaid orders, from `content/company.json`. */
export interface BankAccount {
  readonly holder: string;
  /** in its electronic form; as in the file if it is no IBAN */
  readonly iban: string;
  /** the bank, eight or eleven characters */
  readonly bic?: string;
  readonly street?: string;
  /** with the postcode */
  readonly city?: string;
  /** the tax number of the imprint */
  readonly taxId?: string;
}

const bicShape = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;

/** Whether a text is a BIC (ISO 9362). */
export const isBic = (text: string): boolean => bicShape.test(text);

/** Reads the account from the facts of a company. */
export const bankAccountOf = (facts: Readonly<Record<string, string>>): BankAccount => {
  const { company = '', iban = '', bic, street, city, vatId } = facts;
  return { holder: company, iban: ibanOf(iban) ?? iban, ...omitNullish({ bic, street, city, taxId: vatId }) };
};

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** A Czech number: bank (4 digits), prefix (6) and number (10), written `19-2000145399/0800` (ČNB decree 169/2011). */
const czechNumber = (bban: string): string => {
  const [prefix, number] = [withoutZeros(bban.slice(4, 10)), withoutZeros(bban.slice(10))];
  return `${prefix === '' ? '' : `${prefix}-`}${number}/${bban.slice(0, 4)}`;
};

/** The number that a country writes beside the IBAN or in its place, from a valid IBAN. */
const domesticNumbers: Readonly<Partial<Record<string, (iban: string) => string>>> = {
  CZ: (iban) => czechNumber(iban.slice(4)),
  /** three times eight digits */
  HU: (iban) => (iban.slice(4).match(/.{8}/g) ?? []).join('-'),
  /** NRB: the IBAN without the country, two digits and then blocks of four */
  PL: (iban) => iban.slice(2).replaceAll(/^(..)|(.{4})(?=.)/g, '$1$2 '),
};

/** Returns the domestic number of an account; `undefined` where the country writes the IBAN, and for an invalid one. */
export const domesticNumber = (iban: string): string | undefined => {
  const plain = ibanOf(iban);
  return plain && domesticNumbers[plain.slice(0, 2)]?.(plain);
};

/** A QR-IBAN (SIX): its bank number is one of those of the Swiss QR reference. */
export const isQrIban = (iban: string): boolean => {
  const bank = Number(iban.slice(4, 9));
  return /^(?:CH|LI)/.test(iban) && bank >= 30_000 && bank <= 31_999;
};

/** The table of the recursive check digit modulo 10, in the order of the carry. */
const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Returns the Swiss QR reference of an order: 26 digits with zeros in front, then a check digit (modulo 10, recursive). */
export const qrReference = (number: string): string => {
  const digits = number.padStart(26, '0');
  const carry = Array.from(digits, Number).reduce((sum, digit) => carries[(sum + digit) % 10] ?? 0, 0);
  return digits + String((10 - carry) % 10);
};
