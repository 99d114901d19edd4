import { useT } from '../../sites/site-context.tsx';
import styles from './footer.module.css';

export interface FooterProps {
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly href: string;
    readonly selected: boolean;
  }[];
}

/** FOOT-9: the nine countries as plain links, so that nobody is locked into one; then what holds for every price. */
export const Footer = ({ countries }: FooterProps) => {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <nav aria-label={t('footer.countries')}>
          <h2 className={styles.heading}>{t('footer.countries')}</h2>
          <ul className={styles.countries}>
            {countries.map(({ code, name, href, selected }) => (
              <li key={code}>
                <a className={styles.country} href={href} {...(selected ? { 'aria-current': 'true' as const } : {})}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles.end}>
        <p className={styles.width}>{t('footer.salesTax')}</p>
      </div>
    </footer>
  );
};
