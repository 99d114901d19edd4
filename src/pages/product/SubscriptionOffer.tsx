import { cartFormPath } from '../../contracts/cart/cart.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { WeeksSelect } from '../content/WeeksSelect.tsx';
import type { ShownSubscription } from './product-help.ts';
import styles from './product.module.css';

/** CART-16: the form of the page about subscriptions, for the coffee of this page. */
export const SubscriptionOffer = ({
  id,
  choice,
  weeks,
  moreUrl,
  back,
}: ShownSubscription & { readonly back: string }) => {
  const t = useT();
  const hidden = { kind: 'subscription', mode: 'add', back, coffee: id, pieces: '1' };
  return (
    <details className={styles.subscription}>
      <summary>{t('page.product.subscription')}</summary>
      <form className={styles.head} action={cartFormPath} method="post">
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice !== undefined && <p>{t('page.product.subscriptionOf', { choice })}</p>}
        <WeeksSelect weeks={weeks} />
        <Button type="submit" kind="secondary">
          {t('page.content.offer.subscribe')}
        </Button>
        <p className={styles.number}>
          {t('page.content.offer.later')}{' '}
          {moreUrl !== undefined && <a href={moreUrl}>{t('page.product.subscriptionMore')}</a>}
        </p>
      </form>
    </details>
  );
};
