import type { ReactNode } from 'react';
import bean from 'virtual:icons/coffee-bean';
import phone from 'virtual:icons/device-mobile';
import gear from 'virtual:icons/user-gear';
import heart from 'virtual:icons/heart';
import card from 'virtual:icons/identification-card';
import pin from 'virtual:icons/map-pin';
import box from 'virtual:icons/package';
import out from 'virtual:icons/sign-out';
import user from 'virtual:icons/user';
import people from 'virtual:icons/users-three';
import { accountLinks, accountPages } from '../../sites/links.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import type { TextKey } from '../../sites/translate.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import content from '../shell/content.module.css';
import { Refusal } from '../shell/Refusal.tsx';
import styles from './account.module.css';
import type { Framed, Said } from './account.rules.ts';

interface Entry {
  readonly href: string;
  readonly text: TextKey;
  readonly icon: string;
  readonly onlyDe?: true;
}
const entries: readonly Entry[] = [
  { href: accountLinks.overview, text: 'page.account.nav.overview', icon: user },
  { href: accountLinks.orders, text: 'page.account.nav.orders', icon: box },
  { href: accountLinks.watchlist, text: 'page.account.nav.watchlist', icon: heart },
  { href: accountLinks.beans, text: 'page.account.nav.beans', icon: bean },
  { href: accountLinks.card, text: 'page.account.nav.card', icon: card },
  { href: accountPages.data, text: 'page.account.nav.data', icon: gear },
  { href: accountPages.addresses, text: 'page.account.nav.addresses', icon: pin },
  { href: accountLinks.mobilePlan, text: 'page.account.nav.mobile', icon: phone, onlyDe: true },
  { href: accountLinks.community, text: 'page.account.nav.community', icon: people, onlyDe: true },
  { href: accountLinks.logout, text: 'page.account.nav.logout', icon: out },
];

export const SaidNote = ({ said }: { readonly said?: Said | undefined }) => {
  if (!said) return null;
  const note = <Notification kind={said.kind}>{said.text}</Notification>;
  return said.kind === 'error' ? (
    <Refusal className={styles.said}>{note}</Refusal>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain blocks
    <div className={styles.said} role="status">
      {note}
    </div>
  );
};

/** The frame of the account pages: links to the others at the side (pills on phones), the page beside them. */
export const AccountFrame = ({
  title,
  current,
  framed,
  said,
  children,
}: {
  readonly title: string;
  readonly current: string;
  readonly framed: Framed;
  readonly said?: Said | undefined;
  readonly children: ReactNode;
}) => {
  const { site, t } = useSite();
  const shown = entries.filter(({ onlyDe }) => !onlyDe || framed.site.hasMobile);
  return (
    <div className={`${content.width} ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.layout}>
        <nav className={styles.nav} aria-label={t('page.account.nav.label')}>
          <ul className={styles.entries}>
            {shown.map(({ href, text, icon }) => (
              <li key={href}>
                <a className={styles.entry} href={href} aria-current={href === current ? 'page' : undefined}>
                  <Icon body={icon} />
                  {t(text)}
                  {href === accountLinks.beans && (
                    <span className={styles.count}>{framed.beans.toLocaleString(site.locale)}</span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.main}>
          <SaidNote said={said} />
          {children}
        </div>
      </div>
    </div>
  );
};

/** A box of the page with a heading. */
export const Panel = ({
  title,
  id,
  children,
}: {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.panel} id={id}>
    <h2 className={styles.panelTitle}>{title}</h2>
    {children}
  </section>
);

/** A page with one form, for visitors who are not logged in. */
export const SmallPage = ({
  title,
  said,
  beside,
  children,
}: {
  readonly title: string;
  readonly said?: Said | undefined;
  /** panels at the right, below on phones */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={`${content.width} ${styles.page} ${beside === undefined ? '' : styles.sides}`}>
    <div className={styles.small}>
      <h1 className={styles.title}>{title}</h1>
      <SaidNote said={said} />
      {children}
    </div>
    {beside}
  </div>
);

/** A panel that leads to another page. */
export const LinkPanel = ({
  title,
  text,
  href,
}: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}) => (
  <section className={styles.panel}>
    <h2 className={styles.panelTitle}>{title}</h2>
    <p>{text}</p>
    <a className={styles.link} href={href}>
      {title}
    </a>
  </section>
);

/** The message for an empty page, with a link that leads on. */
export const Nothing = ({
  text,
  href,
  link,
}: {
  readonly text: string;
  readonly href?: string;
  readonly link?: string;
}) => {
  const t = useT();
  return (
    <div className={styles.nothing}>
      <p>{text}</p>
      <p>
        <a className={styles.link} href={href ?? '/'}>
          {link ?? t('page.account.toShop')}
        </a>
      </p>
    </div>
  );
};
