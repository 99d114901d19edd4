import { emailOf } from '../../lib/text/email-address.ts';
import { ibanOf } from '../../lib/text/iban.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { nameFault } from './account.rules.ts';
import {
  cancellationKinds,
  contactTopics,
  contractsOn,
  longestArticles,
  longestMessage,
  ratings,
  trapField,
  type Cancellation,
  type ContactMessage,
  type Withdrawal,
} from '../../contracts/customer/contact.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

type Form = Readonly<Record<string, string>>;
/** The faults of a field; each has a text. `invalid` is for faults without a text of their own. */
export type ContactFault = 'required' | 'email' | 'signs' | 'long' | 'date' | 'iban' | 'invalid';
export type ContactFaults = Readonly<Record<string, ContactFault>>;

export type CheckedForm<Values> =
  | { readonly kind: 'good'; readonly values: Values }
  | { readonly kind: 'faulty'; readonly faults: ContactFaults }
  /** a bot filled in the trap: show the page of a success, and do nothing */
  | { readonly kind: 'machine' };

const line = (value: string | undefined): string =>
  (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Keeps line ends and removes other invisible characters. */
const lines = (value: string | undefined): string =>
  (value ?? '')
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const numberPattern = /^[A-Za-z0-9][A-Za-z0-9 /-]{0,29}$/;
const numberFault = (value: string): ContactFault | undefined =>
  value === '' || numberPattern.test(value) ? undefined : 'signs';

const textFault = (value: string, isNeeded: boolean, most = longestMessage): ContactFault | undefined => {
  if (value === '') return isNeeded ? 'required' : undefined;
  return value.length > most ? 'long' : undefined;
};

/** A name has three faults of the account's fields; they have the same names here. */
const nameFaultOf = (value: string): ContactFault | undefined => {
  const fault = nameFault(value);
  return fault === 'required' || fault === 'long' || fault === undefined ? fault : 'signs';
};

const emailFault = (value: string): ContactFault | undefined => {
  if (value === '') return 'required';
  return emailOf(value) === undefined ? 'email' : undefined;
};

/** Refuses days that do not exist (2026-02-30) and past days. `today` is the site's day. */
const dayFault = (value: string, today: string): ContactFault | undefined => {
  if (value === '') return undefined;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : new Date(Number.NaN);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return isReal && value >= today ? undefined : 'date';
};

/** Parses a typed amount: digits, and one separator with at most two digits after it; an empty text is not an amount. */
const minorOf = (value: string): number | undefined => {
  const [, whole = '', rest = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const minor = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
};

const faultsOf = (all: Readonly<Record<string, ContactFault | undefined>>): ContactFaults =>
  Object.fromEntries(Object.entries(all).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));

const senderOf = (form: Form) => ({
  firstName: line(form['firstName']),
  lastName: line(form['lastName']),
  email: line(form['email']),
});
const senderFaults = ({ firstName, lastName, email }: ReturnType<typeof senderOf>) => ({
  firstName: nameFaultOf(firstName),
  lastName: nameFaultOf(lastName),
  email: emailFault(email),
});
const isMachine = (form: Form): boolean => (form[trapField] ?? '') !== '';
const filled = (value: string): string | undefined => (value === '' ? undefined : value);

/** SITE-11: checks the contact form. */
export const checkContact = (form: Form): CheckedForm<ContactMessage> => {
  if (isMachine(form)) return { kind: 'machine' };
  const sender = senderOf(form);
  const topic = contactTopics.find((one) => one === form['topic']);
  const orderNumber = line(form['orderNumber']);
  const message = lines(form['message']);
  const given = form['rating'] ?? '';
  const rating = ratings.find((one) => String(one) === given);
  const faults = faultsOf({
    ...senderFaults(sender),
    topic: topic ? undefined : 'invalid',
    orderNumber: numberFault(orderNumber),
    message: textFault(message, true),
    rating: given === '' || rating !== undefined ? undefined : 'invalid',
  });
  const email = emailOf(sender.email);
  if (!topic || !email || Object.keys(faults).length > 0) return { kind: 'faulty', faults };
  return {
    kind: 'good',
    values: { ...sender, email, topic, message, ...omitNullish({ orderNumber: filled(orderNumber), rating }) },
  };
};

/** SHOP-9: checks a cancellation; an extraordinary one needs a reason. `today` (YYYY-MM-DD) is the site's day. */
export const checkCancellation = (form: Form, site: SiteCode, today: string): CheckedForm<Cancellation> => {
  if (isMachine(form)) return { kind: 'machine' };
  const sender = senderOf(form);
  const contract = contractsOn(site).find((one) => one === form['contract']);
  const kind = cancellationKinds.find((one) => one === form['kind']);
  const contractNumber = line(form['contractNumber']);
  const endsOn = line(form['endsOn']);
  const reason = lines(form['reason']);
  const amount = line(form['refund']);
  const refundMinor = minorOf(amount);
  const typedIban = line(form['iban']);
  const iban = ibanOf(typedIban);
  const faults = faultsOf({
    ...senderFaults(sender),
    contract: contract ? undefined : 'invalid',
    kind: kind ? undefined : 'invalid',
    contractNumber: numberFault(contractNumber),
    endsOn: dayFault(endsOn, today),
    reason: textFault(reason, kind === 'extraordinary'),
    refund: amount === '' || refundMinor !== undefined ? undefined : 'invalid',
    iban: typedIban === '' || iban !== undefined ? undefined : 'iban',
  });
  const email = emailOf(sender.email);
  if (!contract || !kind || !email || Object.keys(faults).length > 0) return { kind: 'faulty', faults };
  const more = omitNullish({
    contractNumber: filled(contractNumber),
    endsOn: filled(endsOn),
    reason: filled(reason),
    refundMinor,
    iban,
  });
  return { kind: 'good', values: { ...sender, email, contract, kind, ...more } };
};

/** The receipt quotes the articles, and must not bring a stranger a link. */
const linkPattern = /:\/\/|www\./i;

/** LAW-2: checks a withdrawal. It is valid with name and address alone. */
export const checkWithdrawal = (form: Form): CheckedForm<Withdrawal> => {
  if (isMachine(form)) return { kind: 'machine' };
  const sender = senderOf(form);
  const orderNumber = line(form['orderNumber']);
  const articles = lines(form['articles']);
  const faults = faultsOf({
    ...senderFaults(sender),
    orderNumber: numberFault(orderNumber),
    articles: textFault(articles, false, longestArticles) ?? (linkPattern.test(articles) ? 'signs' : undefined),
  });
  const email = emailOf(sender.email);
  if (!email || Object.keys(faults).length > 0) return { kind: 'faulty', faults };
  return {
    kind: 'good',
    values: { ...sender, email, ...omitNullish({ orderNumber: filled(orderNumber), articles: filled(articles) }) },
  };
};

/** Returns the order number of a link, if it looks like one. */
export const orderNumberIn = (value: string | undefined): string | undefined => {
  const number = line(value);
  return number !== '' && numberFault(number) === undefined ? number : undefined;
};
