import type { FieldFault, FieldName, SubscriberValues } from '../../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import type { SubscribeForm, SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterProblems, type Salutation } from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { faultsOf, fieldsOf, nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { mailsADay, remindersADay } from './newsletter.constants.ts';
import type { Profile } from './subscriber.repository.ts';

export type ProblemType = (typeof newsletterProblems)[keyof typeof newsletterProblems];

const problemOfFault = (field: FieldName, fault: FieldFault): ProblemType => {
  if (field === 'email') return newsletterProblems.emailInvalid;
  if (field === 'salutation') return newsletterProblems.salutationMissing;
  if (field === 'legal') return newsletterProblems.legalMissing;
  return fault === 'missing' ? newsletterProblems.nameMissing : newsletterProblems.nameInvalid;
};

/** A caller that knows nothing of the box asks for the consent by itself, so only an empty list says no. */
const valuesOf = (request: SubscribeRequest): SubscriberValues => ({
  email: request.email,
  salutation: request.salutation ?? '',
  firstName: request.firstName ?? '',
  lastName: request.lastName ?? '',
  consents: request.consents,
  legals: request.legals ?? ['NEWSLETTER'],
});

/** The checkout asks for a name and a salutation of its own: what it sends along is looked at, and nothing is wanted. */
const asOptional = (form: NewsletterForm): NewsletterForm => ({
  ...form,
  salutation: form.salutation === 'required' ? 'optional' : form.salutation,
  names: form.names === 'required' ? 'optional' : form.names,
});
/** Where a form asks for no names, a caller that sends some must still send names. */
const strict = (form: NewsletterForm): NewsletterForm => ({
  ...form,
  names: form.names === 'absent' ? 'optional' : form.names,
});

export interface RequestFault {
  readonly field: FieldName;
  readonly type: ProblemType;
}

/** NEWS-3: the form's own rules, once more; the first thing that is wrong. */
export const faultOfRequest = (site: SiteCode, request: SubscribeRequest): RequestFault | undefined => {
  const form = strict(newsletterForms[site]);
  const asked = request.origin === 'SHOPPING_CART' ? asOptional(form) : form;
  const faults = faultsOf(asked, valuesOf(request));
  const field = fieldsOf(asked).find((name) => faults[name] !== undefined);
  const fault = field && faults[field];
  return field && fault && { field, type: problemOfFault(field, fault) };
};

const named = (text: string | undefined): string | undefined => {
  const name = nameOf(text ?? '');
  return name === '' ? undefined : name;
};

export const profileOf = (
  request: Pick<SubscribeRequest, 'salutation' | 'firstName' | 'lastName' | 'consents'>,
): Profile => ({
  salutation: request.salutation,
  firstName: named(request.firstName),
  lastName: named(request.lastName),
  consents: request.consents,
});

/** What the mail to an address may be today. */
export const mailFor = (
  state: 'new' | 'pending' | 'confirmed' | 'unsubscribed',
  { mails, reminders }: { readonly mails: number; readonly reminders: number },
): 'confirmation' | 'reminder' | 'none' => {
  if (mails >= mailsADay) return 'none';
  if (state !== 'confirmed') return 'confirmation';
  return reminders >= remindersADay ? 'none' : 'reminder';
};

/** What a browser without JavaScript sends, in the words of the form. */
export const valuesOfForm = (form: SubscribeForm): SubscriberValues => ({
  email: form.email ?? '',
  salutation: form.salutation ?? '',
  firstName: form.firstName ?? '',
  lastName: form.lastName ?? '',
  consents: form.dne ? [form.dne] : [],
  legals: form.legal ? [form.legal] : [],
});

/** The request of values that the form's rules have let through. */
export const requestOf = (
  values: SubscriberValues,
  { origin, originAddition }: Pick<SubscribeRequest, 'origin' | 'originAddition'>,
): SubscribeRequest => ({
  email: values.email,
  ...(values.salutation === '' ? {} : { salutation: values.salutation satisfies Salutation }),
  ...(values.firstName === '' ? {} : { firstName: values.firstName }),
  ...(values.lastName === '' ? {} : { lastName: values.lastName }),
  consents: [...values.consents],
  legals: [...values.legals],
  origin,
  originAddition,
});

/** Whose net an address belongs to: what one company or household holds. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.');
};

/** The same day so many months on; the last of a shorter month. */
export const monthsAfter = (at: Date, months: number): Date => {
  const day = new Date(at);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(at.getUTCDate(), last));
  return day;
};

/** Which are wrong of the names that a reader changes later; an empty one takes it away. */
export const wrongNames = (firstName: string, lastName: string): string[] =>
  Object.keys(faultsOf(asOptional(strict(newsletterForms.TR)), { ...namesOnly, firstName, lastName }));
const namesOnly = { email: 'a@b.example', salutation: '', consents: [], legals: ['NEWSLETTER'] } as const;
