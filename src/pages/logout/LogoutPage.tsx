import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from '../account/account.module.css';
import { SmallPage } from '../account/AccountFrame.tsx';
import type { LogoutPageProps } from './logout.page.ts';

export const LogoutPage = ({ name }: LogoutPageProps) => {
  const t = useT();
  return (
    <SmallPage title={t('page.account.logout.title')}>
      <p>{t('page.account.logout.text', { name })}</p>
      <form className={styles.actions} method="post" action={accountLinks.logout}>
        <Button type="submit">{t('page.account.logout.submit')}</Button>
        <a className={styles.link} href={accountLinks.overview}>
          {t('page.account.logout.stay')}
        </a>
      </form>
    </SmallPage>
  );
};
