import { useT } from '../../sites/site-context.tsx';
import styles from './navigation.module.css';

export interface NavigationProps {
  readonly items: readonly { readonly title: string; readonly url: string }[];
  readonly outletUrl: string;
}

/** The first level of the shop, and the reduced things at its end. */
export const Navigation = ({ items, outletUrl }: NavigationProps) => {
  const t = useT();
  return (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      <ul className={styles.list}>
        {items.map(({ title, url }) => (
          <li key={url}>
            <a className={styles.item} href={url}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.item} data-sale href={outletUrl}>
            {t('navigation.outlet')}
          </a>
        </li>
      </ul>
    </nav>
  );
};
