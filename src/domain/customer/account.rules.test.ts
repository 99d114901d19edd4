import { describe, expect, it } from 'vitest';
import { checkAddress, checkEmail, checkNewPassword, checkProfile, checkRegister, isEmail } from './account.rules.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';

describe('an e-mail address', () => {
  it.each(['a@b.de', 'sule.yildiz+shop@example.com.tr', 'jürgen@müller.example', 'o-neil_1@a-b.co'])(
    '%s is one',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@',
    'a b@c.de',
    'a@b..de',
    'a@.de',
    'a@b.de\n',
    '<a@b.de>',
    'a@b.de\0',
    'a@@b.de',
    `${'a'.repeat(250)}@b.example`,
  ])('%j is not an e-mail address', (text) => expect(isEmail(text)).toBe(false));
});

const register = { email: 'a@b.de', firstName: 'Ana', lastName: "O'Neil-Núñez", password: 'blauer-Hut-7', terms: 'on' };

describe('a registration', () => {
  it('[LOGIN-6] that is complete is accepted and trimmed', () => {
    expect(checkRegister({ ...register, firstName: '  Ana   María ', salutation: 'MRS', card: 'on' })).toEqual({
      values: {
        email: 'a@b.de',
        firstName: 'Ana María',
        lastName: "O'Neil-Núñez",
        salutation: 'MRS',
        password: 'blauer-Hut-7',
        wantsCard: true,
      },
      faults: {},
    });
  });

  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'kaffee' }, { email: 'email' }],
    [{ firstName: '   ' }, { firstName: 'required' }],
    [{ firstName: 'a'.repeat(41) }, { firstName: 'long' }],
    [{ firstName: '<b>Ana</b>' }, { firstName: 'signs' }],
    [{ lastName: 'www.kaffee.de' }, { lastName: 'signs' }],
    [{ lastName: 'kaffee.shop' }, { lastName: 'signs' }],
    [{ lastName: 'Ana\0' }, { lastName: 'signs' }],
    [{ password: '' }, { password: 'required' }],
    [{ terms: '' }, { terms: 'agree' }],
    [
      { email: '', firstName: '', lastName: '' },
      { email: 'required', firstName: 'required', lastName: 'required' },
    ],
  ])('[LOGIN-6] with %j has the faults %j', (change, faults) => {
    expect(checkRegister({ ...register, ...change }).faults).toEqual(faults);
  });

  it.each(['DR', '', 'mrs'])('refuses the salutation %j', (salutation) => {
    expect(checkRegister({ ...register, salutation }).values).not.toHaveProperty('salutation');
  });
});

describe('other forms', () => {
  it.each([
    [{}, { email: 'required' }],
    [{ email: ' a@b.de ' }, {}],
  ])('an address with %j has the faults %j', (form, faults) => {
    expect(checkEmail(form).faults).toEqual(faults);
  });
  it.each([
    [{ password: 'x' }, {}],
    [{ password: 'x', again: 'x' }, {}],
    [{ password: 'x', again: 'y' }, { again: 'same' }],
    [{ password: '', again: '' }, { password: 'required' }],
  ])('a new password with %j has the faults %j', (form, faults) => {
    expect(checkNewPassword(form).faults).toEqual(faults);
  });
  it.each([
    ['', {}],
    ['+90 (212) 555-01 02', {}],
    ['+4912345678901234567890', {}],
    ['1'.repeat(25), { phone: 'phone' }],
    ['call me', { phone: 'phone' }],
    ['1', { phone: 'phone' }],
  ])('the telephone number %j has the faults %j', (phone, faults) => {
    expect(checkProfile({ firstName: 'A', lastName: 'B', phone }).faults).toEqual(faults);
  });
});

describe('a profile', () => {
  const names = { firstName: 'Ada', lastName: 'Kiss' };
  it('has the salutation and the telephone number that are given', () => {
    expect(checkProfile({ ...names, salutation: 'MRS', phone: ' 040 12345 ' })).toStrictEqual({
      values: { ...names, salutation: 'MRS', phone: '040 12345' },
      faults: {},
    });
    expect(checkProfile({ ...names, phone: '' })).toStrictEqual({ values: names, faults: {} });
  });

  it('has names of up to 40 characters', () => {
    expect(checkProfile({ ...names, firstName: 'a'.repeat(40) }).faults).toEqual({});
    expect(checkProfile({ ...names, firstName: 'a'.repeat(41) }).faults).toEqual({ firstName: 'long' });
  });
});

it('an e-mail address has a longest length', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect([isEmail(address(longestEmail)), isEmail(address(longestEmail + 1))]).toEqual([true, false]);
});

it('a new password is the one that is given', () =>
  expect(checkNewPassword({ password: 'blauer-Hut-7' }).values).toEqual({ password: 'blauer-Hut-7' }));

it('[LOGIN-6] a registration without the card asks for none', () =>
  expect(checkRegister(register).values.wantsCard).toBe(false));

describe.each(siteCodes)('an address on %s', (site) => {
  const good = {
    DE: '20095',
    AT: '1010',
    CH: '8001',
    CH_FR: '1201',
    CZ: '110 00',
    HU: '1051',
    PL: '00-950',
    SK: '811 01',
    TR: '34437',
  }[site];
  const address = { firstName: 'A', lastName: 'B', street: 'Rue 1/2 #3', postcode: good, city: 'Ústí n. L.' };
  it('is accepted with a postcode of the country', () => {
    expect(checkAddress(address, site)).toEqual({ values: { ...address, isDefault: false }, faults: {} });
  });
  it('keeps the company and the addition, and may be the usual one', () => {
    const more = { ...address, company: 'Kiss & Co.', extra: '3. OG', isDefault: 'on' };
    expect(checkAddress(more, site)).toStrictEqual({ values: { ...more, isDefault: true }, faults: {} });
    const none = checkAddress({ ...address, company: '', extra: '' }, site).values;
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['company']));
    expect(Object.keys(none)).not.toEqual(expect.arrayContaining(['extra']));
  });
  it.each(['', '1', '123456', 'ABCDE', '1 0000'])('is refused with the postcode %j', (postcode) => {
    expect(checkAddress({ ...address, postcode }, site).faults).toEqual({
      postcode: postcode === '' ? 'required' : 'postcode',
    });
  });
  it.each(
    {
      DE: [['D-20457', '20457']],
      AT: [['A-1010', '1010']],
      CH: [['CH-8001', '8001']],
      CH_FR: [['CH 1201', '1201']],
      CZ: [['11000', '110 00']],
      HU: [['H-1051', '1051']],
      PL: [
        ['00950', '00-950'],
        ['00 950', '00-950'],
      ],
      SK: [['81101', '811 01']],
      TR: [['34437', '34437']],
    }[site],
  )('[SHOP-4] writes the postcode %j as %j', (typed, kept) => {
    expect(checkAddress({ ...address, postcode: typed ?? '' }, site).values.postcode).toBe(kept);
  });
  it.each(
    {
      DE: ['00123', '2045', '2D-0457'],
      AT: ['0123'],
      CH: ['0999'],
      CH_FR: ['0999'],
      CZ: ['811 01', '000 00'],
      HU: ['0123'],
      PL: ['0-0950', '1234'],
      SK: ['110 00', '500 00'],
      TR: ['00123', '82000'],
    }[site],
  )('[SHOP-4] refuses the postcode %j', (postcode) => {
    expect(checkAddress({ ...address, postcode }, site).faults).toEqual({ postcode: 'postcode' });
  });
});
