import type { ContactFaults } from '../../contracts/contact.rules.ts';
import type { Translate } from '../../sites/translate.ts';
import type { SentForm } from '../account/account.rules.ts';

/** The form as it came, what is wrong at each field, and above it that something is. */
export const faultyForm = (t: Translate, form: Readonly<Record<string, string>>, faults: ContactFaults): SentForm => ({
  values: form,
  errors: Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      fault === 'date' ? t('page.contact.fault.date') : t(`page.account.fault.${fault}`),
    ]),
  ),
  said: { kind: 'error', text: t('page.contact.faulty') },
});
