import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { SmallPage } from '../account/AccountFrame.tsx';
import { EmailField } from '../account/ProfileFields.tsx';
import styles from '../account/account.module.css';
import { TrapField } from '../contact/TrapField.tsx';
import { NothingSent } from '../shell/staff/NothingSent.tsx';
import type { OrderLinkPageProps } from './order-link.page.ts';

/** The way to an order without an account. */
export const OrderLinkPage = ({ form, isSent, isPreview }: OrderLinkPageProps) => {
  const t = useT();
  const { values, errors, said } = form;
  if (isSent)
    return (
      <SmallPage title={t('page.order-link.title')}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain blocks */}
        <div role="status">
          <Notification kind="success">{t('page.order-link.sent')}</Notification>
        </div>
      </SmallPage>
    );
  return (
    <SmallPage title={t('page.order-link.title')} said={said}>
      <p>{t('page.order-link.text')}</p>
      <form className={styles.form} method="post" noValidate action="?">
        <Field
          name="orderNumber"
          label={t('page.withdrawal.orderNumber')}
          value={values['orderNumber']}
          error={errors['orderNumber']}
          maxLength={30}
          autoComplete="off"
          required
        />
        <EmailField form={form} autoComplete="email" />
        <TrapField />
        <div className={styles.actions}>
          {isPreview ? <NothingSent /> : <Button type="submit">{t('page.order-link.submit')}</Button>}
        </div>
      </form>
    </SmallPage>
  );
};
