import { decode } from 'bysquare/pay';
import { describe, expect, it } from 'vitest';
import type { Currency, SiteCode } from '../../contracts/shop/site.contract.ts';
import { paymentCode } from './payment-code.rules.ts';
import type { Transfer } from './transfer.rules.ts';

type Bank = Transfer['bank'];
type Change = { readonly [Field in keyof Bank]?: Bank[Field] | undefined } & {
  readonly amountMinor?: number;
  readonly currency?: Currency;
};

const swissBank = {
  holder: 'Kontor (Schweiz) AG',
  iban: 'CH9300762011623852957',
  street: 'Löwenstrasse 21',
  city: '8001 Zürich',
};
const banks = {
  DE: { holder: 'Kontor Handels GmbH', iban: 'DE89370400440532013000' },
  AT: { holder: 'Kontor Handels GmbH, Zweigniederlassung Österreich', iban: 'AT611904300234573201' },
  CH: swissBank,
  CH_FR: { ...swissBank, holder: 'Kontor (Suisse) SA', city: '8001 Zurich' },
  CZ: { holder: 'Kontor Česko s.r.o.', iban: 'CZ6508000000192000145399' },
  HU: { holder: 'Kontor Magyarország Kft.', iban: 'HU42117730161111101800000000', bic: 'OTPVHUHB' },
  PL: { holder: 'Kontor Polska sp. z o.o.', iban: 'PL61109010140000071219812874', taxId: '5260250274' },
  SK: { holder: 'Kontor Slovensko s.r.o.', iban: 'SK3112000000198742637541' },
  TR: { holder: 'Kontor Ticaret A.Ş.', iban: 'TR330006100519786457841326' },
} as const satisfies Record<SiteCode, Bank>;
const currencies = {
  DE: 'EUR',
  AT: 'EUR',
  CH: 'CHF',
  CH_FR: 'CHF',
  CZ: 'CZK',
  HU: 'HUF',
  PL: 'PLN',
  SK: 'EUR',
  TR: 'TRY',
} as const satisfies Record<SiteCode, Currency>;

const codeOf = (site: SiteCode, { amountMinor = 129_950, currency = currencies[site], ...bank }: Change = {}) =>
  paymentCode(
    {
      // What is missing is left out of the facts of a company.
      bank: { ...banks[site], ...bank } as Bank,
      number: '7322825374',
      amount: { amountMinor, currency },
      until: new Date('2026-11-30T11:00:00Z'),
    },
    site,
  );
const textOf = (site: SiteCode, change?: Change) => codeOf(site, change)?.text;
const swissLines = (change?: Change) => textOf('CH', change)?.split('\n');

describe('the text of a payment code', () => {
  it('[LAW-6] of DE is a GiroCode of EPC069-12, version 002', () => {
    const lines = ['BCD', '002', '1', 'SCT', '', 'Kontor Handels GmbH', 'DE89370400440532013000', 'EUR1299.50'];
    expect(codeOf('DE')).toEqual({ text: [...lines, '', '', '7322825374'].join('\n'), level: 'medium' });
  });

  it('[LAW-6] of AT is the same with its own account', () => {
    expect(textOf('AT')).toContain(
      '\nKontor Handels GmbH, Zweigniederlassung Österreich\nAT611904300234573201\nEUR1299.50\n',
    );
  });

  it('[LAW-6] of CZ is a QR Platba of SPD 1.0, in characters that need the smallest code', () => {
    const text = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:1299.50*CC:CZK*RN:KONTOR CESKO S.R.O.*X-VS:7322825374';
    expect(codeOf('CZ')).toEqual({ text, level: 'medium' });
    expect(text).toMatch(/^[\dA-Z $%*+\-./:]+$/);
  });

  it('[LAW-6] of HU has the 17 lines of the HCT, whole forints and the end of the last day', () => {
    const lines = [
      'HCT',
      '001',
      '1',
      'OTPVHUHBXXX',
      'Kontor Magyarország Kft.',
      'HU42117730161111101800000000',
      'HUF1300',
    ];
    const rest = ['20261130235959+1', '', '7322825374', '', '', '', '', '', '', ''];
    expect(codeOf('HU')).toEqual({ text: `${[...lines, ...rest].join('\n')}\n`, level: 'medium' });
  });

  it('[LAW-6] of PL has the nine fields of the ZBP', () => {
    const text = '5260250274|PL|61109010140000071219812874|129950|Kontor Polska sp. z|7322825374|||';
    expect(codeOf('PL')).toEqual({ text, level: 'low' });
    expect(textOf('PL', { amountMinor: 5 })).toContain('|000005|');
    expect(textOf('PL', { taxId: 'PL5260250274' })).toMatch(/^\|PL\|/);
    expect(textOf('PL', { holder: 'A|B' })).toContain('|A B|');
  });

  it('[LAW-6] of SK is a PAY by square with the variable symbol', () => {
    const payments = decode(codeOf('SK')?.text ?? '').payments;
    expect(payments).toMatchObject([
      {
        type: 1,
        amount: 1299.5,
        currencyCode: 'EUR',
        variableSymbol: '7322825374',
        beneficiary: { name: 'Kontor Slovensko s.r.o.' },
        bankAccounts: [{ iban: 'SK3112000000198742637541' }],
      },
    ]);
  });

  it('[LAW-6] of CH has the 31 lines of a Swiss QR Code, with the number of the order as its message', () => {
    const creditor = ['S', 'Kontor (Schweiz) AG', 'Löwenstrasse', '21', '8001', 'Zürich', 'CH'];
    const nobody = ['', '', '', '', '', '', ''];
    const head = ['SPC', '0200', '1', 'CH9300762011623852957', ...creditor, ...nobody, '1299.50', 'CHF', ...nobody];
    expect(swissLines()).toEqual([...head, 'NON', '', '7322825374', 'EPD']);
    expect(codeOf('CH')).toMatchObject({ level: 'medium', hasCross: true });
    expect(textOf('CH_FR')).toContain('\nKontor (Suisse) SA\nLöwenstrasse\n21\n8001\nZurich\n');
  });

  it('[LAW-6] of CH with a QR-IBAN has the QR reference in place of a message', () => {
    expect(swissLines({ iban: 'CH4431999123000889012' })?.slice(-4)).toEqual([
      'QRR',
      '000000000000000073228253749',
      '',
      'EPD',
    ]);
  });

  it.each([
    ['Am Bach 7 b', 'Am Bach', '7 b'],
    ['Bahnhofplatz', 'Bahnhofplatz', ''],
    ['Postfach 8000 Zentrum', 'Postfach 8000 Zentrum', ''],
    ['', '', ''],
  ])('[LAW-6] of CH parts the street %j', (street, road, house) => {
    expect(swissLines({ street })?.slice(6, 8)).toEqual([road, house]);
  });
});

