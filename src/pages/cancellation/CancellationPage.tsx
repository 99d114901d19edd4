import { cancellationKinds, longestMessage } from '../../contracts/contact.contract.ts';
import { longestEmail } from '../../contracts/login.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { NameFields } from '../account/ProfileFields.tsx';
import { TrapField } from '../contact/TrapField.tsx';
import type { CancellationPageProps } from './cancellation.page.ts';

export const CancellationPage = ({ form, isSent, contracts }: CancellationPageProps) => {
  const t = useT();
  const title = t('page.cancellation.title');
  if (isSent)
    return (
      <SmallPage title={title} said={{ kind: 'success', text: t('page.cancellation.sent') }}>
        <p>{t('page.cancellation.sentText')}</p>
      </SmallPage>
    );
  const { values, errors, said } = form;
  return (
    <SmallPage title={title} said={said}>
      <p>{t('page.cancellation.text')}</p>
      <p className={styles.hint}>{t('page.cancellation.kindText')}</p>
      <form className={styles.form} method="post">
        <Select
          name="contract"
          label={t('page.cancellation.contract')}
          value={values['contract'] ?? 'coffeeSubscription'}
          options={contracts.map((one) => ({ value: one, text: t(`page.cancellation.contract.${one}`) }))}
        />
        <Field
          name="contractNumber"
          label={t('page.cancellation.contractNumber')}
          value={values['contractNumber']}
          error={errors['contractNumber']}
          maxLength={30}
        />
        <Select
          name="kind"
          label={t('page.cancellation.kind')}
          value={values['kind'] ?? 'ordinary'}
          options={cancellationKinds.map((one) => ({ value: one, text: t(`page.cancellation.kind.${one}`) }))}
        />
        <TextArea
          name="reason"
          label={t('page.cancellation.reason')}
          hint={t('page.cancellation.reasonText')}
          value={values['reason']}
          error={errors['reason']}
          maxLength={longestMessage}
        />
        <Field
          name="endsOn"
          type="date"
          label={t('page.cancellation.endsOn')}
          hint={t('page.cancellation.endsOnText')}
          value={values['endsOn']}
          error={errors['endsOn']}
        />
        <NameFields form={form} />
        <Field
          name="email"
          type="email"
          label={t('page.account.field.email')}
          value={values['email']}
          error={errors['email']}
          autoComplete="email"
          maxLength={longestEmail}
          required
        />
        <TrapField />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.cancellation.submit')}
          </Button>
        </div>
      </form>
    </SmallPage>
  );
};
