import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';

/** Returns the electronic form of a typed IBAN, with or without spaces, if its check digits, length and format are right (ISO 13616). */
export const ibanOf = (typed: string): string | undefined => {
  const plain = electronicFormatIBAN(typed);
  return plain !== null && isValidIBAN(plain) ? plain : undefined;
};

/** Returns the printed form of an IBAN: in blocks of four. */
export const ibanWords = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;
