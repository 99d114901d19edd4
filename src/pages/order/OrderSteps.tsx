import { useT } from '../../sites/site-context.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import panels from './order-panels.module.css';
import styles from './order-steps.module.css';
import type { ShownOrder } from './order-shown.rules.ts';

const ends: ReadonlySet<string> = new Set(['CANCELLED']);

/** SHOP-13: what an order has reached and what comes, with the parcels that are on their way. */
export const OrderSteps = ({
  order: { steps, parcels },
}: {
  readonly order: Pick<ShownOrder, 'steps' | 'parcels'>;
}) => {
  const t = useT();
  return (
    <section className={panels.panel} aria-labelledby="order-steps">
      <h2 id="order-steps" className={`${panels.title} ${panels.head}`}>
        {t('page.order.steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ state, is, at }) => (
          <li
            key={state}
            className={styles.step}
            data-is={is}
            data-end={ends.has(state) || undefined}
            aria-current={is === 'now' ? 'step' : undefined}
          >
            <span className={styles.name}>
              {t(`page.account.orders.state.${state}`)}
              {is !== 'now' && <Hidden>{` (${t(`page.order.step.${is}`)})`}</Hidden>}
            </span>
            {at !== undefined && <span className={styles.time}>{at}</span>}
          </li>
        ))}
      </ol>
      {parcels.length > 0 && (
        <ul className={styles.parcels}>
          {parcels.map(({ carrier, number, url }) => (
            <li key={number} className={styles.parcel}>
              {t('page.order.parcel', { carrier, number })}
              <ButtonLink href={url} kind="secondary" size="small" isElsewhere>
                {t('page.order.track')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
