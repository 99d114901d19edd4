import { describe, expect, it } from 'vitest';
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
