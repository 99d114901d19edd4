import type { ReactNode } from 'react';
import { storesPath } from '../../contracts/content/stores.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { orderFinderPath } from '../../contracts/order/order-state.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import styles from '../account/account.module.css';
import { LinkPanel, SmallPage } from '../account/AccountFrame.tsx';
import { NameFields } from '../account/ProfileFields.tsx';
import { NothingSent } from '../shell/staff/NothingSent.tsx';
import { fieldOf, type FormPreview } from './contact-form.rules.ts';
import type { SentForm } from '../account/account.rules.ts';

/** Name and e-mail address of the sender. */
export const SenderFields = ({ form }: { readonly form: SentForm }) => {
  const t = useT();
  return (
    <>
      <NameFields form={form} />
      <Field
        {...fieldOf(form, 'email', t)}
        type="email"
        label={t('page.account.field.email')}
        autoComplete="email"
        maxLength={longestEmail}
        required
      />
    </>
  );
};

/** What one may need instead of a message. */
const OtherHelp = () => {
  const t = useT();
  return (
    <div className={styles.main}>
      <LinkPanel title={t('page.order-link.title')} text={t('page.order-link.text')} href={orderFinderPath} />
      <LinkPanel title={t('page.stores.title')} text={t('page.stores.lead')} href={storesPath} />
    </div>
  );
};

/** A page with a form to the shop; after it was sent, the confirmation. */
export const MessagePage = ({
  kind,
  form,
  isSent,
  preview,
  intro,
  children,
}: {
  readonly kind: 'contact' | 'cancellation' | 'withdrawal';
  readonly form: SentForm;
  readonly isSent: boolean;
  readonly preview: FormPreview | undefined;
  /** below the first sentence */
  readonly intro?: ReactNode;
  /** the fields of the form */
  readonly children: ReactNode;
}) => {
  const t = useT();
  const title = t(`page.${kind}.title`);
  if (isSent)
    return (
      <SmallPage title={title} said={{ kind: 'success', text: t(`page.${kind}.sent`) }}>
        <p>{t(`page.${kind}.sentText`)}</p>
      </SmallPage>
    );
  return (
    <SmallPage title={title} said={form.said} beside={<OtherHelp />}>
      {preview === 'refused' && <NothingSent isRefusal />}
      <p>{t(`page.${kind}.text`)}</p>
      {intro}
      <form className={styles.form} method="post" noValidate>
        {children}
        <div className={styles.actions}>
          {preview ? (
            <NothingSent />
          ) : (
            <Button type="submit" size="large">
              {t(`page.${kind}.submit`)}
            </Button>
          )}
        </div>
      </form>
    </SmallPage>
  );
};
