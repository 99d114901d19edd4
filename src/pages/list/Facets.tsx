import type { CSSProperties } from 'react';
import caret from 'virtual:icons/caret-down';
import check from 'virtual:icons/check';
import cross from 'virtual:icons/x';
import type { Facet, FacetValue } from '../../contracts/search/search.contract.ts';
import { writeFilters } from '../../domain/search/search.rules.ts';
import { Region } from '../../islands/Region.tsx';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { usePrice, useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import tile from '../tile/tile.module.css';
import { Apply } from './Apply.tsx';
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
    <li>
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
        <FacetText words={(by) => `${valueWords(name, value, by)} `} />
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

const strengths = [1, 2, 3, 4, 5] as const;

/** UI-4: the strength of a coffee by its beans; one at a time, and the words have the number of remaining products. */
const Strength = ({ list, facet: { name, values } }: { readonly list: ListProps; readonly facet: Facet }) => {
  const t = useT();
  const { path, term, question } = list;
  const others = question.filters.filter((filter) => filter.name !== name);
  const countOf = (strength: number) => values.find(({ value }) => value === String(strength))?.count ?? 0;
  const chosen = values.filter((value) => value.chosen);
  const words = (strength: number) =>
    `${t('ui.intensity', { value: strength })}, ${t('page.list.count', { count: countOf(strength) })}`;
  return (
    <form className={styles.strength} action={path} method="get">
      {term !== undefined && <input type="hidden" name="query" value={term} />}
      {question.sort !== 'relevance' && <input type="hidden" name="sort" value={question.sort} />}
      <Region
        of={formPart}
        id="list-strength"
        props={{
          part: 'rating',
          of: {
            name,
            label: t('page.list.facet.strength'),
            kind: 'intensity',
            words: [words(1), words(2), words(3), words(4), words(5)],
            value: chosen.length === 1 ? Number(chosen[0]?.value) : undefined,
            sends: {
              name: 'filters',
              values: strengths.map((strength) => writeFilters([...others, { name, value: String(strength) }])),
            },
            submits: true,
          },
        }}
      />
      <Apply />
    </form>
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
          <details key={facet.name} className={styles.facet} open>
            <summary className={styles.facetHead}>
              <h3 className={styles.facetTitle}>{t(`page.list.facet.${facet.name}`)}</h3>
              <Icon body={caret} size={16} />
            </summary>
            {facet.name === 'strength' ? <Strength list={list} facet={facet} /> : <Values list={list} facet={facet} />}
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
