import { useT } from '../../sites/site-context.tsx';
import { resultsAddress } from './search.rules.ts';
import styles from './search-ideas.module.css';

/**
 * SRCH-5: what the empty box with the focus shows: popular searches, and those of this browser if it may keep them. They are links
 * and no suggestions: SRCH-3 stays. The styles show them, so they work without JavaScript.
 */
export const SearchIdeas = ({ popular }: { readonly popular: readonly string[] }) => {
  const t = useT();
  return (
    <div className={styles.ideas} data-ideas>
      <div className={styles.group} data-searched hidden>
        <p className={styles.heading}>
          {t('search.searched')}
          <button className={styles.clear} type="button">
            {t('search.clearSearched')}
          </button>
        </p>
        <ul className={styles.list} data-live="searched" aria-label={t('search.searched')} />
      </div>
      {popular.length > 0 && (
        <div className={styles.group}>
          <p className={styles.heading}>{t('search.popular')}</p>
          <ul className={styles.list} aria-label={t('search.popular')}>
            {popular.map((words) => (
              <li key={words}>
                <a href={resultsAddress(words)} rel="nofollow">
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
