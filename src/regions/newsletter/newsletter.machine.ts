import type {
  FieldFaults,
  FieldName,
  Salutation,
  SubscriberValues,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import type { BaseData } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { emptyValues, faultOf, faultsOf } from '../../domain/newsletter/newsletter.rules.ts';

/** NEWS-5 */
export type SubmitResult = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** The part that does not change while a sign-up is sent. */
interface Shown {
  readonly values: SubscriberValues;
  /** NEWS-2: the whole form, or only the e-mail field */
  readonly isRevealed: boolean;
  /** filled in by the shop, and not editable in some countries */
  readonly fixed: readonly FieldName[];
  /** NEWS-7: has agreed to personal offers before */
  readonly hasConsented: boolean;
}

export type FormState =
  | (Shown & {
      readonly tag: 'form';
      readonly faults: FieldFaults;
      /** above the form: NEWS-9's link that is no longer valid, NEWS-5's technical error */
      readonly banner: 'none' | 'link' | 'generic';
    })
  | (Shown & { readonly tag: 'sending' })
  | { readonly tag: 'done' };

/** The base data of a customer (NEWS-7); what the service does not have is `undefined`. */
export type KnownData = { readonly [Name in 'firstName' | 'lastName']?: string | undefined } & Pick<
  BaseData,
  'email' | 'consents'
> & { readonly salutation?: Salutation | undefined };

export type FormEvent =
  | { readonly tag: 'focused'; readonly field: FieldName }
  | { readonly tag: 'left'; readonly field: FieldName }
  | { readonly tag: 'changed'; readonly values: Partial<SubscriberValues> }
  | { readonly tag: 'submitted'; readonly trap: string }
  | { readonly tag: 'answered'; readonly result: SubmitResult }
  | { readonly tag: 'prefilled'; readonly data: KnownData };

export type FormEffect =
  | { readonly tag: 'send'; readonly values: SubscriberValues }
  | { readonly tag: 'trackAttempt' }
  | { readonly tag: 'trackFaults'; readonly faults: FieldFaults }
  | { readonly tag: 'trackAnswer'; readonly result: SubmitResult }
  /** FOOT-3: this browser's own sign-up waits for its confirmation */
  | { readonly tag: 'remember' };

interface Step {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}

const step = (state: FormState, ...effects: FormEffect[]): Step => ({ state, effects });

const emptied = { values: emptyValues, fixed: [], isRevealed: true } as const;

const prefill = (form: NewsletterForm, data: KnownData): Shown => {
  const { email, salutation = '', firstName = '', lastName = '', consents } = data;
  const filled: readonly (readonly [FieldName, string])[] = [
    ['salutation', salutation],
    ['firstName', firstName],
    ['lastName', lastName],
  ];
  return {
    values: { ...emptyValues, email, salutation, firstName, lastName },
    fixed: form.isPrefillFixed ? filled.filter(([, value]) => value !== '').map(([field]) => field) : [],
    hasConsented: consents.includes('DNE'),
    isRevealed: email !== '' || firstName !== '' || lastName !== '',
  };
};

const answered = ({ hasConsented }: Shown, result: SubmitResult): Step => {
  const event = { tag: 'trackAnswer', result } as const;
  if (result === 'SUCCESS') return step({ tag: 'done' }, event, { tag: 'remember' });
  const faults: FieldFaults = result === 'ERROR_INVALID_EMAIL' ? { email: 'invalid' } : {};
  const banner = result === 'ERROR_GENERIC' ? 'generic' : 'none';
  return step({ tag: 'form', ...emptied, hasConsented, faults, banner }, event);
};

/** The faults to show. A closed form shows that of the e-mail alone: the visitor has not seen the other fields yet. */
const shownFaults = (form: NewsletterForm, { values, isRevealed }: Shown): FieldFaults => {
  const faults = faultsOf(form, values);
  return faults.email && !isRevealed ? { email: faults.email } : faults;
};

const inForm = (form: NewsletterForm, state: Extract<FormState, { tag: 'form' }>, event: FormEvent): Step => {
  switch (event.tag) {
    case 'focused':
      return step({
        ...state,
        faults: { ...state.faults, [event.field]: undefined },
        isRevealed: state.isRevealed || event.field === 'email',
        banner: state.banner === 'link' && event.field === 'email' ? 'none' : state.banner,
      });
    case 'left': {
      const fault = faultOf(form, event.field, state.values);
      return step({ ...state, faults: { ...state.faults, [event.field]: fault } });
    }
    case 'changed':
      return step({ ...state, values: { ...state.values, ...event.values } });
    case 'submitted': {
      const attempt = { tag: 'trackAttempt' } as const;
      // NEWS-6: a robot sees the success. Nothing is sent, but it is tracked.
      if (event.trap !== '') return step({ tag: 'done' }, attempt, { tag: 'trackAnswer', result: 'SUCCESS' });
      const faults = shownFaults(form, state);
      if (Object.keys(faults).length > 0)
        return step({ ...state, faults, isRevealed: true }, attempt, { tag: 'trackFaults', faults });
      const { values, isRevealed, fixed, hasConsented } = state;
      return step({ tag: 'sending', values, isRevealed, fixed, hasConsented }, attempt, { tag: 'send', values });
    }
    case 'prefilled':
      // Never overwrite what the visitor has typed.
      return state.values === emptyValues ? step({ ...state, ...prefill(form, event.data) }) : step(state);
    case 'answered':
      return step(state);
  }
};

/** NEWS-2 to NEWS-9: the transitions of one country's form. */
export const transition =
  (form: NewsletterForm) =>
  (state: FormState, event: FormEvent): Step => {
    if (state.tag === 'form') return inForm(form, state, event);
    if (state.tag === 'sending' && event.tag === 'answered') return answered(state, event.result);
    return step(state);
  };
