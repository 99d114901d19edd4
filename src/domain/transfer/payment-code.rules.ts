import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { ibanOf } from '../../lib/text/iban.ts';
import { squareText } from '../../lib/text/pay-by-square.ts';
import type { QrLevel } from '../../lib/text/qr-code.ts';
import { isBic, isQrIban, qrReference } from './bank-account.rules.ts';
import { asciiLine, decimal, line, lastSecond } from './code-text.rules.ts';
import type { Transfer } from './transfer.rules.ts';

/** The content of a payment QR code. */
export interface PaymentCode {
  readonly text: string;
  readonly level: QrLevel;
  /** the Swiss cross in its middle */
  readonly hasCross?: true;
}

/** Builds the text of a code; `undefined` where the standard cannot say what is to be paid. */
type CodeText = (transfer: Transfer) => string | undefined;

const isBetween = (amountMinor: number, most: number): boolean => amountMinor >= 1 && amountMinor <= most;

/** GiroCode, EPC069-12 version 002: euros, UTF-8; the BIC is needed by no bank of the European Economic Area. */
const giroCode: CodeText = ({ bank, number, amount }) =>
  amount.currency === 'EUR' && isBetween(amount.amountMinor, 99_999_999_999)
    ? ['BCD', '002', '1', 'SCT', '', line(bank.holder, 70), bank.iban, `EUR${decimal(amount)}`, '', '', number].join(
        '\n',
      )
    : undefined;

/** A name without a Latin letter is left out: a field may not be empty. */
const holderField = (holder: string): string[] => {
  const name = asciiLine(holder.replaceAll(/[*%]/g, ' '), 35).toUpperCase();
  return name === '' ? [] : [`RN:${name}`];
};

/**
 * QR Platba, Short Payment Descriptor 1.0 (ČBA): capitals without accents, which need the smallest code. There is no date: an app
 * would wait with the payment until then.
 */
const qrPlatba: CodeText = ({ bank, number, amount }) =>
  amount.currency === 'CZK' && isBetween(amount.amountMinor, 999_999_999)
    ? [
        'SPD*1.0',
        `ACC:${bank.iban}`,
        `AM:${decimal(amount)}`,
        'CC:CZK',
        ...holderField(bank.holder),
        `X-VS:${number}`,
      ].join('*')
    : undefined;

/** PAY by square 1.1.0. */
const payBySquare: CodeText = ({ bank, number, amount }) =>
  amount.currency === 'EUR' && isBetween(amount.amountMinor, 99_999_999_999)
    ? squareText({
        iban: bank.iban,
        holder: line(bank.holder, 70),
        amountMinor: amount.amountMinor,
        variableSymbol: number,
      })
    : undefined;

/** HCT of the Magyar Nemzeti Bank: 17 lines, whole forints, valid to the end of the last day. It needs the BIC of the bank. */
const hungarianCode: CodeText = ({ bank, number, amount, until }) => {
  const forints = Math.round(amount.amountMinor / 100);
  if (amount.currency !== 'HUF' || forints < 1 || forints > 999_999_999_999) return undefined;
  if (bank.bic === undefined || !isBic(bank.bic)) return undefined;
  const valid = lastSecond(until, 'Europe/Budapest');
  const lines = ['HCT', '001', '1', bank.bic.padEnd(11, 'X'), line(bank.holder, 70), bank.iban, `HUF${forints}`];
  const rest = [valid, '', number, '', '', '', '', '', '', ''];
  return [...lines, ...rest].map((text) => `${text}\n`).join('');
};

const nip = /^\d{10}$/;

/** Code 2D of the Związek Banków Polskich: nine fields, six digits of grosze, so at most 9999,99 zł. */
const polishCode: CodeText = ({ bank, number, amount }) => {
  if (amount.currency !== 'PLN' || !isBetween(amount.amountMinor, 999_999)) return undefined;
  const taxId = bank.taxId !== undefined && nip.test(bank.taxId) ? bank.taxId : '';
  const grosze = String(amount.amountMinor).padStart(6, '0');
  const holder = line(bank.holder.replaceAll('|', ' '), 20);
  return [taxId, 'PL', bank.iban.slice(2), grosze, holder, number, '', '', ''].join('|');
};

const street = /^(.{1,70}?)\s+(\d+\s?[a-z]?)$/i;
const city = /^(\d{4})\s+(.{1,35})$/;

/**
 * Swiss QR Code 2.2 and 2.3 (SIX): a structured address, no debtor. A QR-IBAN needs the QR reference; with another IBAN the number of
 * the order is the message.
 */
const swissCode: CodeText = ({ bank, number, amount }) => {
  const [, postcode, town] = city.exec(line(bank.city ?? '', 70)) ?? [];
  if (amount.currency !== 'CHF' || !isBetween(amount.amountMinor, 99_999_999_999)) return undefined;
  if (postcode === undefined || town === undefined) return undefined;
  const whole = line(bank.street ?? '', 70);
  const [, road = whole, house = ''] = street.exec(whole) ?? [];
  const creditor = ['S', line(bank.holder, 70), road, house, postcode, town, 'CH'];
  const nobody = ['', '', '', '', '', '', ''];
  const reference = isQrIban(bank.iban) ? ['QRR', qrReference(number), ''] : ['NON', '', number];
  const sum = [decimal(amount), 'CHF'];
  const lines = ['SPC', '0200', '1', bank.iban, ...creditor, ...nobody, ...sum, ...nobody, ...reference, 'EPD'];
  return lines.join('\n');
};

interface Standard {
  /** of the account */
  readonly countries: RegExp;
  readonly text: CodeText;
  readonly level: QrLevel;
  readonly hasCross?: true;
}

const giro: Standard = { countries: /^[A-Z]{2}/, text: giroCode, level: 'medium' };
const swiss: Standard = { countries: /^(?:CH|LI)/, text: swissCode, level: 'medium', hasCross: true };

/** LAW-6: the code that the banks of each country read. TR has none: a Karekod of the FAST system needs a number of a bank. */
const standards: Readonly<Record<SiteCode, Standard | undefined>> = {
  DE: giro,
  AT: giro,
  CH: swiss,
  CH_FR: swiss,
  CZ: { countries: /^CZ/, text: qrPlatba, level: 'medium' },
  HU: { countries: /^HU/, text: hungarianCode, level: 'medium' },
  PL: { countries: /^PL/, text: polishCode, level: 'low' },
  SK: { countries: /^SK/, text: payBySquare, level: 'medium' },
  TR: undefined,
};

/** Returns the payment code of a transfer; `undefined` where the country has none, or the account or the amount does not fit. */
export const paymentCode = (transfer: Transfer, site: SiteCode): PaymentCode | undefined => {
  const standard = standards[site];
  const iban = ibanOf(transfer.bank.iban);
  if (!standard || iban === undefined || !standard.countries.test(iban)) return undefined;
  const text = standard.text({ ...transfer, bank: { ...transfer.bank, iban } });
  if (text === undefined) return undefined;
  return { text, level: standard.level, ...(standard.hasCross ? { hasCross: true } : {}) };
};