describe('a payment code', () => {
  it.each<readonly [SiteCode, Change, string]>([
    ['TR', {}, 'the country has none'],
    ['DE', { iban: 'DE00370400440532013000' }, 'the IBAN is wrong'],
    ['DE', { iban: '' }, 'there is no IBAN'],
    ['CZ', { iban: banks.SK.iban }, 'the account is in another country'],
    ['CH', { iban: banks.DE.iban }, 'the account is in another country'],
    ['HU', { iban: banks.CZ.iban }, 'the account is in another country'],
    ['PL', { iban: banks.CZ.iban }, 'the account is in another country'],
    ['SK', { iban: banks.CZ.iban }, 'the account is in another country'],
    ['DE', { currency: 'CHF' }, 'the currency is another'],
    ['CZ', { currency: 'EUR' }, 'the currency is another'],
    ['HU', { currency: 'EUR' }, 'the currency is another'],
    ['PL', { currency: 'EUR' }, 'the currency is another'],
    ['SK', { currency: 'CZK' }, 'the currency is another'],
    ['CH', { currency: 'EUR' }, 'the currency is another'],
    ['HU', { bic: undefined }, 'the bank is not named'],
    ['HU', { bic: 'OTP' }, 'the BIC is wrong'],
    ['CH', { city: 'Zürich' }, 'the postcode is missing'],
    ['CH', { city: undefined }, 'the town is missing'],
  ])('[LAW-6] is not shown on %s for %j: %s', (site, change) => {
    expect(codeOf(site, change)).toBeUndefined();
  });

  it.each([
    ['DE', 1, 99_999_999_999],
    ['CH', 1, 99_999_999_999],
    ['CZ', 1, 999_999_999],
    ['PL', 1, 999_999],
    ['HU', 50, 99_999_999_999_900],
    ['SK', 1, 99_999_999_999],
  ] as const)('[LAW-6] of %s is for %i to %i hundredths', (site, least, most) => {
    for (const amountMinor of [least, most]) expect(codeOf(site, { amountMinor })).toBeDefined();
    for (const amountMinor of [least - 1, -1, most + 100]) expect(codeOf(site, { amountMinor })).toBeUndefined();
  });

  // A line break in a name would end its field and begin another one.
  it.each([
    ['DE', 11, '\n'],
    ['CH', 31, '\n'],
    ['HU', 18, '\n'],
    ['PL', 9, '|'],
    ['CZ', 7, '*'],
  ] as const)('[LAW-6] of %s has the same %i fields for any name of the company', (site, fields, between) => {
    for (const holder of ['A\r\nB', 'A|B*C%2A:D', 'Ä'.repeat(500), '漢'.repeat(100)]) {
      const text = textOf(site, { holder });
      // A Czech code leaves out a name without a Latin letter.
      expect(text?.split(between)).toHaveLength(site === 'CZ' && /漢/.test(holder) ? fields - 1 : fields);
    }
    expect(textOf(site, { holder: 'x'.repeat(500) })?.length).toBeLessThan(331);
  });
});
