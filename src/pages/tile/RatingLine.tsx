import star from 'virtual:icons/star-fill';
import type { Rating } from '../../contracts/catalogue/catalogue.contract.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './rating-line.module.css';

/** SHOP-3: average and number of the ratings that a feed brought; with their source where there is room for it. */
export const RatingLine = ({ average, count, source, hasSource }: Rating & { readonly hasSource?: true }) => {
  const { site, t } = useSite();
  const figure = new Intl.NumberFormat(site.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  );
  return (
    <p className={styles.rating}>
      <Icon body={star} size={18} />
      <span aria-hidden="true">{`${figure} (${count})`}</span>
      <Hidden>{t('page.tile.rating', { average: figure, count })}</Hidden>
      {hasSource && <span className={styles.source}>{t('page.product.ratingSource', { source })}</span>}
    </p>
  );
};
