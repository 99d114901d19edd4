import { useId, useRef, useState, type FormEvent } from 'react';
import magnifier from 'virtual:icons/magnifying-glass';
import cross from 'virtual:icons/x';
import { headerLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { longestTerm } from './search.constants.ts';
import styles from './search.module.css';

export interface SearchBoxProps {
  /** what the page was searched for; the box shows it */
  readonly term: string;
}

/** SRCH-1: a plain GET form that grows on focus, clears by a button, and does not send an empty term. */
export const SearchBox = ({ term: initialTerm }: SearchBoxProps) => {
  const t = useT();
  const [term, setTerm] = useState(initialTerm);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const onSubmit = (event: FormEvent) => {
    if (term.trim() !== '') return;
    event.preventDefault();
    field.current?.focus();
  };
  const clear = () => {
    setTerm('');
    field.current?.focus();
  };

  return (
    <search className={styles.search}>
      <form className={styles.box} action={headerLinks.search} method="get" onSubmit={onSubmit}>
        <label htmlFor={id}>
          <Hidden>{t('search.label')}</Hidden>
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          // The short words stand in the small box, the long ones once it has grown: CSS shows one of them.
          placeholder={t('search.longPlaceholder')}
          type="search"
          name="query"
          value={term}
          maxLength={longestTerm}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTerm(event.target.value)}
        />
        <span className={styles.short} aria-hidden="true">
          {t('search.shortPlaceholder')}
        </span>
        <input type="hidden" name="page" value="1" />
        <input type="hidden" name="sort" value="relevance" />
        {term !== '' && (
          <button className={styles.clear} type="button" onClick={clear}>
            <Icon body={cross} size={18} />
            <Hidden>{t('search.clear')}</Hidden>
          </button>
        )}
        <button className={styles.submit} type="submit">
          <Icon body={magnifier} size={20} />
          <Hidden>{t('search.submit')}</Hidden>
        </button>
      </form>
    </search>
  );
};
