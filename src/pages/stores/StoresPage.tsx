import magnifier from 'virtual:icons/magnifying-glass';
import { storeSearchPath } from '../../contracts/content/stores.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Pager } from '../../ui/pager/Pager.tsx';
import { Tag } from '../../ui/tag/Tag.tsx';
import content from '../shell/content.module.css';
import type { ListedStore, StoresProps } from './stores.page.ts';
import { StoreMap } from './StoreMap.tsx';
import styles from './stores.module.css';
import { dayMs } from '../../lib/time/day.ts';

/** A Monday, to format the names of the weekdays. */
const monday = Date.UTC(2026, 0, 5);

/** Making a format costs a hundred times what its use does, and a page names the days of each store. */
const formatOf = memoize((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }), 20);

const dayName = (day: number, locale: string): string => formatOf(locale).format(new Date(monday + day * dayMs));

const searchUrl = (
  term: string,
  { kinds, page = 1 }: { readonly kinds: StoresProps['kinds']; readonly page?: number },
) => {
  const query = new URLSearchParams({ searchTerm: term, page: String(page) });
  if (kinds.length === 1) query.set(kinds[0] === 'DEPOT' ? 'filterDepot' : 'filterFiliale', 'true');
  return `${storeSearchPath}?${query.toString()}`;
};

const SearchForm = ({ term, kinds }: Pick<StoresProps, 'term' | 'kinds'>) => {
  const { t } = useSite();
  return (
    <search>
      <form className={styles.form} action={storeSearchPath} method="get">
        <div className={styles.line}>
          <Field
            name="searchTerm"
            label={t('page.stores.field')}
            value={term}
            maxLength={80}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
          <Button type="submit">
            <Icon body={magnifier} size={20} />
            {t('page.stores.search')}
          </Button>
        </div>
        <fieldset className={styles.kinds}>
          <legend>
            <Hidden>{t('page.stores.kinds')}</Hidden>
          </legend>
          {(['FILIALE', 'DEPOT'] as const).map((kind) => (
            <Check
              key={kind}
              name={kind === 'DEPOT' ? 'filterDepot' : 'filterFiliale'}
              value="true"
              checked={kinds.includes(kind)}
            >
              {t(`page.stores.kind.${kind}`)}
            </Check>
          ))}
        </fieldset>
        <input type="hidden" name="page" value="1" />
      </form>
    </search>
  );
};

const Hours = ({ hours }: Pick<ListedStore, 'hours'>) => {
  const { site, t } = useSite();
  const today = hours.find(({ isToday }) => isToday);
  return (
    <details className={styles.hours}>
      <summary className={styles.today}>
        {today?.span === undefined ? t('page.stores.closedToday') : t('page.stores.openToday', { hours: today.span })}
      </summary>
      <dl className={styles.week}>
        {hours.map(({ day, span, isToday }) => (
          <div key={day} className={styles.day} {...(isToday ? { 'data-today': true } : {})}>
            <dt>
              {dayName(day, site.locale)}
              {isToday && ` (${t('page.stores.today')})`}
            </dt>
            <dd>{span ?? t('page.stores.closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const StoreEntry = ({ store }: { readonly store: ListedStore }) => {
  const { t } = useSite();
  return (
    <li className={styles.store}>
      <span className={styles.number} aria-hidden="true">
        {store.number}
      </span>
      <div className={styles.storeBody}>
        <div className={styles.storeHead}>
          <h3 className={styles.street}>{store.street}</h3>
          {store.km !== undefined && <span className={styles.km}>{t('page.stores.km', { distance: store.km })}</span>}
        </div>
        <p className={styles.town}>
          {store.town} {store.kind === 'DEPOT' && <Tag tone="ink">{t('page.stores.depot')}</Tag>}
        </p>
        <Hours hours={store.hours} />
        <a className={styles.wayLink} href={store.wayUrl} target="_blank" rel="noreferrer">
          {t('page.stores.way')}
        </a>
      </div>
    </li>
  );
};

const Found = (props: StoresProps) => {
  const { t } = useSite();
  const { term, kinds, place = '', stores, page, pages } = props;
  return (
    <section aria-labelledby="stores-found">
      <h2 id="stores-found" className={styles.heading}>
        {t('page.stores.near', { place })}
      </h2>
      <ol className={styles.list}>
        {stores.map((store) => (
          <StoreEntry key={store.id} store={store} />
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        hrefOf={(number) => searchUrl(term, { kinds, page: number })}
        words={{
          label: t('ui.pager'),
          previous: t('ui.pager.previous'),
          next: t('ui.pager.next'),
          page: (number) => t('ui.pager.page', { page: number }),
        }}
      />
    </section>
  );
};

const Cities = ({ cities, kinds }: Pick<StoresProps, 'cities' | 'kinds'>) => {
  const { t } = useSite();
  return (
    <section aria-labelledby="stores-cities">
      <h2 id="stores-cities" className={styles.heading}>
        {t('page.stores.cities')}
      </h2>
      <ul className={styles.cities}>
        {cities.map(({ name, stores }) => (
          <li key={name}>
            <a className={styles.city} href={searchUrl(name, { kinds })}>
              {name}
              <span className={styles.cityCount}>{t('page.stores.count', { count: stores })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

export const StoresPage = (props: StoresProps) => {
  const { t } = useSite();
  const { way, term, kinds, place, map, cities } = props;
  return (
    <div className={content.width}>
      <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
      <div className={styles.layout}>
        <div className={styles.column}>
          <header className={styles.head}>
            <h1>{t('page.stores.title')}</h1>
            <p className={styles.lead}>{t('page.stores.lead')}</p>
          </header>
          <SearchForm term={term} kinds={kinds} />
          {place === undefined && term !== '' && <p className={styles.nothing}>{t('page.stores.nothing', { term })}</p>}
          {place !== undefined && <Found {...props} />}
          {place === undefined && cities.length > 0 && <Cities cities={cities} kinds={kinds} />}
        </div>
        <div className={styles.map}>
          <StoreMap
            map={map}
            label={t(place === undefined ? 'page.stores.mapOfAll' : 'page.stores.mapNear', { place: place ?? '' })}
          />
        </div>
      </div>
    </div>
  );
};
