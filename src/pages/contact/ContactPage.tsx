import { contactTopics, longestMessage } from '../../contracts/contact.contract.ts';
import { longestEmail } from '../../contracts/login.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { NameFields } from '../account/ProfileFields.tsx';
import type { ContactPageProps } from './contact.page.ts';
import { TrapField } from './TrapField.tsx';

export const ContactPage = ({ form, isSent, phone, hours }: ContactPageProps) => {
  const t = useT();
  const title = t('page.contact.title');
  if (isSent)
    return (
      <SmallPage title={title} said={{ kind: 'success', text: t('page.contact.sent') }}>
        <p>{t('page.contact.sentText')}</p>
      </SmallPage>
    );
  const { values, errors, said } = form;
  return (
    <SmallPage title={title} said={said}>
      <p>{t('page.contact.text')}</p>
      <p className={styles.hint}>{t('page.contact.phone', { phone, hours })}</p>
      <form className={styles.form} method="post">
        <Select
          name="topic"
          label={t('page.contact.topic')}
          value={values['topic'] ?? contactTopics[0]}
          options={contactTopics.map((topic) => ({ value: topic, text: t(`page.contact.topic.${topic}`) }))}
        />
        <Field
          name="orderNumber"
          label={t('page.contact.orderNumber')}
          value={values['orderNumber']}
          error={errors['orderNumber']}
          maxLength={30}
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
        <TextArea
          name="message"
          label={t('page.contact.message')}
          value={values['message']}
          error={errors['message']}
          maxLength={longestMessage}
          required
        />
        <TrapField />
        <p className={styles.hint}>
          {t('page.contact.privacyText')}{' '}
          <a className={styles.link} href="/c/service-datenschutz">
            {t('page.account.register.privacy')}
          </a>
        </p>
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.contact.submit')}
          </Button>
        </div>
      </form>
    </SmallPage>
  );
};
