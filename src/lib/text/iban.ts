import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';

/** Of what somebody typed, with or without spaces: the account's number as banks write it among themselves, if its check digits and its country's length and shape are right (ISO 13616). */
export const ibanOf = (typed: string): string | undefined => {
  const plain = electronicFormatIBAN(typed);
  return plain !== null && isValidIBAN(plain) ? plain : undefined;
};

/** For people to read: in blocks of four. */
export const ibanWords = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;
