import { outletPaths } from '../../sites/links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { ProductList } from '../list/ProductList.tsx';
import { CategorySquares } from '../shell/CategorySquares.tsx';
import content from '../shell/content.module.css';
import { Shelf } from '../shell/Shelf.tsx';
import type { SearchProps } from './search.page.ts';
import styles from './search.module.css';

const Nothing = ({ term, categories, offers }: Omit<SearchProps, 'list'>) => {
  const { site, t } = useSite();
  return (
    <>
      <div className={content.width}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            {term === '' ? t('page.search.emptyTitle') : t('page.search.none', { term })}
          </h1>
          {term !== '' && <p className={styles.text}>{t('page.search.noneHint')}</p>}
        </div>
        <CategorySquares categories={categories} />
      </div>
      <Shelf
        id="search-offers"
        title={t('page.home.offers')}
        link={{ text: t('page.home.allOffers'), url: outletPaths[site.code] }}
        tiles={offers}
      />
    </>
  );
};

export const SearchPage = ({ term, list, categories, offers }: SearchProps) => {
  const { t } = useSite();
  if (!list) return <Nothing term={term} categories={categories} offers={offers} />;
  return (
    <div className={content.width}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('page.search.title', { term })}</h1>
      </div>
      <div className={styles.products}>
        <ProductList list={list} columns={4} />
      </div>
    </div>
  );
};
