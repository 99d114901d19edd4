import { StaticRegion } from '../../islands/Region.tsx';
import { PasswordField } from '../../regions/password/PasswordField.tsx';
import { accountLinks, privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { EmailField, NameFields, SalutationField } from '../account/ProfileFields.tsx';
import type { RegisterPageProps } from './register.page.ts';

export const RegisterPage = ({ form, forCard, isSent }: RegisterPageProps) => {
  const t = useT();
  const title = t(forCard ? 'page.account.register.cardTitle' : 'page.account.register.title');
  if (isSent)
    return (
      <SmallPage title={title} said={{ kind: 'success', text: t('page.account.register.sent') }}>
        <p>{t('page.account.register.sentText')}</p>
      </SmallPage>
    );
  const { values, errors, said } = form;
  return (
    <SmallPage title={title} said={said}>
      <p className={styles.hint}>{t(forCard ? 'page.account.register.cardText' : 'page.account.register.text')}</p>
      <form className={styles.form} method="post" noValidate>
        <EmailField form={form} autoComplete="email" />
        <div>
          <StaticRegion name="password">
            <PasswordField name="password" label={t('page.account.field.password')} error={errors['password']} />
          </StaticRegion>
        </div>
        <SalutationField value={values['salutation']} />
        <NameFields form={form} />
        <div>
          <Check name="card" checked={values['card'] === 'on'}>
            {t('page.account.register.card')}
          </Check>
          <Check name="terms" checked={values['terms'] === 'on'} error={errors['terms']} required>
            {t('page.account.register.terms')}{' '}
            <a className={styles.link} href={privacyPath}>
              {t('page.account.register.privacy')}
            </a>
          </Check>
        </div>
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.account.register.submit')}
          </Button>
          <a className={styles.link} href={accountLinks.login}>
            {t('page.account.register.toLogin')}
          </a>
        </div>
      </form>
    </SmallPage>
  );
};
