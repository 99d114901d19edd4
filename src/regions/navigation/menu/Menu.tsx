import list from 'virtual:icons/list';
import { sitemapPath } from '../../../sites/links.ts';
import { useT } from '../../../sites/site-context.tsx';
import { useId } from '../../../platform/ids.tsx';
import { Hidden } from '../../../ui/hidden/Hidden.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import button from './menu-button.module.css';
import styles from './menu.module.css';
import { MenuLevel } from './MenuLevel.tsx';
import type { NavigationProps } from '../Navigation.tsx';
import { earlyMenuId } from '../navigation.constants.ts';
import { contentOf, firstEntries } from '../navigation.rules.ts';
import { useDialog, useMenu } from './use-menu.ts';
import { useTrees } from '../use-trees.ts';

export type MenuProps = Omit<NavigationProps, 'sticky'>;

/** NAV-7: the button of small screens, and the overlay with the whole tree. Without JavaScript it leads to the site map. */
export const Menu = ({ version, branch, ...first }: MenuProps) => {
  const t = useT();
  const id = useId();
  const trees = useTrees(version);
  const [state, send] = useMenu();
  const dialog = useDialog(state);
  const entries = firstEntries(first, t('navigation.outlet'));
  const atStart = entries.find(({ url }) => url === branch[0]);

  const openMenu = () => send({ tag: 'opened', way: atStart && contentOf(atStart, trees) ? branch : [] });

  return (
    <form
      className={button.form}
      action={sitemapPath}
      onSubmit={(event) => {
        event.preventDefault();
        openMenu();
      }}
    >
      <button
        className={button.button}
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={state.tag === 'open'}
        title={t('navigation.menu')}
        data-keep-click
        data-early={earlyMenuId}
      >
        <Icon body={list} size={26} />
        <Hidden>{t('navigation.menu')}</Hidden>
      </button>
      <dialog
        ref={dialog}
        className={styles.overlay}
        aria-labelledby={state.tag === 'open' ? id : undefined}
        data-going={state.tag === 'closing' ? '' : undefined}
        onCancel={(event) => {
          // Escape, and the back gesture of a phone, act like the close button.
          event.preventDefault();
          send({ tag: 'closeAsked' });
        }}
        onClose={() => send({ tag: 'closeAsked' })}
      >
        {state.tag === 'open' && (
          <MenuLevel titleId={id} entries={entries} trees={trees} state={state} current={branch} send={send} />
        )}
      </dialog>
    </form>
  );
};
