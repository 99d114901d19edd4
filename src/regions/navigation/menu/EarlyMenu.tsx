import back from 'virtual:icons/arrow-left';
import caret from 'virtual:icons/caret-right';
import sparkle from 'virtual:icons/sparkle';
import cross from 'virtual:icons/x';
import { useT } from '../../../sites/site-context.tsx';
import { Hidden } from '../../../ui/hidden/Hidden.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { earlyMenuId } from '../navigation.constants.ts';
import { contentOf, firstEntries, nothingYet, targetOf, type FirstEntry } from '../navigation.rules.ts';
import button from './menu-button.module.css';
import type { MenuProps } from './Menu.tsx';
import styles from './menu.module.css';
import { MenuWaiting } from './MenuNode.tsx';

const Row = ({ entry }: { readonly entry: FirstEntry }) => {
  const { kind, title, url, target } = entry;
  return (
    <li data-way={title}>
      <a className={styles.row} href={url} {...targetOf(target)} data-sale={kind === 'link' ? '' : undefined}>
        {kind === 'worlds' && <Icon body={sparkle} />}
        <span className={styles.words}>{title}</span>
        {kind !== 'link' && <Icon body={caret} size={20} />}
      </a>
    </li>
  );
};

/** NAV-7: what the overlay of small screens shows at first. A tap opens it until the region is awake; it needs no script. */
export const EarlyMenu = ({ branch, ...first }: Omit<MenuProps, 'version'>) => {
  const t = useT();
  const entries = firstEntries(first, t('navigation.outlet'));
  const at = entries.find((entry) => entry.url === branch[0] && contentOf(entry, nothingYet));
  const titleId = `${earlyMenuId}-title`;
  return (
    <dialog
      className={styles.overlay}
      id={earlyMenuId}
      aria-labelledby={titleId}
      // Above the page, as a modal dialog is. Not in a sheet: those of the product page are at their limit.
      style={{ position: 'fixed', inset: 0, zIndex: 11 }}
    >
      <form className={styles.head} method="dialog">
        {at ? (
          <span className={button.button}>
            <Icon body={back} />
          </span>
        ) : (
          <span />
        )}
        <h2 className={styles.title} id={titleId}>
          {at ? at.title : t('navigation.main')}
        </h2>
        <button className={button.button}>
          <Icon body={cross} />
          <Hidden>{t('navigation.close')}</Hidden>
        </button>
      </form>
      <div className={styles.level}>
        {at ? (
          <MenuWaiting />
        ) : (
          <ul className={styles.rows}>
            {entries.map((entry) => (
              <Row key={entry.url} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
};
