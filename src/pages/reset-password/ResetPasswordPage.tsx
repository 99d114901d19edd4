import { accountPages } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from '../account/account.module.css';
import { Nothing, SmallPage } from '../account/AccountFrame.tsx';
import { NewPassword } from '../account/NewPassword.tsx';
import type { ResetPasswordPageProps } from './reset-password.page.ts';

export const ResetPasswordPage = ({ form, isGood }: ResetPasswordPageProps) => {
  const t = useT();
  const title = t('page.account.reset.title');
  if (!isGood)
    return (
      <SmallPage title={title}>
        <Nothing
          text={t('page.account.code.LINK_INVALID')}
          href={accountPages.forgotten}
          link={t('page.account.reset.again')}
        />
      </SmallPage>
    );
  return (
    <SmallPage title={title} said={form.said}>
      <form className={styles.form} method="post" noValidate>
        <NewPassword errors={form.errors} />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.account.reset.submit')}
          </Button>
        </div>
      </form>
    </SmallPage>
  );
};
