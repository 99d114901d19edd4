import { contactPath, trapField } from '../../contracts/customer/contact.contract.ts';
import { checkContact } from '../../domain/customer/contact.rules.ts';
import { failedForm, sentForm } from '../../domain/tracking/tracking.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { emptyForm, movedTo, type SentForm } from '../account/account.rules.ts';
import type { PageDefinition, PageRequest, PageServices, Shown } from '../page.ts';
import {
  faultyForm,
  previewOf,
  unsentAttempt,
  unsentForm,
  type AnsweredForm,
  type FormPreview,
} from './contact-form.rules.ts';

export interface ContactPageProps {
  readonly form: SentForm;
  /** the message was sent: there is no form any more */
  readonly isSent: boolean;
  readonly preview?: FormPreview;
  readonly phone: string;
  readonly hours: string;
}

const shown = (
  { moment, site, t }: PageRequest,
  { content }: PageServices,
  { form, isSent, status, retryAfterSeconds }: AnsweredForm,
): Shown<ContactPageProps> => {
  const { phone = '', hours = '' } = content.facts(site.code);
  return {
    kind: 'shown',
    status,
    head: {
      title: t('page.contact.title'),
      description: t('page.contact.text'),
      ...(status === 200 && !isSent ? { canonical: contactPath, siblings: true } : {}),
    },
    props: { form, isSent, ...previewOf(moment, status), phone, hours },
    ...omitNullish({ retryAfterSeconds }),
  };
};

/** SITE-11: a contact form, without a script. */
export const contact: PageDefinition<ContactPageProps> = {
  name: 'contact',
  paths: [contactPath],
  type: 'content',
  personal: true,
  query: ['sent'],
  fields: ['topic', 'orderNumber', 'firstName', 'lastName', 'email', 'message', 'rating', trapField],
  load: (request, services) =>
    Promise.resolve({
      ...shown(request, services, { form: emptyForm, isSent: request.query['sent'] !== undefined, status: 200 }),
      ...(request.query['sent'] === undefined ? {} : { tracked: sentForm('cs contact') }),
    }),
  submit: async (request, services) => {
    const checked = checkContact(request.form);
    if (checked.kind === 'faulty') {
      const form = faultyForm(request.t, request.form, checked.faults);
      return {
        ...shown(request, services, { form, isSent: false, status: 400 }),
        tracked: failedForm('cs contact', Object.keys(checked.faults)),
      };
    }
    if (checked.kind === 'good') {
      const unsent = unsentForm(request.t, request.form, await services.desk.write(request, checked.values));
      if (unsent) return { ...shown(request, services, unsent), ...unsentAttempt('cs contact', unsent) };
    }
    return movedTo(`${contactPath}?sent=yes`);
  },
};
