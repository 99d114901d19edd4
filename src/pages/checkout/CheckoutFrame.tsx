import type { ReactNode } from 'react';
import check from 'virtual:icons/check';
import { cartPagePath } from '../../contracts/cart/cart.contract.ts';
import { checkoutPath, type OpenCheckout } from '../../contracts/order/order.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { stepEvent } from './checkout-tracking.rules.ts';
import content from '../shell/content.module.css';
import styles from './checkout.module.css';

const steps = [
  { text: 'page.checkout.step.cart', place: 0, href: cartPagePath },
  { text: 'page.checkout.step.address', place: 1, href: checkoutPath },
  { text: 'page.checkout.step.review', place: 2, href: undefined },
] as const;

/** A page of the checkout: the finished steps and the next ones. */
export const CheckoutFrame = ({
  step,
  bought,
  children,
}: {
  /** 1: address and payment, 2: review */
  readonly step: 1 | 2;
  /** the tracked event of links back */
  readonly bought: Pick<OpenCheckout, 'lines' | 'sums'>;
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <div className={`${content.width} ${styles.page}`}>
      <nav className={styles.steps} aria-label={t('page.checkout.steps')}>
        <ol className={styles.stepList}>
          {steps.map(({ text, place, href }) => (
            <li
              key={text}
              className={styles.step}
              data-done={place < step || undefined}
              aria-current={place === step ? 'step' : undefined}
            >
              {place < step && href !== undefined ? (
                <a
                  className={styles.stepLink}
                  href={href}
                  data-track={JSON.stringify([stepEvent('reverse_checkout', bought, place)])}
                >
                  <Icon body={check} size={18} />
                  {t(text)}
                </a>
              ) : (
                t(text)
              )}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
};
