import { useEffect, useRef, type CSSProperties } from 'react';
import cross from 'virtual:icons/x';
import { useT } from '../../sites/site-context.tsx';
import { showOwnPanel } from '../../platform/show-own-panel.ts';
import layer from '../../ui/flyout/flyout-layer.module.css';
import type { Open } from '../../ui/flyout/flyout.machine.ts';
import type { Send } from '../../ui/flyout/use-flyout.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AccountFlyout } from './AccountFlyout.tsx';
import { CartFlyout } from './CartFlyout.tsx';
import styles from './icon-flyout.module.css';
import { earlyId, flyoutId, flyoutTitles, type IconName } from './icons.constants.ts';
import { StoreFlyout } from './StoreFlyout.tsx';
import { useOnceBeforePaint } from '../../platform/use-once.ts';
import { useCartPreview } from './use-cart-preview.ts';
import { useCustomer } from './use-customer.ts';

const Account = () => <AccountFlyout customer={useCustomer()} />;
const Cart = () => <CartFlyout preview={useCartPreview()} />;

const contents = { storefinder: StoreFlyout, account: Account, cart: Cart } as const;

/** Puts the focus into the flyout where the keyboard asked for it. */
const useEntering = ({ entering }: Open<IconName>, send: Send<IconName>) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!entering) return;
    panel.current?.querySelector<HTMLElement>('[data-content] :is(a, input:not([type="hidden"]))')?.focus();
    send({ tag: 'focusArrived' });
  }, [entering, send]);
  return panel;
};

/** The panel below the icons (a sheet from below on phones), and the shade over the page. */
export const IconFlyout = ({
  name,
  open,
  isGoing,
  send,
}: {
  readonly name: IconName;
  readonly open: Open<IconName>;
  readonly isGoing: boolean;
  readonly send: Send<IconName>;
}) => {
  const t = useT();
  const panel = useEntering(open, send);
  useOnceBeforePaint(() => showOwnPanel(earlyId(name), () => panel.current?.parentElement));
  const Content = contents[name];
  const close = () => send({ tag: 'closeAsked' });
  const titleId = `${flyoutId(name)}-title`;
  // CSS cannot calculate the height below the header.
  const room = open.room === undefined ? {} : ({ '--room': `${Math.round(open.room)}px` } as CSSProperties);
  return (
    // While closing it is visible but not focusable.
    <div className={layer.layer} data-going={isGoing ? '' : undefined} inert={isGoing} style={room}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers; the keyboard has Escape and the close button */}
      <div className={`${layer.shade} ${styles.shade}`} data-shade onClick={close} />
      <section className={styles.panel} ref={panel} id={flyoutId(name)} aria-labelledby={titleId} data-flyout={name}>
        <div className={styles.inside}>
          <div className={styles.head}>
            <p className={layer.heading} id={titleId}>
              {t(flyoutTitles[name])}
            </p>
            {/* Like Escape: the focus, which is on this button, goes back to the icon. */}
            <button
              className={`${layer.close} ${styles.close}`}
              type="button"
              onClick={() => send({ tag: 'escapePressed' })}
            >
              <Icon body={cross} size={20} />
              <Hidden>{t('header.close')}</Hidden>
            </button>
          </div>
          <div data-content>
            <Content />
          </div>
        </div>
      </section>
    </div>
  );
};
