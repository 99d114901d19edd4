import { useEffect, useRef, useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import cross from 'virtual:icons/x';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce, useOnceBeforePaint } from '../../platform/use-once.ts';
import { useT } from '../../sites/site-context.tsx';
import { showOwnPanel } from '../../platform/show-own-panel.ts';
import layer from '../../ui/flyout/flyout-layer.module.css';
import type { Open } from '../../ui/flyout/flyout.machine.ts';
import type { Send } from '../../ui/flyout/use-flyout.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { AccountFlyout } from './AccountFlyout.tsx';
import styles from './icon-flyout.module.css';
import { earlyId, flyoutId, flyoutTitles, type IconName } from './icons.constants.ts';
import { StoreFlyout } from './StoreFlyout.tsx';
import { useCustomer } from './use-customer.ts';

const Account = () => <AccountFlyout customer={useCustomer()} />;
/** Pixels of the header that must be in the window for a panel to hang below it. */
const leastSeen = 60;

const contents = { storefinder: StoreFlyout, account: Account } as const;
const NoCart = () => <Notification kind="error">{useT()('cart.error.load')}</Notification>;

/** The content of the cart is loaded when its flyout opens: every page has the icon, and few visits open it. */
const useContent = (name: IconName): ReactNode => {
  const [Cart, setCart] = useState<ComponentType>();
  useOnce(() => {
    if (name !== 'cart') return;
    void import('./AddedCart.tsx').then(
      ({ AddedCart }) => setCart(() => AddedCart),
      () => setCart(() => NoCart),
    );
  });
  if (name === 'cart') return Cart && <Cart />;
  const Content = contents[name];
  return <Content />;
};

/** Puts the focus into the flyout where the keyboard asked for it, as soon as its content is there. */
const useEntering = ({ entering }: Open<IconName>, isThere: boolean, send: Send<IconName>) => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!entering || !isThere) return;
    panel.current?.querySelector<HTMLElement>('[data-content] :is(a, input:not([type="hidden"]))')?.focus();
    send({ tag: 'focusArrived' });
  }, [entering, isThere, send]);
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
  const { viewport } = useBrowser()();
  const content = useContent(name);
  const panel = useEntering(open, content !== undefined, send);
  useOnceBeforePaint(() => showOwnPanel(earlyId(name), () => panel.current?.parentElement));
  const close = () => send({ tag: 'closeAsked' });
  const titleId = `${flyoutId(name)}-title`;
  // CSS cannot calculate the height below the header.
  const room = open.room === undefined ? {} : ({ '--room': `${Math.round(open.room)}px` } as CSSProperties);
  return (
    // While closing it is visible but not focusable.
    <div className={layer.layer} data-going={isGoing ? '' : undefined} inert={isGoing} style={room}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers; the keyboard has Escape and the close button */}
      <div className={`${layer.shade} ${styles.shade}`} data-shade onClick={close} />
      <section
        className={styles.panel}
        ref={panel}
        id={flyoutId(name)}
        aria-labelledby={titleId}
        data-flyout={name}
        // Else its head would be above the window.
        data-away={(open.room ?? 0) > viewport.height() - leastSeen ? '' : undefined}
      >
        <div className={styles.inside}>
          <div className={styles.head}>
            <p className={layer.heading} id={titleId} tabIndex={-1}>
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
            {content ?? (
              <div aria-busy="true">
                <Skeleton shape="title" />
                <Skeleton shape="line" />
                <Skeleton shape="line" />
              </div>
            )}
          </div>
        </div>
      </section>
    </div>
  );
};
