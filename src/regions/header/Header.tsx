import type { ReactNode } from 'react';
import envelope from 'virtual:icons/envelope-simple';
import lock from 'virtual:icons/lock-simple';
import mapPin from 'virtual:icons/map-pin';
import question from 'virtual:icons/question';
import bag from 'virtual:icons/shopping-bag';
import storefront from 'virtual:icons/storefront';
import truck from 'virtual:icons/truck';
import user from 'virtual:icons/user';
import { benefitLabels } from '../../contracts/tracking.rules.ts';
import { headerLinks } from '../../sites/links.ts';
import { pluralForms } from '../../sites/plural-forms.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Live } from '../../ui/live/Live.tsx';
import styles from './header.module.css';
import { Logo } from './Logo.tsx';

export interface HeaderProps {
  /** HDR-5: up to four links; none: no strip */
  readonly benefits: readonly { readonly url: string; readonly text: string }[];
  /** HDR-4: for checkout: logo and hint alone */
  readonly reduced: boolean;
  /** HDR-2: basket and product pages keep the header where it is */
  readonly pageType: string;
  /** the promotion above the header; none: no banner */
  readonly banner?: ReactNode;
  readonly search: ReactNode;
  /** the button that opens the navigation of small screens */
  readonly menu?: ReactNode;
  readonly navigation: ReactNode;
}

const benefitIcons = [truck, envelope, storefront, question] as const;

const Benefits = ({ links }: { readonly links: HeaderProps['benefits'] }) => {
  const t = useT();
  return (
    <nav className={styles.benefits} aria-label={t('header.benefits')}>
      <ul className={styles.benefitList}>
        {links.slice(0, benefitIcons.length).map(({ url, text }, position) => (
          <li key={url}>
            <a className={styles.benefit} href={url} data-benefit={benefitLabels[position]}>
              <Icon body={benefitIcons[position] ?? truck} size={18} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const LogoLink = () => {
  const t = useT();
  return (
    <a className={styles.logoLink} href={headerLinks.home}>
      <Logo className={styles.logo} />
      <Hidden>{t('header.home')}</Hidden>
    </a>
  );
};

const ReducedHeader = () => {
  const t = useT();
  return (
    <header className={styles.reduced}>
      <div className={styles.width}>
        <div className={styles.reducedRow}>
          <LogoLink />
          <p className={styles.secure}>
            <Icon body={lock} />
            <span className={styles.onlyWide}>{t('header.secureHint')}</span>
            <span className={styles.onlySmall}>{t('header.secureHintShort')}</span>
          </p>
        </div>
      </div>
    </header>
  );
};

const IconLinks = () => {
  const { site, t } = useSite();
  const countWords = pluralForms(site.locale, (count) => t('header.cartCount', { count }));
  return (
    <ul className={styles.icons}>
      <li className={styles.onlyWide}>
        <a className={styles.iconLink} href={headerLinks.storefinder} title={t('header.storefinder')}>
          <Icon body={mapPin} size={26} />
          <Hidden>{t('header.storefinder')}</Hidden>
        </a>
      </li>
      <li>
        <a className={styles.iconLink} href={headerLinks.account} title={t('header.account')}>
          <Icon body={user} size={26} />
          <Hidden>{t('header.account')}</Hidden>
        </a>
      </li>
      <li>
        <a className={styles.iconLink} href={headerLinks.cart} title={t('header.cart')}>
          <Icon body={bag} size={26} />
          <Hidden>{t('header.cart')}</Hidden>
          <span aria-hidden="true">
            <Live name="cart-count" className={styles.count} />
          </span>
          <Hidden>
            <Live name="cart-words" words={countWords} />
          </Hidden>
        </a>
      </li>
    </ul>
  );
};

/** HDR-1, HDR-4. The parts that are personal are empty here and written in by header.start.ts. */
export const Header = ({ benefits, reduced, pageType, banner, search, menu, navigation }: HeaderProps) => {
  const t = useT();
  if (reduced) return <ReducedHeader />;
  return (
    <>
      {benefits.length > 0 && <Benefits links={benefits} />}
      {banner}
      <header className={styles.header} data-header data-page-type={pageType}>
        <div className={styles.width}>
          <div className={styles.main}>
            {menu && <div className={styles.menu}>{menu}</div>}
            <LogoLink />
            <p className={styles.greeting}>
              {t('header.greeting')} <a href={headerLinks.account}>{t('header.login')}</a>
            </p>
            <div className={styles.search}>{search}</div>
            <IconLinks />
          </div>
        </div>
        {navigation}
      </header>
    </>
  );
};
