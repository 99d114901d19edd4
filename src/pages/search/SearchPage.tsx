import { Fragment } from 'react';
import { headerLinks, outletPaths } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { colonOf } from '../../sites/spelling.ts';
import { listUrl } from '../list/list.rules.ts';
import { ProductList } from '../list/ProductList.tsx';
import { CategorySquares } from '../shell/rows/CategorySquares.tsx';
import content from '../shell/content.module.css';
import { Shelf } from '../shell/rows/Shelf.tsx';
import type { SearchProps } from './search.page.ts';
import styles from './search.module.css';

const plain = { sort: 'relevance', filters: [] } as const;

/** The most similar terms of the shop, each a link to its results. */
const DidYouMean = ({ words }: { readonly words: string }) => {
  const t = useT();
  return (
    <p className={styles.text}>
      {t('page.search.didYouMean')}{' '}
      <a className={styles.meant} href={listUrl(headerLinks.search, plain, { term: words })} rel="nofollow">
        {words}
      </a>
    </p>
  );
};

/** Words in one line, each a link to its results. */
const Searches = ({ lead, searches }: { readonly lead: string; readonly searches: readonly string[] }) => {
  const { site } = useSite();
  return (
    <p className={styles.text}>
      {`${lead}${colonOf(site)} `}
      {searches.map((words, place) => (
        <Fragment key={words}>
          {place > 0 && ', '}
          <a href={listUrl(headerLinks.search, plain, { term: words })} rel="nofollow">
            {words}
          </a>
        </Fragment>
      ))}
    </p>
  );
};

const Nothing = ({ term, didYouMean, popular, categories, offers }: Omit<SearchProps, 'list' | 'synonyms'>) => {
  const { site, t } = useSite();
  return (
    <>
      <div className={content.width}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            {term === '' ? t('page.search.emptyTitle') : t('page.search.none', { term })}
          </h1>
          {didYouMean !== undefined && <DidYouMean words={didYouMean} />}
          {term !== '' && <p className={styles.text}>{t('page.search.noneHint')}</p>}
          {popular.length > 0 && <Searches lead={t('search.popular')} searches={popular} />}
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

export const SearchPage = ({ term, list, didYouMean, synonyms, popular, categories, offers }: SearchProps) => {
  const { t } = useSite();
  const meant = didYouMean === undefined ? {} : { didYouMean };
  if (!list) return <Nothing term={term} {...meant} popular={popular} categories={categories} offers={offers} />;
  return (
    <div className={content.width}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('page.search.title', { term })}</h1>
        {didYouMean !== undefined && (
          <>
            <DidYouMean words={didYouMean} />
            <p className={styles.text}>{t('page.search.nearest')}</p>
          </>
        )}
        {synonyms.length > 0 && <Searches lead={t('page.search.synonyms')} searches={synonyms} />}
      </div>
      <ProductList list={list} term={term} />
    </div>
  );
};
