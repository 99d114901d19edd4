import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { NothingSent } from '../shell/staff/NothingSent.tsx';
import { Refusal } from '../shell/Refusal.tsx';
import panels from './order-panels.module.css';
import styles from './order-steps.module.css';
import type { ShownActs } from './order-acts.rules.ts';
import type { ShownOrder } from './order-shown.rules.ts';

interface ActProps {
  readonly order: ShownOrder;
  readonly acts: ShownActs;
}

/** The second step of a cancellation: what it means, and the button that does it. */
const CancelPanel = ({ order: { isPaid }, acts: { isPreview } }: ActProps) => {
  const t = useT();
  return (
    <section className={`${panels.panel} ${styles.asked}`} id="cancel" aria-labelledby="order-cancel">
      <h2 id="order-cancel" className={`${panels.title} ${panels.head}`}>
        {t('page.order.cancel.title')}
      </h2>
      <p>
        {t('page.order.cancel.text')}
        {isPaid && ` ${t('page.order.cancel.refund')}`}
      </p>
      <form className={styles.acts} method="post" action="?">
        {isPreview ? (
          <NothingSent />
        ) : (
          <Button type="submit" kind="sale" name="act" value="cancel">
            {t('page.order.cancel.confirm')}
          </Button>
        )}
        <ButtonLink href="?" kind="secondary">
          {t('page.order.cancel.keep')}
        </ButtonLink>
      </form>
    </section>
  );
};

/** What has become of the last act. */
const Said = ({ said }: Pick<ShownActs, 'said'>) => {
  const t = useT();
  switch (said) {
    case 'cancelled':
      return (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain blocks
        <div role="status">
          <Notification kind="success">{t('page.order.cancel.done')}</Notification>
        </div>
      );
    case 'late':
      return (
        <Refusal>
          <Notification kind="error">{t('page.order.cancel.late')}</Notification>
        </Refusal>
      );
    case 'some':
      return (
        <Refusal>
          <Notification kind="warning">
            {t('page.order.again.some')} <a href={cartPagePath}>{t('page.order.again.cart')}</a>
          </Notification>
        </Refusal>
      );
    case undefined:
      return null;
  }
};

/** Above the order: the answer to the last act, or the question of the next one. */
export const OrderNews = (props: ActProps) => (
  <>
    <Said said={props.acts.said} />
    {props.acts.asksCancel && props.order.canCancel && <CancelPanel {...props} />}
  </>
);

const Again = ({ lines, isPreview }: Pick<ShownActs, 'lines' | 'isPreview'>) => {
  const t = useT();
  const price = usePrice();
  if (lines.length === 0) return null;
  const isGone = lines.every(({ kind }) => kind === 'gone');
  const news = lines.filter(({ kind }) => kind !== 'same');
  return (
    <section className={panels.panel} aria-labelledby="order-again">
      <h2 id="order-again" className={`${panels.title} ${panels.head}`}>
        {t('page.order.again')}
      </h2>
      <p>{t(isGone ? 'page.order.again.none' : 'page.order.again.text')}</p>
      {!isGone && news.length > 0 && (
        <ul className={styles.news}>
          {news.map(({ title, before, now }) => (
            <li key={`${title} ${before.amountMinor}`}>
              {now
                ? t('page.order.again.price', { title, now: price(now).text, before: price(before).text })
                : t('page.order.again.gone', { title })}
            </li>
          ))}
        </ul>
      )}
      {!isGone && (
        <form className={styles.acts} method="post" action="?">
          {isPreview ? (
            <NothingSent />
          ) : (
            <Button type="submit" name="act" value="again">
              {t('page.order.again')}
            </Button>
          )}
        </form>
      )}
    </section>
  );
};

/** SHOP-13: order again, and the way to cancel. */
export const OrderActs = ({ order, acts }: ActProps) => {
  const t = useT();
  return (
    <>
      <Again lines={acts.lines} isPreview={acts.isPreview} />
      {order.canCancel && !acts.asksCancel && (
        <p className={styles.acts}>
          <ButtonLink href="?cancel=ask#cancel" kind="secondary">
            {t('page.order.cancel')}
          </ButtonLink>
        </p>
      )}
    </>
  );
};
