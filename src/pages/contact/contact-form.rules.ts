import type { Sent } from '../../contracts/customer/contact.contract.ts';
import type { FormTracked } from '../../contracts/tracking/tracking.contract.ts';
import type { ContactFault, ContactFaults } from '../../domain/customer/contact.rules.ts';
import { failedForm } from '../../domain/tracking/tracking.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { Translate } from '../../sites/translate.ts';
import type { SentForm } from '../account/account.rules.ts';

const faultWords = (t: Translate, fault: ContactFault): string => {
  if (fault === 'invalid') return t('form.field.invalid');
  return fault === 'date' || fault === 'iban' ? t(`page.contact.fault.${fault}`) : t(`page.account.fault.${fault}`);
};

/** The refused form with the faults of its fields and a message above. */
export const faultyForm = (t: Translate, form: Readonly<Record<string, string>>, faults: ContactFaults): SentForm => ({
  values: form,
  errors: Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, faultWords(t, fault)])),
  said: { kind: 'error', text: t('page.contact.faulty') },
});

/** The value and the state of a field: in a refused form, filled fields without a fault are marked as right (UI-2). */
export const fieldOf = ({ values, errors }: SentForm, name: string, t: Translate) => {
  const [value, error] = [values[name], errors[name]];
  const isRight = Object.keys(errors).length > 0 && error === undefined && (value ?? '').trim() !== '';
  return { name, value, error, valid: isRight ? t('form.field.valid') : undefined };
};

/** SAFE-5: staff look at a preview; `refused`: they have sent the form. */
export type FormPreview = 'shown' | 'refused';

export const previewOf = ({ isPreview }: Moment, status: number): { readonly preview?: FormPreview } =>
  isPreview ? { preview: status === 409 ? 'refused' : 'shown' } : {};

/** A form as it is answered. */
export interface AnsweredForm {
  readonly form: SentForm;
  readonly isSent: boolean;
  readonly status: 200 | 400 | 409 | 429;
  readonly retryAfterSeconds?: number;
}

/** The form again with what was typed, where nothing was sent; `undefined` where it was. */
export const unsentForm = (
  t: Translate,
  values: Readonly<Record<string, string>>,
  sent: Sent,
): AnsweredForm | undefined => {
  if (sent.kind === 'sent') return undefined;
  if (sent.kind === 'preview') return { form: { values, errors: {} }, isSent: false, status: 409 };
  const said = { kind: 'error', text: t('page.contact.tooMany') } as const;
  return { form: { values, errors: {}, said }, isSent: false, status: 429, retryAfterSeconds: sent.seconds };
};

/** TRK-2: the events of a form that the desk has refused; a form in a preview is no attempt (SAFE-5). */
export const unsentAttempt = (
  subject: FormTracked['subject'],
  { status }: AnsweredForm,
): { readonly tracked?: readonly FormTracked[] } => (status === 409 ? {} : { tracked: failedForm(subject, []) });
