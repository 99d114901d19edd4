import {
  cancellationPath,
  contractsOn,
  trapField,
  type CancellableContract,
} from '../../contracts/customer/contact.contract.ts';
import { checkCancellation } from '../../domain/customer/contact.rules.ts';
import { failedForm, sentForm } from '../../domain/tracking/tracking.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { emptyForm, movedTo, type SentForm } from '../account/account.rules.ts';
import {
  faultyForm,
  previewOf,
  unsentAttempt,
  unsentForm,
  type AnsweredForm,
  type FormPreview,
} from '../contact/contact-form.rules.ts';
import type { PageDefinition, PageRequest, Shown } from '../page.ts';

export interface CancellationPageProps {
  readonly form: SentForm;
  readonly isSent: boolean;
  readonly preview?: FormPreview;
  /** the contracts that can be cancelled here */
  readonly contracts: readonly CancellableContract[];
}

const shown = (
  { moment, site, t }: PageRequest,
  { form, isSent, status, retryAfterSeconds }: AnsweredForm,
): Shown<CancellationPageProps> => ({
  kind: 'shown',
  status,
  head: {
    title: t('page.cancellation.title'),
    description: t('page.cancellation.text'),
    ...(status === 200 && !isSent ? { canonical: cancellationPath, siblings: true } : {}),
  },
  props: { form, isSent, ...previewOf(moment, status), contracts: contractsOn(site.code) },
  ...omitNullish({ retryAfterSeconds }),
});

const todayOn = ({ site, moment }: PageRequest): string => isoDay(moment.at, site.timeZone);

/** TRK-2 */
const subjectOf = (kind: string | undefined) =>
  kind === 'extraordinary' ? 'cs extraordinary cancellation' : 'cs ordinary cancellation';

/** The initial values of the form: the contract named by the link, else the first one. */
const begun = ({ query, site }: PageRequest): SentForm => {
  const contract = contractsOn(site.code).find((one) => one === query['contract']);
  return contract ? { ...emptyForm, values: { contract } } : emptyForm;
};

/** SHOP-9: a form that cancels a contract, ordinarily or extraordinarily, without a script and without a login. */
export const cancellation: PageDefinition<CancellationPageProps> = {
  name: 'cancellation',
  paths: [cancellationPath],
  type: 'content',
  personal: true,
  query: ['sent', 'contract'],
  fields: [
    'contract',
    'contractNumber',
    'kind',
    'reason',
    'endsOn',
    'refund',
    'iban',
    'firstName',
    'lastName',
    'email',
    trapField,
  ],
  load: (request) =>
    Promise.resolve({
      ...shown(request, { form: begun(request), isSent: request.query['sent'] !== undefined, status: 200 }),
      ...(request.query['sent'] === undefined ? {} : { tracked: sentForm(subjectOf(request.query['sent'])) }),
    }),
  submit: async (request, { desk }) => {
    const checked = checkCancellation(request.form, request.site.code, todayOn(request));
    const subject = subjectOf(request.form['kind']);
    if (checked.kind === 'faulty') {
      const form = faultyForm(request.t, request.form, checked.faults);
      return {
        ...shown(request, { form, isSent: false, status: 400 }),
        tracked: failedForm(subject, Object.keys(checked.faults)),
      };
    }
    if (checked.kind === 'good') {
      const unsent = unsentForm(request.t, request.form, await desk.cancel(request, checked.values));
      if (unsent) return { ...shown(request, unsent), ...unsentAttempt(subject, unsent) };
    }
    return movedTo(
      `${cancellationPath}?sent=${request.form['kind'] === 'extraordinary' ? 'extraordinary' : 'ordinary'}`,
    );
  },
};
