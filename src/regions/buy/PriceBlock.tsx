import { usePrice, useT } from '../../sites/site-context.tsx';
import { OldPrice } from '../../ui/price/OldPrice.tsx';
import { Price } from '../../ui/price/Price.tsx';
import type { BuyArticle } from './buy.rules.ts';
import styles from './buy.module.css';

/** SHOP-3: the price with its tax note and, if reduced, the lowest price of the last thirty days, struck. */
export const PriceBlock = ({
  article,
  isFrom,
}: {
  readonly article: BuyArticle;
  /** other sizes cost more */
  readonly isFrom: boolean | undefined;
}) => {
  const t = useT();
  const price = usePrice();
  const { now, before } = article.price;
  const base = article.basePrice;
  return (
    <div className={styles.priceBlock}>
      <p className={styles.prices}>
        {isFrom && t('buy.from')}
        <Price figure={price(now)} size="large" reduced={before !== undefined} />
        {before && <OldPrice className={styles.before} words={t('ui.former')} figure={price(before)} />}
      </p>
      {base && <p className={styles.note}>{t('buy.basePrice', { price: price(base.price).text, unit: base.per })}</p>}
      <p className={styles.note}>{t('buy.tax')}</p>
    </div>
  );
};
