import type { CSSProperties } from 'react';
import cross from 'virtual:icons/x';
import { useT } from '../../sites/site-context.tsx';
import layer from '../../ui/flyout/flyout-layer.module.css';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './icon-flyout.module.css';
import { earlyId, flyoutTitles, type IconName } from './icons.constants.ts';

/**
 * The whole window below the header (z-index 10), for the panel at its lower edge. Not in a sheet: those of the product page are at
 * their limit.
 */
const cover = {
  position: 'fixed',
  inset: 0,
  zIndex: 9,
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  '--room': '100vh',
} as CSSProperties; // which know no custom properties

/** As high as what the cart's flyout shows first (cart-flyout.module.css), so that its title does not move. */
const room = { minHeight: 104 };

/** The frame of a flyout on phones, which a tap shows until the region is awake; on wide windows the shade alone, as
 * the panel has another place there. Closed without a script. */
export const EarlyFlyout = ({ name }: { readonly name: IconName }) => {
  const t = useT();
  const titleId = `${earlyId(name)}-title`;
  return (
    <dialog style={cover} id={earlyId(name)} aria-labelledby={titleId}>
      <div className={`${layer.shade} ${styles.shade}`} />
      <div className={styles.panel}>
        <form className={styles.inside} method="dialog">
          <div className={styles.head}>
            <p className={layer.heading} id={titleId}>
              {t(flyoutTitles[name])}
            </p>
            <button className={`${layer.close} ${styles.close}`}>
              <Icon body={cross} size={20} />
              <Hidden>{t('header.close')}</Hidden>
            </button>
          </div>
          <div style={room} />
        </form>
      </div>
    </dialog>
  );
};
