import type { KeyboardEvent, MouseEvent } from 'react';
import caret from 'virtual:icons/caret-down';
import mapPin from 'virtual:icons/map-pin';
import bag from 'virtual:icons/shopping-bag';
import user from 'virtual:icons/user';
import { pluralForms } from '../../sites/plural-forms.ts';
import { useSite, useT } from '../../sites/site-context.tsx';
import type { Open } from '../../ui/flyout/flyout.machine.ts';
import type { Send } from '../../ui/flyout/use-flyout.ts';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Live } from '../../ui/live/Live.tsx';
import styles from './header-icons.module.css';
import { IconFlyout } from './IconFlyout.tsx';
import { earlyId, flyoutId, iconHref, iconTitles, type IconName } from './icons.constants.ts';

const icons = { storefinder: mapPin, account: user, cart: bag } as const;

/** HDR-6: a dot, and a text for screen readers. */
const Known = () => {
  const t = useT();
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <Hidden>
        <Live name="known" words={{ known: `, ${t('header.known')}` }} />
      </Hidden>
    </>
  );
};

/** CART-10 */
const Count = () => {
  const { site, t } = useSite();
  return (
    <>
      <span aria-hidden="true">
        <Live name="cart-count" className={styles.count} />
      </span>
      <Hidden>
        <Live name="cart-words" words={pluralForms(site.locale, (count) => t('header.cartCount', { count }))} />
      </Hidden>
    </>
  );
};

/** One icon: its link, the button that opens its flyout without a pointer, and the flyout. */
export const IconEntry = ({
  name,
  isOpen,
  open,
  isGoing,
  isTouch,
  send,
}: {
  readonly name: IconName;
  readonly isOpen: boolean;
  /** its flyout while visible, open or closing */
  readonly open: Open<IconName> | undefined;
  readonly isGoing: boolean;
  readonly isTouch: (event: MouseEvent) => boolean;
  readonly send: Send<IconName>;
}) => {
  const t = useT();
  const title = t(iconTitles[name]);
  return (
    <li className={styles.entry} data-icon={name} data-open={isOpen ? '' : undefined}>
      <a
        className={styles.link}
        href={iconHref(name)}
        title={isOpen ? undefined : title}
        data-keep-click="touch"
        data-early={earlyId(name)}
        onClick={(event) => {
          // HDR-9: by touch the first tap opens, the second follows the link.
          if (isOpen || !isTouch(event)) return;
          event.preventDefault();
          send({ tag: 'tapped', target: name });
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          send({ tag: 'entered', target: name });
        }}
      >
        <Icon body={icons[name]} size={26} />
        <Hidden>{title}</Hidden>
        {name === 'account' && <Known />}
        {name === 'cart' && <Count />}
      </a>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? flyoutId(name) : undefined}
        aria-label={t('header.open', { title })}
        data-keep-click
        onClick={() => send({ tag: 'toggled', target: name })}
      >
        <Icon body={caret} size={16} />
      </button>
      {open && <IconFlyout name={name} open={open} isGoing={isGoing} send={send} />}
    </li>
  );
};
