import { useRef, type FocusEvent, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import arrowLeft from 'virtual:icons/arrow-left';
import magnifier from 'virtual:icons/magnifying-glass';
import cross from 'virtual:icons/x';
import { longestQuery } from '../../contracts/search/search.contract.ts';
import type { Platform } from '../../contracts/shop/site.contract.ts';
import { headerLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { isFilled, isInField, isShown, suggestionsOf, textOf, type SearchState } from './search-state.ts';
import { optionId } from './search.rules.ts';
import styles from './search.module.css';
import { SearchPanel } from './SearchPanel.tsx';
import type { Send } from './use-search.ts';

export interface SearchViewProps {
  readonly state: SearchState;
  readonly send: Send;
  readonly focus: () => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly platform?: Platform | undefined;
}

/** A button that leaves the focus in the field. A function with positions costs the browser less than a component. */
const boxButton = (
  className: string | undefined,
  icon: string,
  size: 18 | 24,
  label: string,
  onClick: () => void,
): ReactElement => (
  <button className={className} type="button" onMouseDown={(event) => event.preventDefault()} onClick={onClick}>
    <Icon body={icon} size={size} />
    <Hidden>{label}</Hidden>
  </button>
);

const isInside = (root: Element, node: EventTarget | null): boolean => node instanceof Node && root.contains(node);

/** Announces new suggestions to screen readers; selected rows are announced by the listbox itself. */
const Count = ({ state }: { readonly state: SearchState }) => {
  const t = useT();
  const { attention, question, active } = state;
  const count = suggestionsOf(state).length;
  const isNews = attention === 'field' && question.tag === 'answered' && active === undefined;
  const words = count === 0 ? t('search.noSuggestions') : t('search.count', { count });
  return (
    <Hidden>
      <output>{isNews ? words : ''}</output>
    </Hidden>
  );
};

/** Handles the arrow keys and Escape; all other keys keep the browser's behaviour. */
const onKey = (event: KeyboardEvent, state: SearchState, send: Send): void => {
  // While an input method (IME) composes a word, the keys belong to it.
  if (event.nativeEvent.isComposing) return;
  const isWalk = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isWalk && isInField(state) && suggestionsOf(state).length > 0) {
    event.preventDefault();
    send({ tag: 'arrow', to: event.key === 'ArrowDown' ? 'next' : 'previous' });
  }
  if (event.key === 'Escape' && (isShown(state) || isFilled(state))) {
    // Escape closes what is open instead of clearing the field.
    event.preventDefault();
    send({ tag: 'escapePressed' });
  }
};

/** The focus leaves an element of the box. */
const onLeave = (
  { currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>,
  panel: Element | null,
  field: Element | null | undefined,
  send: Send,
): void => {
  // The window lost the focus, not the field, which has it again when the window is back.
  const { activeElement } = target.getRootNode() as Document | ShadowRoot; // it is in the page
  if (activeElement === target) return;
  if (!isInside(currentTarget, relatedTarget)) send({ tag: 'left', pointerInside: panel?.matches(':hover') ?? false });
  else if (relatedTarget !== field) send({ tag: 'movedAside' });
};

/** SRCH-1, SRCH-5, SRCH-9: renders a state of the box. Without JavaScript it is a plain GET form. */
export const SearchView = ({ state, send, focus, field, platform }: SearchViewProps) => {
  const t = useT();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const text = textOf(state);
  const shown = isShown(state);
  const filled = isFilled(state);
  const listId = `${id}-list`;

  return (
    <search
      className={styles.search}
      data-filled={filled || undefined}
      data-shown={shown || undefined}
      data-platform={platform}
      onBlur={(event) => onLeave(event, panel.current, field?.current, send)}
    >
      <div className={styles.bar}>
        {filled && boxButton(styles.back, arrowLeft, 24, t('search.back'), () => send({ tag: 'backPressed' }))}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the field and the buttons */}
        <form
          className={styles.box}
          action={headerLinks.search}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            send({ tag: 'submitted' });
          }}
          onKeyDown={(event) => onKey(event, state, send)}
        >
          <input
            {...(field ? { ref: field } : {})}
            className={styles.field}
            // No label of an id: in a page with two headers both would have the same one.
            aria-label={t('search.label')}
            // CSS shows the short placeholder in the small box and this one in the large box.
            placeholder={t('search.longPlaceholder')}
            type="text"
            role="combobox"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={state.active === undefined ? undefined : optionId(listId, state.active)}
            aria-autocomplete="list"
            name="query"
            value={text}
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            enterKeyHint="search"
            onChange={(event) => send({ tag: 'typed', text: event.target.value })}
            onFocus={focus}
            onMouseDown={() => send({ tag: 'pressed' })}
          />
          <span className={styles.short} aria-hidden="true">
            {t('search.shortPlaceholder')}
          </span>
          <input type="hidden" name="page" value="1" />
          <input type="hidden" name="sort" value="relevance" />
          {text !== '' && boxButton(styles.clear, cross, 18, t('search.clear'), () => send({ tag: 'cleared' }))}
          <button className={styles.submit} type="submit">
            <Icon body={magnifier} size={20} />
            <Hidden>{t('search.submit')}</Hidden>
          </button>
        </form>
        {shown && <SearchPanel listId={listId} state={state} send={send} panel={panel} />}
      </div>
      <Count state={state} />
    </search>
  );
};
