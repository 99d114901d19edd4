import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { checkoutTerms } from '../../sites/checkout.ts';
import { allSites } from '../../sites/sites.ts';
import { checkCheckout } from './checkout-fields.rules.ts';

const offer = { isStore: (id: string) => id === 'de001', payments: ['invoice', 'prepayment'] } as const;

/** The address that a buyer of the country fills in. */
const people: Readonly<Record<SiteCode, Readonly<Record<string, string>>>> = {
  DE: { street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg' },
  AT: { street: 'Rotenturmstraße 9/3', postcode: '1010', city: 'Wien' },
  CH: { street: 'Löwenstrasse 21', postcode: '8001', city: 'Zürich' },
  CH_FR: { street: 'Rue du Rhône 8', postcode: '1201', city: 'Genève' },
  CZ: { street: 'Národní 25', postcode: '11000', city: 'Praha 1', phone: '+420 222 555 012' },
  HU: { street: 'Váci utca 18.', postcode: '1052', city: 'Budapest', phone: '06 1 555 0120' },
  PL: { street: 'ul. Nowy Świat 6/12', postcode: '00-400', city: 'Warszawa', phone: '+48 22 555 01 20' },
  SK: { street: 'Obchodná 3', postcode: '811 06', city: 'Bratislava', phone: '02/5550 1200' },
  TR: {
    street: 'İstiklal Cad. No:14',
    postcode: '34437',
    city: 'İstanbul',
    district: 'Beyoğlu',
    phone: '0212 555 01 02',
  },
};
const formOn = (site: SiteCode) => ({
  firstName: 'Jördis',
  lastName: 'Großmann',
  email: 'joerdis@example.com',
  delivery: 'home',
  payment: 'invoice',
  ...people[site],
});

describe.each(allSites)('the form of the checkout on $code', ({ code }) => {
  const terms = checkoutTerms[code];
  const faultsOf = (change: Readonly<Record<string, string>>) => {
    const checked = checkCheckout({ ...formOn(code), ...change }, code, offer);
    return 'faults' in checked ? checked.faults : {};
  };

  it('[SHOP-4] takes what people of the country fill in', () => {
    expect(checkCheckout(formOn(code), code, offer)).toMatchObject({
      choices: {
        address: { firstName: 'Jördis', city: people[code]['city'] },
        email: 'joerdis@example.com',
        delivery: { kind: 'home' },
        payment: 'invoice',
      },
    });
  });

  it('[SHOP-4, SHOP-12] returns every required field of an empty form', () => {
    const checked = checkCheckout({}, code, offer);
    expect('faults' in checked && checked.faults).toEqual({
      firstName: 'required',
      lastName: 'required',
      street: 'required',
      postcode: 'required',
      city: 'required',
      email: 'required',
      delivery: 'choose',
      payment: 'choose',
      ...(terms.wantsPhone ? { phone: 'required' } : {}),
      ...(terms.hasDistrict ? { district: 'required' } : {}),
    });
  });

  it.each<readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]>([
    [{ firstName: '<b>' }, { firstName: 'signs' }],
    [{ firstName: 'www.example.com' }, { firstName: 'signs' }],
    [{ lastName: 'x'.repeat(41) }, { lastName: 'long' }],
    [{ street: 'x'.repeat(81) }, { street: 'long' }],
    [{ street: 'a\u0000b' }, { street: 'signs' }],
    [{ city: '   ' }, { city: 'required' }],
    [{ extra: '{{7*7}}' }, { extra: 'signs' }],
    [{ company: '<script>' }, { company: 'signs' }],
    [{ postcode: '12' }, { postcode: 'postcode' }],
    [{ postcode: "1' or '1" }, { postcode: 'postcode' }],
    [{ email: 'joerdis' }, { email: 'email' }],
    [{ email: 'a@b.de, c@d.de' }, { email: 'email' }],
    [{ email: 'a@b.de\r\nbcc: c@d.de' }, { email: 'email' }],
    [{ phone: 'ring mich an' }, { phone: 'phone' }],
    [{ delivery: 'moon' }, { delivery: 'choose' }],
    [{ delivery: 'store' }, { store: 'store' }],
    [{ delivery: 'store', store: '__proto__' }, { store: 'store' }],
    [{ payment: 'card' }, { payment: 'choose' }],
    [{ payment: 'toString' }, { payment: 'choose' }],
  ])('[SHOP-4] returns for the invalid input %j the faults %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults);
  });

  const gift = {
    otherAddress: 'on',
    toFirstName: 'Ada',
    toLastName: 'Berg',
    toStreet: 'Hauptstr. 1',
    toPostcode: people[code]['postcode'] ?? '',
    toCity: 'Nordstadt',
    toDistrict: 'Mitte',
  };

  it('[SHOP-4, SHOP-12] takes another address for the parcel, and the first one stays that of the buyer', () => {
    const checked = checkCheckout({ ...formOn(code), ...gift }, code, offer);
    expect('choices' in checked && checked.choices).toMatchObject({
      address: { firstName: 'Jördis', city: people[code]['city'] },
      delivery: { kind: 'home', to: { firstName: 'Ada', street: 'Hauptstr. 1', city: 'Nordstadt' } },
    });
    const to = 'choices' in checked && checked.choices.delivery.kind === 'home' && checked.choices.delivery.to;
    expect(to && 'district' in to).toBe(terms.hasDistrict);
  });

  it('[SHOP-12] takes a greeting with such an address, and none without', () => {
    const greeting = { toGreeting: ' Alles Gute! \r\n Deine Ada ' };
    const takenFrom = (form: Readonly<Record<string, string>>) => {
      const checked = checkCheckout({ ...formOn(code), ...form }, code, offer);
      return 'choices' in checked ? checked.choices.delivery : checked.faults;
    };
    expect(takenFrom({ ...gift, ...greeting })).toMatchObject({ greeting: 'Alles Gute!\nDeine Ada' });
    expect(takenFrom({ ...gift, toGreeting: ' ' })).not.toHaveProperty('greeting');
    expect(takenFrom({ ...gift, toGreeting: 'x'.repeat(241) })).toEqual({ toGreeting: 'greeting' });
    expect(takenFrom(greeting)).toEqual({ kind: 'home' });
  });

  it('[SHOP-4] returns every fault of both addresses, and none of an address that is not asked for', () => {
    expect(faultsOf({ otherAddress: 'on', toPostcode: '1', street: '' })).toEqual({
      street: 'required',
      toFirstName: 'required',
      toLastName: 'required',
      toStreet: 'required',
      toPostcode: 'postcode',
      toCity: 'required',
      ...(terms.hasDistrict ? { toDistrict: 'required' } : {}),
    });
    expect(faultsOf({ toPostcode: '1' })).toEqual({});
    expect(faultsOf({ otherAddress: 'on', toStreet: '<b>', delivery: 'store' })).toEqual({ store: 'store' });
  });

  it('[SHOP-4] takes a tax number where the country’s invoices bear one, and drops it elsewhere', () => {
    const good = { CZ: '12345678', HU: '12345678-2-41', PL: '526-025-09-95', SK: '12345678', TR: '1234567890' };
    const id = code in good ? good[code as keyof typeof good] : '12345678';
    const checked = checkCheckout({ ...formOn(code), taxId: id }, code, offer);
    expect('choices' in checked && checked.choices.address.taxId).toBe(terms.taxId ? id : undefined);
    const without = checkCheckout({ ...formOn(code), taxId: ' ' }, code, offer);
    expect('choices' in without && without.choices.address).not.toHaveProperty('taxId');
    expect(faultsOf({ taxId: 'ABC' })).toEqual(terms.taxId ? { taxId: 'taxId' } : {});
  });

  it('[SHOP-4] keeps no way to pay where nothing is left to pay', () => {
    const checked = checkCheckout(formOn(code), code, { ...offer, payments: [] });
    expect('choices' in checked && checked.choices).not.toHaveProperty('payment');
  });
});
