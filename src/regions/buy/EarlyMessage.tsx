import type { CSSProperties } from 'react';
import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import styles from './buy.module.css';

/** The place of the message of the region. Not in a sheet: the sheets of the product page are at their limit. */
const place: CSSProperties = { position: 'sticky', bottom: '82px', zIndex: 2, order: 2, flex: '0 0 100%' };

/**
 * CART-4: what a tap has done, for a region that sleeps: shown by `buy-asleep.effects.ts` after the answer of the server and hidden
 * when the region says the same. Not announced: screen readers get the message of the region, once. A part of the page, beside the
 * region, because Preact would remove it there.
 */
export const EarlyMessage = ({ title }: { readonly title: string }) => {
  const t = useT();
  return (
    <div data-early="buy" style={place} hidden>
      <Notification kind="success" onClose={() => {}} closeLabel={t('buy.close')}>
        {`${t('buy.added', { title })} `}
        <a className={styles.link} href={cartPagePath}>
          {t('buy.toCart')}
        </a>
      </Notification>
    </div>
  );
};
