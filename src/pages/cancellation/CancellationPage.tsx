import { cancellationKinds, longestAmount, longestMessage } from '../../contracts/customer/contact.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { useSite } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { RadioGroup } from '../../ui/radio/RadioGroup.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { fieldOf } from '../contact/contact-form.rules.ts';
import { MessagePage, SenderFields } from '../contact/MessagePage.tsx';
import { TrapField } from '../contact/TrapField.tsx';
import type { CancellationPageProps } from './cancellation.page.ts';

export const CancellationPage = ({ form, isSent, preview, contracts }: CancellationPageProps) => {
  const { site, t } = useSite();
  return (
    <MessagePage kind="cancellation" form={form} isSent={isSent} preview={preview}>
      <Select
        {...fieldOf(form, 'contract', t)}
        label={t('page.cancellation.contract')}
        value={form.values['contract'] ?? 'coffeeSubscription'}
        options={contracts.map((one) => ({ value: one, text: t(`page.cancellation.contract.${one}`) }))}
      />
      <Field {...fieldOf(form, 'contractNumber', t)} label={t('page.cancellation.contractNumber')} maxLength={30} />
      <RadioGroup
        {...fieldOf(form, 'kind', t)}
        label={t('page.cancellation.kind')}
        hint={t('page.cancellation.kindText')}
        value={form.values['kind'] ?? 'ordinary'}
        options={cancellationKinds.map((one) => ({ value: one, text: t(`page.cancellation.kind.${one}`) }))}
      />
      <TextArea
        {...fieldOf(form, 'reason', t)}
        label={t('page.cancellation.reason')}
        hint={t('page.cancellation.reasonText')}
        maxLength={longestMessage}
      />
      <Field
        {...fieldOf(form, 'endsOn', t)}
        type="date"
        label={t('page.cancellation.endsOn')}
        hint={t('page.cancellation.endsOnText')}
      />
      <Region
        of={formPart}
        id="refund"
        props={{
          part: 'field',
          of: {
            ...omitNullish(fieldOf(form, 'refund', t)),
            name: 'refund',
            type: 'number',
            label: t('page.cancellation.refund', { currency: site.money.symbol }),
            maxLength: longestAmount,
          },
        }}
      />
      <Region
        of={formPart}
        id="iban"
        props={{
          part: 'field',
          of: {
            ...omitNullish(fieldOf(form, 'iban', t)),
            name: 'iban',
            type: 'iban',
            label: t('page.cancellation.iban'),
            hint: t('page.cancellation.ibanText'),
          },
        }}
      />
      <SenderFields form={form} />
      <TrapField />
    </MessagePage>
  );
};
