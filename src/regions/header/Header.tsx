import type { ReactNode } from 'react';
import envelope from 'virtual:icons/envelope-simple';
import lock from 'virtual:icons/lock-simple';
import question from 'virtual:icons/question';
import storefront from 'virtual:icons/storefront';
import truck from 'virtual:icons/truck';
import type { Wordmark } from '../../contracts/shop/wordmark.contract.ts';
import { benefitEvents, benefitLabels } from '../../domain/tracking/tracking.rules.ts';
import { headerLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Live } from '../../ui/live/Live.tsx';
import styles from './header.module.css';
import { Logo } from './Logo.tsx';

export interface HeaderProps {
  /** HDR-5: up to four links; without any, no strip */
  readonly benefits: readonly { readonly url: string; readonly text: string; readonly boldLink?: boolean }[];
  /** without it the logo is the name of the shop */
  readonly wordmark?: Wordmark | undefined;
  /** HDR-4: for checkout: only logo and hint */
  readonly reduced: boolean;
  /** the promotion above the header; without it, no banner */
  readonly banner?: ReactNode;
  /** HDR-4: whether the reduced header shows the hint on safe shopping */
  readonly secureHint: boolean;
  readonly search: ReactNode;
  /** links to stores, account and cart */
  readonly icons: ReactNode;
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
        {links.slice(0, benefitIcons.length).map(({ url, text, boldLink }, position) => (
          <li key={url}>
            <a
              className={styles.benefit}
              href={url}
              data-benefit={benefitLabels[position]}
              data-track={JSON.stringify(benefitEvents(url, position))}
            >
              <Icon body={benefitIcons[position] ?? truck} size={18} />
              {boldLink ? <b>{text}</b> : text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const LogoLink = ({ wordmark }: Pick<HeaderProps, 'wordmark'>) => {
  const t = useT();
  return (
    <a className={styles.logoLink} href={headerLinks.home}>
      <Logo className={styles.logo} wordmark={wordmark} />
      <Hidden>{t('header.home')}</Hidden>
    </a>
  );
};

const ReducedHeader = ({ secureHint, wordmark }: Pick<HeaderProps, 'secureHint' | 'wordmark'>) => {
  const t = useT();
  return (
    <header className={styles.reduced}>
      <div className={styles.width}>
        <div className={styles.reducedRow}>
          <LogoLink wordmark={wordmark} />
          {secureHint && (
            <p className={styles.secure}>
              <Icon body={lock} />
              <span className={styles.onlyWide}>{t('header.secureHint')}</span>
              <span className={styles.onlySmall}>{t('header.secureHintShort')}</span>
            </p>
          )}
        </div>
      </div>
    </header>
  );
};

/** HDR-6: the greeting for guests; header.start.ts replaces it for known customers. */
const Greeting = () => {
  const t = useT();
  return (
    <p className={styles.greeting}>
      <Live name="greeting" className={styles.named} words={{ named: t('header.greetingNamed', { name: '#' }) }} />
      <span className={styles.unnamed}>{t('header.greeting')}</span>{' '}
      <a className={styles.forStrangers} href={headerLinks.account}>
        {t('header.login')}
      </a>
      <a className={styles.forKnown} href={headerLinks.account}>
        {t('header.account')}
      </a>
    </p>
  );
};

/** HDR-1, HDR-4. Personal parts are empty here and filled in by header.start.ts. */
export const Header = ({
  benefits,
  wordmark,
  reduced,
  secureHint,
  banner,
  search,
  icons,
  menu,
  navigation,
}: HeaderProps) => {
  if (reduced) return <ReducedHeader secureHint={secureHint} wordmark={wordmark} />;
  return (
    <>
      {benefits.length > 0 && <Benefits links={benefits} />}
      {banner}
      <div className={styles.place} data-header-place />
      <header className={styles.header} data-header>
        <div className={styles.width}>
          <div className={styles.main}>
            {menu && <div className={styles.menu}>{menu}</div>}
            <LogoLink wordmark={wordmark} />
            <Greeting />
            <div className={styles.search}>{search}</div>
            <div className={styles.icons}>{icons}</div>
          </div>
        </div>
        {navigation}
      </header>
      {/* foreign.css shows the header once this has come */}
      <i data-header-end hidden />
    </>
  );
};
