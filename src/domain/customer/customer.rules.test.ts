import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import { psdataSchema } from '../../contracts/customer/header-start.contract.ts';
import { customerInfoSchema, loginAnswerSchema, renewAnswerSchema } from '../../contracts/customer/login.contract.ts';
import { psdataOf } from '../../testing/customer.fixtures.ts';
import { customerStateOf, readPsdata, unknownCustomer } from './customer.rules.ts';

describe('the customer’s state', () => {
  it.each([
    ['LOGGED_IN', true],
    ['REMEMBERED', true],
    ['LOGGED_OUT', false],
  ] as const)('[CUST-2] of %s is logged in or remembered: %s', (status, known) => {
    expect(customerStateOf(psdataOf(status))).toMatchObject({ initialized: true, loggedInOrRemembered: known });
  });

  it('[CUST-2] has beans and both memberships, and none of them at first', () => {
    expect(unknownCustomer).toEqual({
      initialized: false,
      loggedInOrRemembered: false,
      customerName: '',
      loyaltyBeans: 0,
      communityMember: false,
      kontorCardMember: false,
    });
    expect(customerStateOf(psdataOf('LOGGED_IN'))).toEqual({
      initialized: true,
      loggedInOrRemembered: true,
      customerName: 'Ayşe Yıldız',
      shownName: '',
      loyaltyBeans: 740,
      communityMember: true,
      kontorCardMember: true,
    });
  });

  it.each([
    ['Ayşe', 'Yıldız', 'Ayşe Yıldız'],
    ['Ayşe', '', 'Ayşe'],
    ['', 'Yıldız', ''],
    ['', '', ''],
  ])('[CUST-2] names "%s" "%s" as "%s"', (firstname, lastname, name) => {
    const psdata = psdataOf('LOGGED_IN');
    expect(customerStateOf({ ...psdata, customer: { ...psdata.customer, firstname, lastname } }).customerName).toBe(
      name,
    );
  });

  it('[CUST-2] without data is unknown', () => {
    expect(customerStateOf(undefined)).toEqual({ ...unknownCustomer, initialized: true });
  });
});

describe('the response of a server', () => {
  it.each(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const)('[CUST-1] is read with the status %s', (status) => {
    expect(readPsdata(JSON.parse(JSON.stringify(psdataOf(status))))).toEqual(psdataOf(status));
  });

  it.each([
    ['pending', 'pending'],
    ['confirmed', 'confirmed'],
    ['gone', undefined],
  ])('[FOOT-3] has the newsletter %s as %s', (newsletter, status) =>
    expect(
      readPsdata({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { statuses: { newsletter } } })?.customer.statuses
        .newsletter,
    ).toBe(status),
  );

  it.each([
    [undefined],
    [null],
    ['kaffee'],
    [{}],
    [{ tracking: null }],
    [{ tracking: { loginStatus: 'MAYBE' } }],
    [[]],
  ])('[CUST-1] is undefined without a status: %j', (body) => expect(readPsdata(body)).toBeUndefined());

  it.each([
    [{}],
    [{ customer: null }],
    [{ customer: { loyaltyBeans: '7', firstname: 3, statuses: 'yes' } }],
    [{ customer: { loyaltyBeans: Number.NaN, statuses: { isCommunityMember: 'true', isKontorcardMember: 1 } } }],
  ])('[CUST-1] may omit the other fields: %j', (rest) => {
    const read = readPsdata({ tracking: { loginStatus: 'LOGGED_IN' }, ...rest });
    expect(read?.customer).toEqual(psdataOf('LOGGED_OUT').customer);
  });
});

describe('the recorded answers of the customer', () => {
  const stateIn = (name: string) => customerStateOf(readPsdata(answerOf('customer', `psdata-${name}`).body));
  const ayşe = {
    initialized: true,
    loggedInOrRemembered: true,
    customerName: 'Ayşe Yıldız',
    shownName: '',
    loyaltyBeans: 740,
    communityMember: true,
    kontorCardMember: true,
  };
  const nothingKnown = { ...unknownCustomer, initialized: true };

  it.each([
    // LAW-6: an older service has no name as the country writes it.
    ['ours', { ...ayşe, shownName: 'Ayşe Yıldız', newsletter: 'confirmed' }],
    ['minimal', ayşe],
    ['logged-out', { ...nothingKnown, shownName: '' }],
    // FOOT-3: a status that is not documented leaves the newsletter block visible.
    ['older', { ...nothingKnown, loggedInOrRemembered: true, customerName: 'Ayşe', shownName: '' }],
    ['wrong-types', { ...nothingKnown, loggedInOrRemembered: true, shownName: '' }],
    ['unknown-status', nothingKnown],
    ['error', nothingKnown],
  ])('[CUST-1] %s is read as %j', (name, state) => expect(stateIn(name)).toEqual(state));

  it.each([
    ['customer-info', customerInfoSchema],
    ['login', loginAnswerSchema],
    ['renew', renewAnswerSchema],
  ])('[LOGIN-1, LOGIN-2] %s-ours matches the contract', (name, schema) => {
    expect([...Value.Errors(schema, answerOf('customer', `${name}-ours`).body)]).toEqual([]);
  });

  it('[CUST-1] ours matches the contract and has every documented member', () => {
    const { body } = answerOf('customer', 'psdata-ours');
    expect([...Value.Errors(psdataSchema, body)]).toEqual([]);
    expect(missingIn(body, answerOf('customer', 'psdata-minimal').body)).toEqual([]);
  });
});
