import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import { EmailField } from '../account/ProfileFields.tsx';
import type { ForgottenPasswordPageProps } from './forgotten-password.page.ts';

export const ForgottenPasswordPage = ({ form, isSent }: ForgottenPasswordPageProps) => {
  const t = useT();
  const title = t('page.account.forgotten.title');
  if (isSent)
    return (
      <SmallPage title={title} said={{ kind: 'success', text: t('page.account.forgotten.sent') }}>
        <a className={styles.link} href={accountLinks.login}>
          {t('page.account.toLogin')}
        </a>
      </SmallPage>
    );
  return (
    <SmallPage title={title} said={form.said}>
      <p className={styles.hint}>{t('page.account.forgotten.text')}</p>
      <form className={styles.form} method="post" noValidate>
        <EmailField form={form} autoComplete="username" />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.account.forgotten.submit')}
          </Button>
          <a className={styles.link} href={accountLinks.login}>
            {t('page.account.toLogin')}
          </a>
        </div>
      </form>
    </SmallPage>
  );
};
