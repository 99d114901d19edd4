import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import { useSite } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { HoverOverlay } from '../../ui/flyout/HoverOverlay.tsx';
import { accountPlaces, type AccountLink } from './account-links.rules.ts';
import { overlayDelayMs } from './icons.constants.ts';
import styles from './icon-flyout.module.css';

const words = {
  overview: 'header.account',
  card: 'header.card',
  orders: 'header.orders',
  watchlist: 'header.watchlist',
  beans: 'header.beans',
  mobilePlan: 'header.mobilePlan',
  community: 'header.community',
} as const satisfies Readonly<Record<AccountLink['place'], string>>;

const WaysIn = () => {
  const { t } = useSite();
  return (
    <div className={styles.waysIn}>
      <ButtonLink href={accountLinks.login} width="full">
        {t('header.login')}
      </ButtonLink>
      <a className={styles.register} href={accountLinks.register}>
        {t('header.register')}
      </a>
    </div>
  );
};

/** HDR-7: login and registration for guests, logout for known customers, and between them the same links for both. */
export const AccountFlyout = ({ customer }: { readonly customer: CustomerState }) => {
  const { site, t } = useSite();
  const { loggedInOrRemembered, loyaltyBeans, communityMember } = customer;
  const beans = new Intl.NumberFormat(site.locale).format(loyaltyBeans);
  const beside: Partial<Record<AccountLink['place'], string>> = {
    beans,
    ...(communityMember ? { community: t('header.member') } : {}),
  };
  const drawLink = ({ place, href }: AccountLink, describedBy?: string) => (
    <a className={styles.place} href={href} aria-describedby={describedBy}>
      {t(words[place])} {beside[place] && <span className={styles.beside}>{beside[place]}</span>}
    </a>
  );
  return (
    <>
      {!loggedInOrRemembered && <WaysIn />}
      <ul className={styles.places}>
        {accountPlaces(site.code, customer).map((link) => (
          <li key={link.place}>
            {link.place === 'beans' ? (
              <HoverOverlay delayMs={overlayDelayMs} text={t('header.beansHint')}>
                {(describedBy) => drawLink(link, describedBy)}
              </HoverOverlay>
            ) : (
              drawLink(link)
            )}
          </li>
        ))}
        {loggedInOrRemembered && (
          <li>
            <a className={styles.place} href={accountLinks.logout}>
              {t('header.logout')}
            </a>
          </li>
        )}
      </ul>
    </>
  );
};
