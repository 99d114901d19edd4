import { accountLinks } from '../../sites/links.ts';
import { usePrice, useSite } from '../../sites/site-context.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from '../account/account.module.css';
import { AccountFrame, Nothing, Panel } from '../account/AccountFrame.tsx';
import type { MobilePlanPageProps } from './mobile-plan.page.ts';

export const MobilePlanPage = ({ framed, plan }: MobilePlanPageProps) => {
  const { site, t } = useSite();
  const price = usePrice();
  return (
    <AccountFrame title={t('page.account.nav.mobile')} current={accountLinks.mobilePlan} framed={framed}>
      {plan ? (
        <Panel title={plan.name}>
          <p>{plan.number}</p>
          <p id="mobile-used">
            {t('page.account.mobile.used', {
              used: plan.usedGigabytes.toLocaleString(site.locale),
              booked: plan.bookedGigabytes.toLocaleString(site.locale),
            })}
          </p>
          <p>
            <progress
              className={styles.bar}
              max={plan.bookedGigabytes}
              value={plan.usedGigabytes}
              aria-labelledby="mobile-used"
            />
          </p>
          <p>{t('page.account.mobile.renews', { day: plan.renewsOn })}</p>
          <Price figure={price(plan.price)} />
        </Panel>
      ) : (
        <Nothing text={t('page.account.mobile.none')} />
      )}
    </AccountFrame>
  );
};
