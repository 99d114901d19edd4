import type { CSSProperties } from 'react';
import caret from 'virtual:icons/caret-down';
import check from 'virtual:icons/check';
import cross from 'virtual:icons/x';
import type { Facet, FacetValue } from '../../contracts/search/search.contract.ts';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Intensity } from '../../ui/intensity/Intensity.tsx';
import tile from '../tile/tile.module.css';
import { boundText, valueWords, type FacetWords } from './facet-words.rules.ts';
import styles from './facets.module.css';
import { listUrl, withFilter, type ListProps } from './list.rules.ts';

export const facetsId = 'facets';
/** How many values are visible; a press shows the others. */
const seenAtOnce = 8;

interface SeenAndHeard {
  readonly seen: FacetWords;
  /** with the currency in words, also if it is not printed (SITE-3) */
  readonly heard: FacetWords;
}

const useFacetWords = (): SeenAndHeard => {
  const t = useT();
  const price = usePrice();
  return {
    seen: { t, price: (money) => boundText(price(money)) },
    heard: { t, price: (money) => price(money).spoken },
  };
};

/** The visible text, and the one for screen readers if it differs. */
export const FacetText = ({ words }: { readonly words: (by: FacetWords) => string }) => {
  const { seen, heard } = useFacetWords();
  const [text, spoken] = [words(seen), words(heard)];
  if (text === spoken) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <Hidden>{spoken}</Hidden>
    </>
  );
};

const indentOf = ({ depth = 1 }: FacetValue) =>
  // Custom properties are missing in React's type of a style.
  depth > 1 ? ({ '--box-start': `${18 * (depth - 1)}px` } as CSSProperties) : undefined;

const Value = ({
  list,
  name,
  value,
}: {
  readonly list: ListProps;
  readonly name: Facet['name'];
  readonly value: FacetValue;
}) => {
  const t = useT();
  const { path, term, question } = list;
  const to = withFilter(question, { name, value: value.value }, !value.chosen);
  return (
    <li data-key={value.value}>
      <a
        className={styles.value}
        href={listUrl(path, to, { term })}
        rel="nofollow"
        data-on={value.chosen || undefined}
        style={indentOf(value)}
      >
        {value.chosen && (
          <span className={styles.check}>
            <Icon body={check} size={16} />
          </span>
        )}
        {value.hex !== undefined && (
          <span className={`${tile.dot} ${styles.swatch}`} style={{ backgroundColor: value.hex }} aria-hidden="true" />
        )}
        {name === 'strength' ? (
          <>
            <Intensity
              value={Number(value.value)}
              label={t('ui.intensity', { value: Number(value.value) })}
              words="never"
            />{' '}
          </>
        ) : (
          <FacetText words={(by) => `${valueWords(name, value, by)} `} />
        )}
        <span className={styles.count} aria-hidden="true">
          {value.count}
        </span>
        <Hidden>
          {t('page.list.count', { count: value.count })}
          {value.chosen && `, ${t('page.list.filterOn')}`}
        </Hidden>
      </a>
    </li>
  );
};

const Values = ({ list, facet: { name, values } }: { readonly list: ListProps; readonly facet: Facet }) => {
  const t = useT();
  const first = values.length > seenAtOnce + 1 ? values.slice(0, seenAtOnce) : values;
  const rest = values.slice(first.length);
  const rows = (some: readonly FacetValue[]) =>
    some.map((value) => <Value key={value.value} list={list} name={name} value={value} />);
  return (
    <>
      <ul>{rows(first)}</ul>
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ chosen }) => chosen)}>
          <summary className={styles.moreHead}>{t('page.list.more', { count: rest.length })}</summary>
          <ul>{rows(rest)}</ul>
        </details>
      )}
    </>
  );
};

/**
 * The filters of a list, each value a link. Beside the list on wide screens; on small ones a sheet that the toolbar's button opens
 * (a `popover`, which works without a script).
 */
export const Facets = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  return (
    <nav id={facetsId} className={styles.facets} popover="auto" aria-labelledby="facets-title">
      <div className={styles.sheetHead}>
        <h2 id="facets-title" className={styles.sheetTitle}>
          {t('page.list.filters')}
        </h2>
        <button
          className={styles.close}
          type="button"
          popoverTarget={facetsId}
          popoverTargetAction="hide"
          title={t('page.list.closeFilters')}
        >
          <Icon body={cross} size={20} />
          <Hidden>{t('page.list.closeFilters')}</Hidden>
        </button>
      </div>
      <div className={styles.all}>
        {list.facets.map((facet) => (
          <details key={facet.name} data-key={facet.name} className={styles.facet} open>
            <summary className={styles.facetHead}>
              <h3 className={styles.facetTitle}>{t(`page.list.facet.${facet.name}`)}</h3>
              <Icon body={caret} size={16} />
            </summary>
            <Values list={list} facet={facet} />
          </details>
        ))}
      </div>
      <div className={styles.sheetFoot}>
        <Button width="full" closes={facetsId}>
          {t('page.list.seeResults', { count: list.total })}
        </Button>
      </div>
    </nav>
  );
};
