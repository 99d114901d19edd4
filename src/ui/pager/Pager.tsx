import arrowLeft from 'virtual:icons/arrow-left';
import arrowRight from 'virtual:icons/arrow-right';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { shownPages } from './pager.rules.ts';
import styles from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly page: (page: number) => string;
  };
}

/** Real links to every page near by, the first and the last. Nothing where there is one page only. */
export const Pager = ({ page, pages, hrefOf, words }: PagerProps) => {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={words.label}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          <Icon body={arrowLeft} size={20} />
          <Hidden>{words.previous}</Hidden>
        </a>
      )}
      <ol className={styles.pages}>
        {shownPages(page, pages).map((number, position) => (
          <li key={number ?? `gap-${position}`}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(number)}
                aria-label={words.page(number)}
                {...(number === page ? { 'aria-current': 'page' as const } : {})}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          <Icon body={arrowRight} size={20} />
          <Hidden>{words.next}</Hidden>
        </a>
      )}
    </nav>
  );
};
