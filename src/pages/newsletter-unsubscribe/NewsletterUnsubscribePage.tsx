import { newsletterPagePath, unsubscribePagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import content from '../shell/content.module.css';
import type { NewsletterUnsubscribePageProps } from './newsletter-unsubscribe.page.ts';
import { NewsletterMark } from '../newsletter/NewsletterMark.tsx';
import styles from '../newsletter/newsletter.module.css';

export const NewsletterUnsubscribePage = ({ token, isDone }: NewsletterUnsubscribePageProps) => {
  const t = useT();
  if (isDone)
    return (
      <div className={`${content.width} ${styles.page}`}>
        <div className={styles.card}>
          <h1 className={styles.title}>{t('page.newsletter.unsubscribed.title')}</h1>
          <p>{t('page.newsletter.unsubscribed.text')}</p>
          <div>
            <ButtonLink href={newsletterPagePath} kind="secondary">
              {t('page.newsletter.unsubscribed.again')}
            </ButtonLink>
          </div>
        </div>
        <NewsletterMark now="none" />
      </div>
    );
  return (
    <div className={`${content.width} ${styles.page}`}>
      <form className={styles.card} method="post" action={unsubscribePagePath}>
        <h1 className={styles.title}>{t('page.newsletter.unsubscribe.title')}</h1>
        <p>{t('page.newsletter.unsubscribe.text')}</p>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button type="submit" size="large">
            {t('page.newsletter.unsubscribe.button')}
          </Button>
        </div>
      </form>
    </div>
  );
};
