import arrow from 'virtual:icons/arrow-right';
import { headerLinks } from '../../sites/links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './icon-flyout.module.css';

/** HDR-8: a plain form; it searches for both kinds of stores, our own and shelves in other shops. */
export const StoreFlyout = () => {
  const { site, t } = useSite();
  const id = useId();
  return (
    <>
      <form className={styles.stores} action={headerLinks.storefinder} method="get">
        <label className={styles.label} htmlFor={id}>
          {t('header.stores.label')}
        </label>
        <input
          className={styles.field}
          id={id}
          name="searchTerm"
          type="text"
          required
          maxLength={100}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <input type="hidden" name="page" value="1" />
        <input type="hidden" name="filterDepot" value="true" />
        <input type="hidden" name="filterFiliale" value="true" />
        <Button type="submit" width="full">
          {t('header.stores.submit')}
        </Button>
      </form>
      {site.code === 'DE' && (
        <a className={styles.more} href={headerLinks.supermarketOffers}>
          {t('header.stores.offers')}
          <Icon body={arrow} size={18} />
        </a>
      )}
    </>
  );
};
