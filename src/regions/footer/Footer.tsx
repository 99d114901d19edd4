import { useId } from 'react';
import check from 'virtual:icons/check';
import { sitemapPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Flag } from '../../ui/flag/Flag.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { flagOf } from './footer.constants.ts';
import styles from './footer.module.css';

export interface FooterProps {
  readonly countries: readonly {
    /** code of the site */
    readonly code: string;
    readonly name: string;
    /** its language, in which the name is written */
    readonly locale: string;
    readonly href: string;
    readonly selected: boolean;
  }[];
}

/** FOOT-9: the nine countries as plain links, so that nobody is locked into one; then what holds for every price. */
export const Footer = ({ countries }: FooterProps) => {
  const t = useT();
  const headingId = useId();
  return (
    <footer className={styles.footer}>
      <nav className={styles.width} aria-labelledby={headingId}>
        <h2 id={headingId} className={styles.heading}>
          {t('footer.countries')}
        </h2>
        <ul className={styles.countries}>
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
      <div className={styles.end}>
        <div className={styles.width}>
          <p className={styles.legal}>
            <a className={styles.legalLink} href={sitemapPath}>
              {t('footer.sitemap')}
            </a>
            <span className={styles.tax}>{t('footer.salesTax')}</span>
          </p>
        </div>
      </div>
    </footer>
  );
};
