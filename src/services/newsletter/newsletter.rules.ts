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

/** A caller without the checkbox obtains the consent itself, so only an empty list means no. */
const valuesOf = (request: SubscribeRequest): SubscriberValues => ({
  email: request.email,
  salutation: request.salutation ?? '',
  firstName: request.firstName ?? '',
  lastName: request.lastName ?? '',
  consents: request.consents,
  legals: request.legals ?? ['NEWSLETTER'],
});

/** The checkout has its own fields for name and salutation: they are validated here but not required. */
const asOptional = (form: NewsletterForm): NewsletterForm => ({
  ...form,
  salutation: 'optional',
  names: 'optional',
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

/** NEWS-3: applies the rules of the form again and returns the first fault. */
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

/** Returns which mail an address may get today. */
export const mailFor = (
  state: 'new' | 'pending' | 'confirmed' | 'unsubscribed',
  { mails, reminders }: { readonly mails: number; readonly reminders: number },
): 'confirmation' | 'reminder' | 'none' => {
  if (mails >= mailsADay) return 'none';
  if (state !== 'confirmed') return 'confirmation';
  return reminders >= remindersADay ? 'none' : 'reminder';
};

/** Returns the values of a form sent without JavaScript. */
export const valuesOfForm = (form: SubscribeForm): SubscriberValues => ({
  email: form.email ?? '',
  salutation: form.salutation ?? '',
  firstName: form.firstName ?? '',
  lastName: form.lastName ?? '',
  consents: form.dne ? [form.dne] : [],
  legals: form.legal ? [form.legal] : [],
});

/** Returns the request of validated values. */
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

/** Returns the same day some months later; the last day of a shorter month. */
export const monthsAfter = (at: Date, months: number): Date => {
  const day = new Date(at);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(at.getUTCDate(), last));
  return day;
};

/** Returns the invalid fields among the names that a subscriber changes; an empty name is valid and removes it. */
export const wrongNames = (firstName: string, lastName: string): string[] =>
  Object.keys(faultsOf(asOptional(strict(newsletterForms.TR)), { ...namesOnly, firstName, lastName }));
const namesOnly = { email: 'a@b.example', salutation: '', consents: [], legals: ['NEWSLETTER'] } as const;
