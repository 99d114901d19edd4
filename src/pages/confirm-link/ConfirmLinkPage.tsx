import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import styles from '../account/account.module.css';
import { Nothing, SmallPage } from '../account/AccountFrame.tsx';
import type { ConfirmLinkPageProps } from './confirm-link.page.ts';

export const ConfirmLinkPage = ({ kind, state, said }: ConfirmLinkPageProps) => {
  const t = useT();
  if (state !== 'good') {
    const text = t(state === 'used' ? 'page.account.code.LINK_USED' : 'page.account.code.LINK_INVALID');
    return (
      <SmallPage title={t(`page.account.confirm.${kind}`)}>
        <Nothing text={text} href={accountLinks.login} link={t('page.account.toLogin')} />
      </SmallPage>
    );
  }
  return (
    <SmallPage title={t(`page.account.confirm.${kind}`)} said={said}>
      <p>{t(`page.account.confirm.${kind}Text`)}</p>
      <form className={styles.form} method="post">
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t('page.account.confirm.submit')}
          </Button>
        </div>
      </form>
    </SmallPage>
  );
};
