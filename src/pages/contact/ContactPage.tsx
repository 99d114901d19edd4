import { contactTopics, longestMessage, ratings } from '../../contracts/customer/contact.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { NameFields } from '../account/ProfileFields.tsx';
import { fieldOf } from './contact-form.rules.ts';
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
  return (
    <SmallPage title={title} said={form.said}>
      <p>{t('page.contact.text')}</p>
      <p className={styles.hint}>{t('page.contact.phone', { phone, hours })}</p>
      <form className={styles.form} method="post">
        <Select
          {...fieldOf(form, 'topic', t)}
          label={t('page.contact.topic')}
          value={form.values['topic'] ?? contactTopics[0]}
          options={contactTopics.map((topic) => ({ value: topic, text: t(`page.contact.topic.${topic}`) }))}
        />
        <Field {...fieldOf(form, 'orderNumber', t)} label={t('page.contact.orderNumber')} maxLength={30} />
        <NameFields form={form} />
        <Field
          {...fieldOf(form, 'email', t)}
          type="email"
          label={t('page.account.field.email')}
          autoComplete="email"
          maxLength={longestEmail}
          required
        />
        <TextArea
          {...fieldOf(form, 'message', t)}
          label={t('page.contact.message')}
          maxLength={longestMessage}
          required
        />
        <Region
          of={formPart}
          props={{
            part: 'rating',
            of: {
              name: 'rating',
              label: t('page.contact.rating'),
              words: [
                t('page.contact.rating.1'),
                t('page.contact.rating.2'),
                t('page.contact.rating.3'),
                t('page.contact.rating.4'),
                t('page.contact.rating.5'),
              ],
              ...omitNullish({ value: ratings.find((one) => String(one) === form.values['rating']) }),
            },
          }}
        />
        <TrapField />
        <p className={styles.hint}>
          {t('page.contact.privacyText')}{' '}
          <a className={styles.link} href={privacyPath}>
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
