import { emailOf, longestEmail } from '../../lib/text/email-address.ts';
import type { NewsletterForm, Presence } from '../../sites/newsletter-forms.ts';
import {
  longestName,
  type FieldFault,
  type FieldFaults,
  type FieldName,
  type SubscriberValues,
} from '../../contracts/newsletter/newsletter.contract.ts';

export const emptyValues: SubscriberValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
};

const nameSigns = /^[\p{L}\p{M}\p{N} +&'`´,()/.-]*$/u;
/** `kontor.example`, `www.`, `//`: two letters or more after a dot that follows two characters or more */
const webAddress = /www\.|\/\/|[\p{L}\p{N}-]{2,}\.[\p{L}\p{M}]{2,}/iu;

/** Returns a name in its stored form: single spaces, and a straight apostrophe for the typographic one of phones. */
export const nameOf = (text: string): string =>
  text.normalize('NFC').replaceAll(/[’ʼ]/g, "'").trim().replaceAll(/ {2,}/g, ' ');

const nameFault = (text: string, presence: Presence): FieldFault | undefined => {
  if (presence === 'absent') return undefined;
  const name = nameOf(text);
  if (name === '') return presence === 'required' ? 'missing' : undefined;
  if (name.length > longestName) return 'tooLong';
  return nameSigns.test(name) && !webAddress.test(name) ? undefined : 'invalid';
};

const emailFault = (text: string): FieldFault | undefined => {
  const email = text.trim();
  if (email === '') return 'missing';
  if (email.length > longestEmail) return 'tooLong';
  return emailOf(email) === undefined ? 'invalid' : undefined;
};

/** NEWS-3: returns the fault of a field; the same rule in browser and server. */
export const faultOf = (form: NewsletterForm, field: FieldName, values: SubscriberValues): FieldFault | undefined => {
  switch (field) {
    case 'email':
      return emailFault(values.email);
    case 'salutation':
      return form.salutation === 'required' && values.salutation === '' ? 'missing' : undefined;
    case 'firstName':
      return nameFault(values.firstName, form.names);
    case 'lastName':
      return nameFault(values.lastName, form.names);
    case 'legal':
      return form.hasLegal && !values.legals.includes('NEWSLETTER') ? 'missing' : undefined;
  }
};

/** The fields in the order of the form. */
export const fieldsOf = ({ familyNameFirst }: NewsletterForm): readonly FieldName[] =>
  familyNameFirst
    ? ['email', 'salutation', 'lastName', 'firstName', 'legal']
    : ['email', 'salutation', 'firstName', 'lastName', 'legal'];

export const faultsOf = (form: NewsletterForm, values: SubscriberValues): FieldFaults =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const fault = faultOf(form, field, values);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );

/**
 * The faults of a plain form. One that was sent without any value may never have been unfolded (NEWS-2): then the e-mail is wrong
 * alone, and the visitor sees the other fields for the first time without red.
 */
export const sentFaults = (form: NewsletterForm, values: SubscriberValues): FieldFaults => {
  const faults = faultsOf(form, values);
  const isUntouched = Object.values(values).every((value) => value.length === 0);
  return isUntouched && faults.email ? { email: faults.email } : faults;
};
