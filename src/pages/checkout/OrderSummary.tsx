import type { ReactNode } from 'react';
import type { OrderLine, OrderSums } from '../../contracts/order/order.contract.ts';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { PriceParts } from '../../sites/price.ts';
import { usePrice, useSite, useT } from '../../sites/site-context.tsx';
import type { ShownSite } from '../../sites/site.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price, type PriceFigure } from '../../ui/price/Price.tsx';
import styles from './checkout.module.css';

const widths = [112, 160, 240] as const;

const amountOf = ({ price, quantity }: OrderLine): Money => ({ ...price, amountMinor: price.amountMinor * quantity });

/** The price of a line: for a subscription that of each delivery, for a gift none. */
const LineAmount = ({ line }: { readonly line: OrderLine }) => {
  const t = useT();
  const price = usePrice();
  if (line.kind === 'freeArticle') return <span className={styles.amount}>{t('page.order.free')}</span>;
  const { spoken, text } = price(line.each?.price ?? amountOf(line));
  return (
    <span className={styles.amount}>
      <span aria-hidden="true">{text}</span>
      <Hidden>{spoken}</Hidden>
    </span>
  );
};

/** The ordered items with picture, quantity and price. */
export const OrderLines = ({ lines }: { readonly lines: readonly OrderLine[] }) => {
  const t = useT();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={`${line.kind} ${line.productId} ${line.tcm ?? line.campaignId ?? ''}`} className={styles.line}>
          <span className={styles.linePicture}>
            {line.picture !== undefined && (
              <Picture sources={pictureSources(line.picture)} widths={widths} sizes="56px" alt="" ratio={[56, 70]} />
            )}
          </span>
          <span>
            {line.title}
            <span className={styles.lineNote}>
              {[line.choice, line.each ? undefined : t('page.account.orders.pieces', { count: line.quantity })]
                .filter(Boolean)
                .join(', ')}
            </span>
            {line.durability && (
              <span className={styles.lineNote}>
                {t('page.product.label', { years: line.durability.years, brand: line.durability.brand })}
              </span>
            )}
            {line.each && (
              <span className={styles.lineNote}>
                {`${t('cart.subscription', { pieces: line.each.pieces, weeks: line.each.weeks })}, ${t('cart.subscription.each')}`}
              </span>
            )}
          </span>
          <LineAmount line={line} />
        </li>
      ))}
    </ul>
  );
};

/** SITE-3: the sum that is ordered says its currency, by the word where the site prints no symbol. */
const saidFigure = (figure: PriceParts, { money }: ShownSite): PriceFigure =>
  figure.symbolAt === 'nowhere' ? { ...figure, symbol: money.spoken, symbolAt: 'after' } : figure;

/** The totals, with the included tax. */
export const OrderSumList = ({ sums, delivery }: { readonly sums: OrderSums; readonly delivery?: string }) => {
  const { site, t } = useSite();
  const price = usePrice();
  const { value, discounts, shipping, total, taxes } = sums;
  return (
    <dl className={styles.sums} data-delivery={delivery}>
      <dt>{t('page.order.value')}</dt>
      <dd>{price(value).text}</dd>
      {discounts.map(({ code, title, amount }) => [
        <dt key={`${code} name`}>{title}</dt>,
        <dd key={code} className={styles.off}>{`−${price(amount).text}`}</dd>,
      ])}
      <dt>{t('page.account.orders.shipping')}</dt>
      <dd>{shipping.amountMinor > 0 ? price(shipping).text : t('cart.shipping.free')}</dd>
      <dt className={styles.total}>{t('page.order.total')}</dt>
      <dd className={styles.total}>
        <Price figure={saidFigure(price(total), site)} />
      </dd>
      {taxes.map(({ percent, amount }) => [
        <dt key={`${percent} name`} className={styles.tax}>
          {t('page.order.tax', { percent: percent.toLocaleString(site.locale) })}
        </dt>,
        <dd key={percent} className={styles.tax}>
          {price(amount).text}
        </dd>,
      ])}
    </dl>
  );
};

/** The summary beside a form of the checkout. */
export const OrderSummary = ({
  lines,
  sums,
  children,
}: {
  readonly lines: readonly OrderLine[];
  readonly sums: ReactNode;
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <div className={styles.bought}>
        <h2 id="order-summary" className={styles.summaryTitle}>
          {t('page.order.yours')}
        </h2>
        <OrderLines lines={lines} />
        {sums}
      </div>
      <div className={styles.act}>{children}</div>
    </section>
  );
};
