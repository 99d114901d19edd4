import { accountLinks } from '../../sites/links.ts';
import { useSite } from '../../sites/site-context.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Panel } from '../account/AccountFrame.tsx';
import { BeanBar } from '../account/BeanBar.tsx';
import type { BeansPageProps } from './beans.page.ts';

export const BeansPage = ({ framed, beans, history }: BeansPageProps) => {
  const { site, t } = useSite();
  const figure = new Intl.NumberFormat(site.locale, { signDisplay: 'exceptZero' });
  return (
    <AccountFrame title={t('page.account.nav.beans')} current={accountLinks.beans} framed={framed}>
      <Panel title={t('page.account.beans.have', { count: beans, figure: beans.toLocaleString(site.locale) })}>
        <BeanBar beans={beans} />
      </Panel>
      <Panel title={t('page.account.beans.history')}>
        {history.length === 0 ? (
          <p>{t('page.account.beans.none')}</p>
        ) : (
          <ul className={styles.rows}>
            {history.map(({ day, amount, reason }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a read-only history: two entries may be equal
              <li key={place} className={styles.row}>
                <div>
                  {t(`page.account.beans.reason.${reason}`)}
                  <div className={styles.hint}>{day}</div>
                </div>
                <span className={styles.figure}>{figure.format(amount).replace('-', '−')}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </AccountFrame>
  );
};
