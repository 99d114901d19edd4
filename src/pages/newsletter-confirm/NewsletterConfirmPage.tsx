import { confirmPagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import content from '../shell/content.module.css';
import type { NewsletterConfirmPageProps } from './newsletter-confirm.page.ts';
import { NewsletterMark } from '../newsletter/NewsletterMark.tsx';
import styles from '../newsletter/newsletter.module.css';

export const NewsletterConfirmPage = ({ token }: NewsletterConfirmPageProps) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <form className={styles.card} method="post" action={confirmPagePath}>
        <h1 className={styles.title}>{t('page.newsletter.confirm.title')}</h1>
        <p>{t('page.newsletter.confirm.text')}</p>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button type="submit" size="large">
            {t('page.newsletter.confirm.button')}
          </Button>
        </div>
      </form>
      <NewsletterMark now="confirm" token={token} />
    </div>
  );
};
