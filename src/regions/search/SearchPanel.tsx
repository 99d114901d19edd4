import { useLayoutEffect, type MouseEvent, type RefObject } from 'react';
import arrowRight from 'virtual:icons/arrow-right';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnceBeforePaint } from '../../platform/use-once.ts';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { isOld, suggestionsOf, type SearchState } from './search-state.ts';
import { optionId, productAddress, resultsAddress, type Suggestion } from './search.rules.ts';
import styles from './search-panel.module.css';
import type { Send } from './use-search.ts';

/** Whether a click opens the link in this window; others (a new tab, a download) are left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const Term = ({ term }: Extract<Suggestion, { kind: 'term' }>) => (
  <span className={styles.term}>
    {term.prefix}
    <b className={styles.match}>{term.match}</b>
    {term.suffix}
  </span>
);

const Product = ({ product }: Extract<Suggestion, { kind: 'product' }>) => {
  const { title, imageProductThumb: thumb, imageAltText: alt, priceText } = product;
  return (
    <>
      <span className={styles.picture}>
        {thumb !== undefined && (
          <img src={thumb} alt={alt === title ? '' : (alt ?? '')} width={80} height={80} decoding="async" />
        )}
      </span>
      <span className={styles.title}>{title}</span>
      {/* Apart from the title for screen readers. */}
      {priceText && <b> {priceText}</b>}
    </>
  );
};

interface PanelProps {
  readonly listId: string;
  readonly state: SearchState;
  readonly send: Send;
  readonly panel: RefObject<HTMLDivElement | null>;
}

const Row = ({ listId, state, send, at }: Omit<PanelProps, 'panel'> & { readonly at: number }) => {
  const row = suggestionsOf(state)[at];
  if (!row) return null;
  const href = row.kind === 'term' ? resultsAddress(row.text) : productAddress(row.product, state.found?.text ?? '');
  return (
    <a
      className={styles.row}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select leads nowhere and holds no picture
      role="option"
      id={optionId(listId, at)}
      aria-selected={state.active === at}
      tabIndex={-1}
      href={href}
      data-kind={row.kind}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        send({ tag: 'chosen', at });
      }}
    >
      {row.kind === 'term' ? <Term {...row} /> : <Product {...row} />}
    </a>
  );
};

/** Scrolls the selected row into view without scrolling the page. */
const useSeenRow = (panel: RefObject<HTMLDivElement | null>, active: number | undefined) => {
  useLayoutEffect(() => {
    if (active === undefined) return;
    const row = panel.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [panel, active]);
};

/** SRCH-5: measures the height available; 50 px below the panel stay free. */
const useRoom = (panel: RefObject<HTMLDivElement | null>) => {
  const browserOf = useBrowser();
  useOnceBeforePaint(() => {
    const element = panel.current;
    if (!element) return undefined;
    const { viewport } = browserOf();
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top);
      element.style.setProperty('--room', `${viewport.height() - top}px`);
    };
    measure();
    return viewport.onResize(measure);
  });
};

const kinds = ['term', 'product'] as const;
const headings = { term: 'search.suggestions', product: 'search.products' } as const;

/** SRCH-5: suggested terms and products. The focus stays in the field. */
export const SearchPanel = ({ listId, state, send, panel }: PanelProps) => {
  const t = useT();
  useRoom(panel);
  useSeenRow(panel, state.active);
  const rows = suggestionsOf(state).map(({ kind }, at) => ({ kind, at }));
  const words = state.found?.text ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is not interactive: the handler only keeps the focus in the field
    <div
      ref={panel}
      className={styles.panel}
      data-old={isOld(state) || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onPointerLeave={() => send({ tag: 'pointerLeft' })}
    >
      {/* Not a stop of Tab, which browsers make of a box that scrolls: the arrow keys of the field scroll it. */}
      <div className={styles.card} tabIndex={-1}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- neither a select nor a datalist can be drawn as this */}
        <div id={listId} role="listbox" aria-label={t('search.suggestions')}>
          {kinds.map((kind) => {
            const own = rows.filter((row) => row.kind === kind);
            return (
              own.length > 0 && (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, no field set
                <div key={kind} className={styles.group} role="group" aria-labelledby={`${listId}-${kind}`}>
                  <span className={styles.heading} id={`${listId}-${kind}`} role="presentation">
                    {t(headings[kind])}
                  </span>
                  {own.map(({ at }) => (
                    <Row key={at} listId={listId} state={state} send={send} at={at} />
                  ))}
                </div>
              )
            );
          })}
        </div>
        <a className={styles.all} href={resultsAddress(words)} tabIndex={-1}>
          {t('search.all', { term: words })}
          <Icon body={arrowRight} size={18} />
        </a>
      </div>
    </div>
  );
};
