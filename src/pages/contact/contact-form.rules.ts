import type { ContactFault, ContactFaults } from '../../domain/customer/contact.rules.ts';
import type { Translate } from '../../sites/translate.ts';
import type { SentForm } from '../account/account.rules.ts';

const faultWords = (t: Translate, fault: ContactFault): string => {
  if (fault === 'invalid') return t('form.field.invalid');
  return fault === 'date' || fault === 'iban' ? t(`page.contact.fault.${fault}`) : t(`page.account.fault.${fault}`);
};

/** The form as it came, what is wrong at each field, and above it that something is. */
export const faultyForm = (t: Translate, form: Readonly<Record<string, string>>, faults: ContactFaults): SentForm => ({
  values: form,
  errors: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultWords(t, fault)])),
  said: { kind: 'error', text: t('page.contact.faulty') },
});

/** What a field holds and what is said of it: in a form that came back, what is filled in and not wrong is right (UI-2). */
export const fieldOf = ({ values, errors }: SentForm, name: string, t: Translate) => {
  const [value, error] = [values[name], errors[name]];
  const isRight = Object.keys(errors).length > 0 && error === undefined && (value ?? '').trim() !== '';
  return { name, value, error, valid: isRight ? t('form.field.valid') : undefined };
};
