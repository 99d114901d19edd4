import { useT } from '../../sites/site-context.tsx';
import content from '../shell/content.module.css';
import styles from './mailbox.module.css';
import type { MailboxPageProps } from './mailbox.page.ts';

export const MailboxPage = ({ mails }: MailboxPageProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1>{t('page.mailbox.title')}</h1>
      <p className={styles.intro}>{t('page.mailbox.intro')}</p>
      {mails.length === 0 ? (
        <p className={styles.empty}>{t('page.mailbox.empty')}</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map(({ href, textHref, to, subject, at, time }) => (
            <li key={href} className={styles.mail}>
              <div className={styles.words}>
                <a className={styles.subject} href={href}>
                  {subject}
                </a>
                <span className={styles.to}>{to}</span>
              </div>
              <a className={styles.text} href={textHref} aria-label={`${t('page.mailbox.asText')}, ${subject}`}>
                {t('page.mailbox.asText')}
              </a>
              <time className={styles.time} dateTime={at}>
                {time}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
