import cross from 'virtual:icons/x';
import { appStores } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Rating } from '../../ui/rating/Rating.tsx';
import type { Device } from './app-banner.rules.ts';
import styles from './app-banner.module.css';

export interface AppBannerProps {
  /** without it the banner is hidden until app-banner.start.ts shows it: the page is the same for all visitors */
  readonly device?: Device;
}

/** The smallest form of the logo, as in the app's icon. */
const Mark = () => (
  <span className={styles.mark} aria-hidden="true">
    <svg viewBox="0 0 32 32" width={30} height={30} fill="currentColor">
      <path d="M2 1h8v30H2z" />
      <path d="M12 15.2C12 6.6 18.9 1 29.6 1 29.6 9.9 22.6 15.2 12 15.2z" />
      <path d="M12 16.8C22.6 16.8 29.6 22.1 29.6 31 18.9 31 12 25.4 12 16.8z" />
    </svg>
  </span>
);

const devices = ['android', 'ios'] as const;

/** APPB-1. It contains the links to both stores; the style sheet shows the one for the device. */
export const AppBanner = ({ device }: AppBannerProps) => {
  const t = useT();
  return (
    <aside
      className={styles.banner}
      aria-label={t('app-banner.label')}
      data-banner
      {...(device ? { 'data-device': device } : { hidden: true })}
    >
      <div className={styles.inside}>
        <button className={styles.close} type="button" data-close>
          <Icon body={cross} size={20} />
          <Hidden>{t('app-banner.close')}</Hidden>
        </button>
        <Mark />
        <div>
          <p className={styles.headline}>{t('app-banner.headline')}</p>
          <Rating value={5} words={t('app-banner.rating')} count="(89k)" />
        </div>
        {devices.map((store) => (
          <span key={store} className={styles.way} data-store={store}>
            <ButtonLink href={appStores[store].page} size="small">
              {t('app-banner.open')}
            </ButtonLink>
          </span>
        ))}
      </div>
    </aside>
  );
};
