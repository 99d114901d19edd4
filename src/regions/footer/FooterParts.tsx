import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import { privacyPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconOf } from './footer-icons.ts';
import { wayOf } from './footer.rules.ts';
import type { GiveId } from './FooterGroups.tsx';
import { ViewLink } from './ViewLink.tsx';
import styles from './footer.module.css';

export const Logos = ({
  headline,
  images,
}: {
  readonly headline: string;
  readonly images: FooterContent['teaserGroups'][number]['images'];
}) =>
  images.length === 0 ? null : (
    <section className={styles.logos}>
      <h2 className={styles.small}>{headline}</h2>
      <ul className={styles.logoList}>
        {images.map(({ label, source }) => (
          <li key={source} className={styles.logo}>
            <img src={source} alt="" width={28} height={28} loading="lazy" />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );

export const Social = ({
  social: { heading, icons },
  giveId,
}: {
  readonly social: FooterContent['socialMedia'];
  readonly giveId: GiveId;
}) => (
  <section>
    <h2 className={styles.small}>{heading}</h2>
    <ul className={styles.icons}>
      {icons.map(({ iconName, link }) => (
        <li key={iconName}>
          <a {...giveId(iconName)} className={styles.icon} {...wayOf(link.url)}>
            <Icon body={iconOf(iconName)} size={24} />
            <Hidden>{link.text}</Hidden>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

export const Apps = ({
  apps: { heading, icons },
  giveId,
}: {
  readonly apps: FooterContent['appReferences'];
  readonly giveId: GiveId;
}) => (
  <section>
    <h2 className={styles.small}>{heading}</h2>
    <ul className={styles.apps}>
      {icons.map(({ iconName, link }) => (
        <li key={iconName}>
          <a {...giveId(iconName)} className={styles.app} {...wayOf(link.url)}>
            <Icon body={iconOf(iconName)} size={24} />
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

export const Seals = ({
  seals: { heading, logos },
  giveId,
}: {
  readonly seals: NonNullable<FooterContent['qualityLogos']>;
  readonly giveId: GiveId;
}) =>
  logos.length === 0 ? null : (
    <section className={styles.sealSection}>
      <h2 className={styles.small}>{heading}</h2>
      <ul className={styles.seals}>
        {logos.map(({ link, image: { label, source, width, height } }) => (
          <li key={source}>
            <a {...giveId(link.text)} className={styles.seal} {...wayOf(link.url)}>
              <img src={source} alt="" width={width} height={height} loading="lazy" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** The bar at the very end: legal links and the note on prices. */
export const FooterEnd = ({
  content: { legalLinks, salesTax, viewChanger },
  giveId,
  hasView,
}: {
  readonly content: FooterContent;
  readonly giveId: GiveId;
  /** FOOT-14: not where the page has fixed the layout */
  readonly hasView: boolean;
}) => {
  const t = useT();
  return (
    <div className={styles.end}>
      <div className={`${styles.width} ${styles.endLine}`}>
        <ul className={styles.legal}>
          {legalLinks.map(({ text, url }) => (
            <li key={text}>
              <a {...giveId(text)} className={styles.legalLink} {...wayOf(url)}>
                {text}
              </a>
            </li>
          ))}
          {/* FOOT-11: without a script there is no tracking; the link leads to the page on stored data. */}
          <li>
            <a className={styles.legalLink} href={privacyPath} data-consent-settings>
              {t('consent.settings')}
            </a>
          </li>
          {hasView && <ViewLink words={viewChanger} className={styles.legalLink} />}
        </ul>
        {salesTax && (
          <p className={styles.tax}>
            {salesTax.textBeforeLink} <a {...wayOf(salesTax.link.url)}>{salesTax.link.text}</a>
            {salesTax.textAfterLink === '' ? '' : ` ${salesTax.textAfterLink}`}
          </p>
        )}
      </div>
    </div>
  );
};
