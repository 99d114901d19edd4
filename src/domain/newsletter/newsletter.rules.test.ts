import { describe, expect, it } from 'vitest';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { emptyValues, faultOf, faultsOf, fieldsOf, nameOf, sentFaults } from './newsletter.rules.ts';

const { DE, AT, HU, TR } = newsletterForms;

describe('a plain form', () => {
  it.each([
    [{}, ['email']],
    [{ email: 'anna' }, ['email', 'salutation', 'firstName', 'lastName', 'legal']],
    [{ email: 'anna@example.com' }, ['salutation', 'firstName', 'lastName', 'legal']],
    [{ firstName: 'Anna' }, ['email', 'salutation', 'lastName', 'legal']],
    [{ legals: ['NEWSLETTER'] as const }, ['email', 'salutation', 'firstName', 'lastName']],
  ])('[NEWS-3] sent with %j shows the faults of %j', (typed, fields) => {
    const everything = { ...newsletterForms.HU, hasLegal: true };
    expect(Object.keys(sentFaults(everything, { ...emptyValues, ...typed })).toSorted()).toEqual(fields.toSorted());
  });
});

describe('the form of a country', () => {
  it.each([
    ['DE', 'absent', 'absent', false, true, true, false, 16, 30],
    ['AT', 'optional', 'optional', false, true, true, false, 16, 30],
    ['CH', 'absent', 'absent', false, true, false, false, 16, 30],
    ['CH_FR', 'absent', 'absent', false, true, false, false, 16, 30],
    ['CZ', 'absent', 'absent', false, true, false, false, 18, 30],
    ['HU', 'required', 'required', false, true, true, true, 16, 30],
    ['PL', 'absent', 'absent', false, true, false, false, 16, 30],
    ['SK', 'absent', 'absent', false, true, false, false, 18, 30],
    ['TR', 'absent', 'required', true, false, false, false, 16, 14],
  ] as const)(
    '[NEWS-3] %s: salutation %s, names %s, box %s; [NEWS-14] privacy %s, example %s; [NEWS-11] footnote %s, from %i, %i days',
    (code, salutation, names, hasLegal, hasPrivacyHint, hasExample, hasFootnote, minimumAge, pendingDays) => {
      expect(newsletterForms[code]).toMatchObject({
        salutation,
        names,
        hasLegal,
        hasPrivacyHint,
        hasExample,
        hasFootnote,
        minimumAge,
        pendingDays,
      });
    },
  );

  it.each(siteCodes)('[NEWS-3] of %s accepts missing values of fields that it does not have', (code) => {
    const values = { ...emptyValues, email: 'anna@example.com', firstName: '<b>', lastName: 'www.a.de' };
    const asks = newsletterForms[code].names !== 'absent';
    expect('firstName' in faultsOf(newsletterForms[code], values)).toBe(asks);
  });

  it('[NEWS-11] HU’s voucher is good for one month, and TR stops after two years unopened', () => {
    expect(HU.voucherMonths).toBe(1);
    expect(siteCodes.filter((code) => newsletterForms[code].stopsUnopenedYears === 2)).toEqual(['TR']);
  });

  it.each([
    ['HU', HU, ['email', 'salutation', 'lastName', 'firstName', 'legal']],
    ['TR', TR, ['email', 'salutation', 'firstName', 'lastName', 'legal']],
  ] as const)('[NEWS-3] of %s has its fields in the order of its faults', (_, form, fields) =>
    expect(fieldsOf(form)).toEqual(fields),
  );

  it('[NEWS-3] of HU needs a salutation, and accepts the one that is chosen', () => {
    expect(faultOf(HU, 'salutation', emptyValues)).toBe('missing');
    expect(faultOf(HU, 'salutation', { ...emptyValues, salutation: 'MRS' })).toBeUndefined();
  });

  it('has the names in the order of the country', () => {
    expect(fieldsOf(HU).indexOf('lastName')).toBeLessThan(fieldsOf(HU).indexOf('firstName'));
    expect(fieldsOf(TR).indexOf('lastName')).toBeGreaterThan(fieldsOf(TR).indexOf('firstName'));
  });
});

describe('a name', () => {
  it.each([
    'Anna',
    'Anna Maria',
    'Müller-Lüdenscheidt',
    "O'Neill",
    'O’Neill',
    'Jean-François',
    'Đặng Thị',
    'Łukasz',
    'Çağrı',
    'Dr. Anna',
    'J. R. R.',
    'Kovács (Szőke)',
    'A & B + C',
    'Meier/Müller',
    'Anna 2',
    'o`n´e',
    'a'.repeat(40),
    'e\u0301mile',
  ])('[NEWS-3] %j is accepted', (firstName) =>
    expect(faultOf(AT, 'firstName', { ...emptyValues, firstName })).toBeUndefined(),
  );

  it.each([
    ['www.example.de', 'invalid'],
    ['http://example.de', 'invalid'],
    ['//example', 'invalid'],
    ['example.com', 'invalid'],
    ['Win at casino.example now', 'invalid'],
    ['Anna <b>', 'invalid'],
    ['Anna!', 'invalid'],
    ['Anna\r\nBcc: x', 'invalid'],
    ['Anna\u0000', 'invalid'],
    ['Anna 😀', 'invalid'],
    ['a@b', 'invalid'],
    ['Anna\u202Egnp', 'invalid'],
    ['a'.repeat(41), 'tooLong'],
  ] as const)('[NEWS-3] %j has the fault %s', (lastName, fault) =>
    expect(faultOf(AT, 'lastName', { ...emptyValues, lastName })).toBe(fault),
  );

  it.each([
    [AT, undefined],
    [HU, 'missing'],
    [TR, 'missing'],
    [DE, undefined],
  ] as const)('[NEWS-3] that is missing', (form, fault) =>
    expect(faultOf(form, 'firstName', { ...emptyValues, firstName: '  ' })).toBe(fault),
  );

  it('is stored with single spaces and straight apostrophes', () =>
    expect(nameOf('  Anna   O’Neill ')).toBe("Anna O'Neill"));
});

describe('the other fields', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['a@b', 'invalid'],
    [`${'a'.repeat(300)}@example.de`, 'tooLong'],
    ['anna@example.de', undefined],
  ] as const)('[NEWS-3] the e-mail %j has the fault %s', (email, fault) =>
    expect(faultOf(DE, 'email', { ...emptyValues, email })).toBe(fault),
  );

  it('[NEWS-3] salutation and checkbox are required only in some countries', () => {
    expect(faultOf(HU, 'salutation', emptyValues)).toBe('missing');
    expect(faultOf(AT, 'salutation', emptyValues)).toBeUndefined();
    expect(faultOf(TR, 'legal', emptyValues)).toBe('missing');
    expect(faultOf(TR, 'legal', { ...emptyValues, legals: ['NEWSLETTER'] })).toBeUndefined();
    expect(faultOf(DE, 'legal', emptyValues)).toBeUndefined();
  });
});
