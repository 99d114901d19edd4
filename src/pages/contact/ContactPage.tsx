import { contactTopics, longestMessage, ratings } from '../../contracts/customer/contact.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Select } from '../../ui/select/Select.tsx';
import styles from '../account/account.module.css';
import { fieldOf } from './contact-form.rules.ts';
import type { ContactPageProps } from './contact.page.ts';
import { MessagePage, SenderFields } from './MessagePage.tsx';
import { TrapField } from './TrapField.tsx';

export const ContactPage = ({ form, isSent, preview, phone, hours }: ContactPageProps) => {
  const t = useT();
  return (
    <MessagePage
      kind="contact"
      form={form}
      isSent={isSent}
      preview={preview}
      intro={<p className={styles.hint}>{t('page.contact.phone', { phone, hours })}</p>}
    >
      <Select
        {...fieldOf(form, 'topic', t)}
        label={t('page.contact.topic')}
        value={form.values['topic'] ?? contactTopics[0]}
        options={contactTopics.map((topic) => ({ value: topic, text: t(`page.contact.topic.${topic}`) }))}
      />
      <Field {...fieldOf(form, 'orderNumber', t)} label={t('page.contact.orderNumber')} maxLength={30} />
      <SenderFields form={form} />
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
    </MessagePage>
  );
};
