import type { FieldFaults, Salutation, SubscriberValues } from '../../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  baseDataPath,
  emailInvalid,
  inPreview,
  subscribersPath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import { membersOf, oneOf, textOf } from '../../lib/json.ts';
import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import type { FormTracked, SignUpTracked } from '../../contracts/tracking/tracking.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import type { KnownData, SubmitResult } from './newsletter.machine.ts';

/** Where the form is. */
interface Place {
  /** NEWS-4 */
  readonly base: string;
  readonly origin: SubscribeRequest['origin'];
  readonly originAddition: string;
}

const typeOf = (body: unknown): unknown => membersOf(body)['type'];

/** The values of the form; fields that the country does not have are empty. */
const requestOf = (
  form: NewsletterForm,
  values: SubscriberValues,
  { origin, originAddition }: Place,
): SubscribeRequest => {
  const { salutation } = values;
  const firstName = nameOf(values.firstName);
  const lastName = nameOf(values.lastName);
  return {
    email: values.email.trim(),
    ...(salutation === '' ? {} : { salutation }),
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === '' ? {} : { lastName }),
    consents: [...values.consents],
    ...(form.hasLegal ? { legals: [...values.legals] } : {}),
    origin,
    originAddition,
  };
};

/** NEWS-4, NEWS-5. `PREVIEW`: staff look at a preview, where nothing is sent (SAFE-5). */
export const signUp = async (
  { http, log }: Pick<Browser, 'http' | 'log'>,
  form: NewsletterForm,
  values: SubscriberValues,
  place: Place,
): Promise<SubmitResult | 'PREVIEW'> => {
  const path = place.base + subscribersPath;
  const answer = await http.call({ method: 'POST', path, body: requestOf(form, values, place) });
  if (answer.kind === 'answer' && answer.status < 300) return 'SUCCESS';
  if (answer.kind === 'answer' && typeOf(answer.body) === emailInvalid) return 'ERROR_INVALID_EMAIL';
  if (answer.kind === 'answer' && typeOf(answer.body) === inPreview) return 'PREVIEW';
  log.warn(`the newsletter sign-up failed: ${answer.kind === 'answer' ? answer.status : answer.reason}`);
  return 'ERROR_GENERIC';
};

/** NEWS-7: requested only with the login cookie; any failure, or a body without a known member, leaves the form empty. */
export const loadBaseData = async ({
  http,
  cookies,
}: Pick<Browser, 'http' | 'cookies'>): Promise<KnownData | undefined> => {
  const token = cookies.get(loginTokenCookie);
  if (!token) return undefined;
  const answer = await http.call({ method: 'GET', path: baseDataPath, headers: { 'X-LoginToken': token } });
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined;
  const { email, salutation, firstName, lastName, consents } = membersOf(answer.body);
  return {
    email: textOf(email) ?? '',
    // Written out: the list of the contract would be a chunk of its own.
    salutation: oneOf<Salutation>(['MRS', 'MR', 'DIVERS', 'COMPANY'], salutation),
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    consents: Array.isArray(consents) && consents.includes('DNE') ? ['DNE'] : [],
  };
};

type Events = Pick<Browser, 'events'>;

const formEvent = (
  event_name: FormTracked['event_name'],
  response_type: FormTracked['response_type'],
  response_details: string,
): FormTracked => ({
  event: 'form',
  event_type: 'form',
  event_name,
  interaction: 'submit',
  subject: 'newsletter',
  response_type,
  response_details,
});

/** NEWS-12, TRK-2: never contains a value of a field. */
export const track = {
  attempt: ({ events }: Events): void => events.emit('kontor:tracked', formEvent('submit_attempt', 'none', '')),
  faults: ({ events }: Events, faults: FieldFaults): void => {
    for (const [field, fault] of Object.entries(faults))
      events.emit('kontor:tracked', formEvent('error_message', 'error', `${field} ${fault}`));
    events.emit('kontor:tracked', formEvent('submit_failed', 'error', 'fields'));
  },
  answer: ({ events }: Events, result: SubmitResult, origin: string): void => {
    const event =
      result === 'SUCCESS'
        ? formEvent('submit_success', 'success', result)
        : formEvent('submit_failed', 'error', result);
    events.emit('kontor:tracked', event);
    const signedUp: SignUpTracked = {
      event: 'sign_up',
      subject: 'newsletter',
      origin,
      type: 'ga4',
      emitter: 'newsletterservice',
    };
    events.emit('kontor:tracked', signedUp);
  },
};
