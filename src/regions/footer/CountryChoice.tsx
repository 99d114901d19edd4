import caret from 'virtual:icons/caret-down';
import check from 'virtual:icons/check';
import { useT } from '../../sites/site-context.tsx';
import { useId } from '../../platform/ids.tsx';
import { Flag } from '../../ui/flag/Flag.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { flagOf } from './footer.constants.ts';
import styles from './country.module.css';

export interface Country {
  /** code of the site */
  readonly code: string;
  readonly name: string;
  /** the language of the name */
  readonly locale: string;
  readonly href: string;
  readonly selected: boolean;
}

/**
 * FOOT-9: nine plain links, in a popover in the wide layout and always visible in the compact ones. The browser closes it by
 * Escape and by a press elsewhere, and gives the focus back.
 */
export const CountryChoice = ({ countries }: { readonly countries: readonly Country[] }) => {
  const t = useT();
  const headingId = useId();
  const listId = useId();
  const current = countries.find(({ selected }) => selected);
  return (
    <nav className={styles.nav} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('footer.countries')}
      </h2>
      <button type="button" className={styles.current} popoverTarget={listId}>
        {current && (
          <>
            <Flag name={flagOf(current.code)} />
            {current.name}
          </>
        )}
        <Icon body={caret} size={16} />
      </button>
      <ul id={listId} className={styles.list} popover="auto">
        {countries.map(({ code, name, locale, href, selected }) => (
          <li key={code}>
            <a
              className={styles.country}
              href={href}
              hrefLang={locale}
              lang={locale}
              {...(selected ? { 'aria-current': 'true' as const } : {})}
            >
              <Flag name={flagOf(code)} />
              {name}
              {selected && <Icon body={check} size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
