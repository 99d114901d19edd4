import { useT } from '../../sites/site-context.tsx';
import styles from './navigation.module.css';

export interface NavigationProps {
  readonly items: readonly { readonly title: string; readonly url: string }[];
  readonly outletUrl: string;
  /** the entry that the page belongs to */
  readonly current?: string | undefined;
}

/** The first level of the shop, and the reduced things at its end. */
export const Navigation = ({ items, outletUrl, current }: NavigationProps) => {
  const t = useT();
  // `true`, not `page`: the page may lie anywhere below the entry.
  const mark = (url: string) => (url === current ? { 'aria-current': 'true' as const } : {});
  return (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      <ul className={styles.list}>
        {items.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.item} href={url} {...mark(url)}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.item} data-sale href={outletUrl} {...mark(outletUrl)}>
            {t('navigation.outlet')}
          </a>
        </li>
      </ul>
    </nav>
  );
};
