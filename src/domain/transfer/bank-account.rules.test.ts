import { describe, expect, it } from 'vitest';
import { ibanOf } from '../../lib/text/iban.ts';
import { bankAccountOf, domesticNumber, isBic, isQrIban, qrReference } from './bank-account.rules.ts';

describe('the number of an account in the form of its country', () => {
  // The IBANs are the examples of the SWIFT registry; the Czech ones without a prefix are those of the tax office and of the ČNB.
  it.each([
    ['CZ6508000000192000145399', '19-2000145399/0800'],
    ['CZ9455000000001011038930', '1011038930/5500'],
    ['CZ5508000000001234567899', '1234567899/0800'],
    ['HU42117730161111101800000000', '11773016-11111018-00000000'],
    ['PL61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'],
    ['CZ65 0800 0000 1920 0014 5399', '19-2000145399/0800'],
  ])('[LAW-6] of %s is %s', (iban, number) => {
    expect(domesticNumber(iban)).toBe(number);
  });

  it.each([
    'DE89370400440532013000',
    'AT611904300234573201',
    'CH9300762011623852957',
    'SK3112000000198742637541',
    'TR330006100519786457841326',
  ])('[LAW-6] of %s is the IBAN alone', (iban) => {
    expect(ibanOf(iban)).toBe(iban);
    expect(domesticNumber(iban)).toBeUndefined();
  });

  // The check digits of the IBAN are right in all of them.
  it.each([
    ['the Czech number', 'CZ9208000000192000145398'],
    ['the Czech prefix', 'CZ3008000000182000145399'],
    ['the Slovak number', 'SK5812000000198742637540'],
    ['the Hungarian bank', 'HU17117730171111101800000000'],
    ['the Hungarian number', 'HU86117730161111101900000000'],
    ['the Polish bank', 'PL36109010150000071219812874'],
  ])('[LAW-6] is none where the check digit of %s is wrong', (_, iban) => {
    expect(domesticNumber(iban)).toBeUndefined();
    expect(ibanOf(iban)).toBeUndefined();
  });

  it.each(['', 'CZ', 'CZ6608000000192000145399', '19-2000145399/0800', '<script>'])('[LAW-6] is none of %j', (text) => {
    expect(domesticNumber(text)).toBeUndefined();
  });
});

describe('the account of the shop', () => {
  const facts = { company: 'Kontor Handels GmbH', iban: 'DE89 3704 0044 0532 0130 00', street: 'Am Sandtorkai 12' };

  it('[LAW-6] has its IBAN in the electronic form, and only the facts that the company has', () => {
    expect(bankAccountOf({ ...facts, vatId: 'DE000000000', hours: '8–20' })).toEqual({
      holder: 'Kontor Handels GmbH',
      iban: 'DE89370400440532013000',
      street: 'Am Sandtorkai 12',
      taxId: 'DE000000000',
    });
  });

  it('[LAW-6] keeps the text of the file where it is no IBAN, and is empty without facts', () => {
    expect(bankAccountOf({ ...facts, iban: 'DE00 1' }).iban).toBe('DE00 1');
    expect(bankAccountOf({})).toEqual({ holder: '', iban: '' });
  });
});

it.each([
  ['OTPVHUHB', true],
  ['OTPVHUHBXXX', true],
  ['otpvhuhb', false],
  ['OTPVHUHBXX', false],
  ['1TPVHUHB', false],
  ['', false],
])('[LAW-6] %j is a BIC: %s', (text, expected) => expect(isBic(text)).toBe(expected));

describe('a QR-IBAN', () => {
  it.each([
    ['CH4431999123000889012', true],
    ['CH5530000000000000000', true],
    ['LI2131999000000000000', true],
    ['CH9300762011623852957', false],
    ['CH5529999000000000000', false],
    ['CH5532000000000000000', false],
    ['DE8931000440532013000', false],
  ])('[LAW-6] is %s: %s', (iban, expected) => expect(isQrIban(iban)).toBe(expected));

  // The first one is the example of the Swiss implementation guidelines.
  it.each([
    ['21000000000313947143000901', '210000000003139471430009017'],
    ['7322825374', '000000000000000073228253749'],
    ['1000000000', '000000000000000010000000001'],
  ])('[LAW-6] needs for the order %s the reference %s', (number, reference) => {
    expect(qrReference(number)).toBe(reference);
  });
});
