import { accountLinks } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { ProductTile } from '../tile/ProductTile.tsx';
import { OrderRows } from '../orders/OrderRows.tsx';
import content from '../shell/content.module.css';
import type { AccountPageProps } from './account.page.ts';
import styles from './account.module.css';
import { AccountFrame, Nothing, Panel } from './AccountFrame.tsx';
import { BeanBar } from './BeanBar.tsx';
import { LoyaltyCard } from './LoyaltyCard.tsx';

const tileSizes = '(max-width: 979px) 62vw, 300px';

const CardPanel = ({ card, cardNumber, name }: Pick<AccountPageProps, 'card' | 'cardNumber' | 'name'>) => {
  const t = useT();
  if (cardNumber !== undefined)
    return (
      <a className={styles.cardLink} href={accountLinks.card}>
        <LoyaltyCard name={name} card={card} cardNumber={cardNumber} />
      </a>
    );
  return (
    <Panel title={t('page.account.nav.card')}>
      <p>{t('page.account.card.none')}</p>
      <ButtonLink href={accountLinks.card} kind="secondary">
        {t('page.account.card.join')}
      </ButtonLink>
    </Panel>
  );
};

export const AccountPage = ({ framed, name, card, cardNumber, beans, orders, watched }: AccountPageProps) => {
  const { site, t } = useSite();
  return (
    <AccountFrame title={t('page.account.hello', { name })} current={accountLinks.overview} framed={framed}>
      <div className={styles.two}>
        <CardPanel card={card} name={name} {...(cardNumber === undefined ? {} : { cardNumber })} />
        <Panel title={t('page.account.beans.have', { count: beans, figure: beans.toLocaleString(site.locale) })}>
          <BeanBar beans={beans} />
          <a className={styles.link} href={accountLinks.beans}>
            {t('page.account.beans.toHistory')}
          </a>
        </Panel>
      </div>
      <Panel title={t('page.account.orders.last')}>
        {orders.length === 0 ? <p>{t('page.account.orders.none')}</p> : <OrderRows orders={orders} />}
        <a className={styles.link} href={accountLinks.orders}>
          {t('page.account.orders.all')}
        </a>
      </Panel>
      <section>
        <h2 className={styles.panelTitle}>{t('page.account.watchlist.from')}</h2>
        {watched.length === 0 ? (
          <Nothing text={t('page.account.watchlist.none')} />
        ) : (
          <div className={content.grid}>
            {watched.map((tile) => (
              <ProductTile key={tile.productId} tile={tile} sizes={tileSizes} />
            ))}
          </div>
        )}
      </section>
    </AccountFrame>
  );
};
