import type { CSSProperties, ReactNode } from 'react';
import sliders from 'virtual:icons/sliders-horizontal';
import type { ProductTile as Tile } from '../../contracts/catalogue/catalogue.contract.ts';
import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { filterWord } from '../../domain/search/search.rules.ts';
import { searchEvent } from '../../domain/tracking/tracking.rules.ts';
import { ProductTile } from '../tile/ProductTile.tsx';
import { StaticRegion } from '../../islands/Region.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import chip from '../../ui/chip/chip.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Live } from '../../ui/live/Live.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Toast } from '../../ui/toast/Toast.tsx';
import content from '../shell/content.module.css';
import { FirstViewEnd } from '../shell/FirstViewEnd.tsx';
import { Watch } from '../shell/Watch.tsx';
import { Facets, FacetText, facetsId } from './Facets.tsx';
import { filterWords } from './facet-words.rules.ts';
import {
  hasMoreBelow,
  lastTogether,
  listUrl,
  pageSize,
  tilesBefore,
  tileSizes,
  withFilter,
  type ListProps,
} from './list.rules.ts';
import styles from './list.module.css';
import { QuickAdd } from './QuickAdd.tsx';
import { Sort } from './Sort.tsx';

/** The pictures of the first row load eagerly, the others lazily. */
const eagerTiles = 3;

/** The chosen filters, each a link that removes it. */
const Chosen = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  const { path, question, term, facets } = list;
  if (question.filters.length === 0) return null;
  return (
    <ul className={styles.chosen} data-key="chosen" aria-label={t('page.list.chosen')}>
      {question.filters.map((filter) => (
        <li key={filterWord(filter)} data-key={filterWord(filter)}>
          <Chip href={listUrl(path, withFilter(question, filter, false), { term })} on state={t('page.list.filterOn')}>
            <FacetText words={(by) => filterWords(facets, filter, by)} />
          </Chip>
        </li>
      ))}
      {question.filters.length > 1 && (
        <li>
          <a className={styles.clear} href={listUrl(path, { ...question, filters: [] }, { term })} rel="nofollow">
            {t('page.list.clearFilters')}
          </a>
        </li>
      )}
    </ul>
  );
};

/** Opens the sheet with the facets; on wide screens they are beside the list. */
const FilterButton = ({ count }: { readonly count: number }) => {
  const t = useT();
  return (
    <button
      className={`${chip.chip} ${styles.filterButton}`}
      type="button"
      popoverTarget={facetsId}
      data-on={count > 0 || undefined}
    >
      <Icon body={sliders} size={20} />
      {count > 0 ? t('page.list.filterCount', { count }) : t('page.list.filter')}
    </button>
  );
};

/** The first of the products that a press on the button for more has brought. */
const newest = 'newest-products';
/** SHOP-11: the same list with its next page, at the first new product. */
const moreUrl = ({ path, question, term, upTo }: ListProps): string =>
  `${listUrl(path, question, { upTo: upTo + 1, term })}#${newest}`;

const End = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  const { page, upTo, pages, path, question, term, total } = list;
  if (pages < 2) return null;
  const shown = Math.min(total, upTo * pageSize);
  const next = Math.min(pageSize, total - shown);
  // Custom properties are missing in React's type of a style.
  const seen = { '--seen': `${(100 * shown) / total}%` } as CSSProperties;
  return (
    <div className={styles.end}>
      <p className={styles.shown}>{t('page.list.shown', { shown, total })}</p>
      <div className={styles.bar} style={seen} />
      {page === 1 && next > 0 && upTo < lastTogether && (
        <span data-more>
          <ButtonLink kind="secondary" href={moreUrl(list)}>
            {t('page.list.more', { count: next })}
          </ButtonLink>
        </span>
      )}
      <Pager
        page={upTo}
        pages={pages}
        hrefOf={(number) => listUrl(path, question, { page: number, term })}
        words={{
          label: t('ui.pager'),
          previous: t('ui.pager.previous'),
          next: t('ui.pager.next'),
          page: (number) => t('ui.pager.page', { page: number }),
        }}
      />
    </div>
  );
};

const Tiles = ({
  list,
  columns,
  between,
  term,
}: {
  readonly list: ListProps;
  readonly columns: 3 | 4;
  readonly between: ReactNode;
  readonly term: string | undefined;
}) => {
  const t = useT();
  const { question, tiles, page, upTo } = list;
  const newestAt = upTo > page ? (upTo - page) * pageSize : undefined;
  const drawn = (some: readonly Tile[], first: number) =>
    some.map((tile, position) => (
      <ProductTile
        key={tile.productId}
        action={<Watch productId={tile.productId} title={tile.title} price={tile.price.now} back={tile.url} />}
        tile={tile}
        add={tile.only !== undefined && <QuickAdd tile={tile} only={tile.only} />}
        id={first + position === newestAt ? newest : undefined}
        track={term === undefined ? undefined : [searchEvent('search_click', tile.productId, term)]}
        eager={first + position < eagerTiles}
        sizes={tileSizes[columns]}
      />
    ));
  if (tiles.length === 0)
    return (
      <p className={styles.empty}>{t(question.filters.length > 0 ? 'page.list.emptyFiltered' : 'page.list.empty')}</p>
    );
  const isLong = hasMoreBelow(tiles);
  return (
    <div className={content.grid} data-columns={columns}>
      {drawn(tiles.slice(0, tilesBefore.phone), 0)}
      {isLong && <FirstViewEnd of="phones" />}
      {drawn(tiles.slice(tilesBefore.phone, tilesBefore[columns]), tilesBefore.phone)}
      {isLong && <FirstViewEnd />}
      {between !== undefined && <div className={styles.between}>{between}</div>}
      {drawn(tiles.slice(tilesBefore[columns]), tilesBefore[columns])}
    </div>
  );
};

/** SHOP-2: count, filters, order, tiles and pager. */
export const ProductList = ({
  list,
  beside,
  between,
  term,
}: {
  readonly list: ListProps;
  /** above the facets: links to other lists */
  readonly beside?: ReactNode;
  /** after the first rows of products */
  readonly between?: ReactNode;
  /** SRCH-10: the search term */
  readonly term?: string;
}) => {
  const t = useT();
  const { facets, question, total } = list;
  const isAlone = facets.length === 0 && beside === undefined;
  return (
    <StaticRegion name="list">
      <div className={styles.layout} data-alone={isAlone || undefined}>
        {!isAlone && (
          <div className={styles.beside}>
            {beside}
            {facets.length > 0 && <Facets list={list} />}
          </div>
        )}
        <div className={styles.products}>
          <div className={styles.toolbar}>
            {facets.length > 0 && <FilterButton count={question.filters.length} />}
            <h2 className={styles.total} tabIndex={-1}>
              {t('page.list.count', { count: total })}
            </h2>
            <Chosen list={list} />
            {total > 1 && <Sort list={list} />}
          </div>
          <Tiles list={list} columns={isAlone ? 4 : 3} between={between} term={term} />
          <End list={list} />
        </div>
        <output className={styles.said}>
          <Live name="list" />
        </output>
        <Toast words={{ added: t('page.list.added') }} link={{ href: cartPagePath, text: t('buy.toCart') }} />
      </div>
    </StaticRegion>
  );
};
