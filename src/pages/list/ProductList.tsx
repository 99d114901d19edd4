import check from 'virtual:icons/check';
import { ProductTile } from '../../regions/tile/ProductTile.tsx';
import { productSorts } from '../../contracts/catalogue.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/chip/Chip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Select } from '../../ui/select/Select.tsx';
import content from '../shell/content.module.css';
import { filterWords, listUrl, pageSize, withFilter, type Filter, type ListProps } from './list.rules.ts';
import styles from './list.module.css';
import { Watch } from '../shell/Watch.tsx';

const filters = ['reduced', 'available'] as const satisfies readonly Filter[];
/** The first row is seen at once; what follows comes when it is scrolled to. */
const eagerTiles = 3;

const Filters = ({ list, hides }: { readonly list: ListProps; readonly hides: Filter | undefined }) => {
  const t = useT();
  const { path, question, term } = list;
  return (
    <ul className={styles.filters} aria-label={t('page.list.filters')}>
      {filters
        .filter((filter) => filter !== hides)
        .map((filter) => {
          const on = question.filters.includes(filter);
          return (
            <li key={filter}>
              <Chip
                href={listUrl(path, withFilter(question, filter, !on), { term })}
                on={on}
                state={t('page.list.filterOn')}
              >
                {t(`page.list.filter.${filter}`)}
              </Chip>
            </li>
          );
        })}
    </ul>
  );
};

/** A plain form: the order is part of the address, and the first page of it is shown. */
const Sort = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  const { path, question, term } = list;
  const words = question.filters.map((name) => filterWords[name]).join(',');
  return (
    <form className={styles.sort} action={path} method="get">
      {term !== undefined && <input type="hidden" name="query" value={term} />}
      {words !== '' && <input type="hidden" name="filters" value={words} />}
      <Select
        name="sort"
        label={t('page.list.sort')}
        layout="beside"
        value={question.sort}
        options={productSorts.map((sort) => ({ value: sort, text: t(`page.list.sort.${sort}`) }))}
      />
      <Button type="submit" kind="secondary">
        <span className={styles.apply}>{t('page.list.apply')}</span>
        <span className={styles.applySign}>
          <Icon body={check} size={20} />
        </span>
      </Button>
    </form>
  );
};

const End = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  const { page, pages, path, question, term, total } = list;
  if (pages < 2) return null;
  const shown = Math.min(total, page * pageSize);
  return (
    <div className={styles.end}>
      <p className={styles.shown}>{t('page.list.shown', { shown, total })}</p>
      <progress className={styles.bar} max={total} value={shown} aria-hidden="true" />
      <Pager
        page={page}
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

/** SHOP-2: how many there are, what to leave out, in which order; the tiles; the way to the next ones. */
export const ProductList = ({
  list,
  columns,
  hides,
}: {
  readonly list: ListProps;
  readonly columns: 3 | 4;
  /** a filter that changes nothing here */
  readonly hides?: Filter;
}) => {
  const t = useT();
  const { question, tiles, total } = list;
  return (
    <>
      <div className={styles.toolbar}>
        <h2 className={styles.total}>{t('page.list.count', { count: total })}</h2>
        <Filters list={list} hides={hides} />
        {total > 1 && <Sort list={list} />}
      </div>
      {tiles.length === 0 && (
        <p className={styles.empty}>{t(question.filters.length > 0 ? 'page.list.emptyFiltered' : 'page.list.empty')}</p>
      )}
      <div className={content.grid} data-columns={columns}>
        {tiles.map((tile, position) => (
          <ProductTile
            key={tile.productId}
            action={<Watch productId={tile.productId} title={tile.title} back={tile.url} />}
            tile={tile}
            eager={position < eagerTiles}
            sizes={columns === 4 ? '(max-width: 979px) 50vw, 25vw' : '(max-width: 979px) 50vw, 24vw'}
          />
        ))}
      </div>
      <End list={list} />
    </>
  );
};
