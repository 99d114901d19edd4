import { useEffect, useRef } from 'react';
import { sitemapPath } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { seen } from '../../ui/flyout/flyout.machine.ts';
import { EntryLink } from './EntryLink.tsx';
import { Flyout } from './Flyout.tsx';
import { followsLink } from './navigation.machine.ts';
import { contentOf, firstEntries, type Entry } from './navigation.rules.ts';
import styles from './navigation.module.css';
import { useNavigation } from './use-navigation.ts';
import { usePointer } from './use-pointer.ts';
import { useRowKeys } from './use-keys.ts';
import { useTrees } from './use-trees.ts';

export interface NavigationProps {
  /** NAV-2: the first entry */
  readonly themeworlds: Entry;
  readonly items: readonly Entry[];
  readonly outletUrl: string;
  /** the version of the trees to request */
  readonly version: string;
  /** addresses from the entry of the current page down to it (NAV-5) */
  readonly branch: readonly string[];
  /** HDR-10: the header sticks, so an open flyout holds the page */
  readonly sticky: boolean;
}

/**
 * The first level of the shop as plain links, each with a flyout. Without JavaScript there are only the links; below 980 px the
 * overlay of `Menu.tsx` replaces them.
 */
export const Navigation = ({ themeworlds, items, outletUrl, version, branch, sticky }: NavigationProps) => {
  const t = useT();
  const root = useRef<HTMLElement>(null);
  const trees = useTrees(version);
  const [state, send] = useNavigation(root, sticky);
  const pointer = usePointer(send);
  const open = seen(state);
  const entries = firstEntries({ themeworlds, items, outletUrl }, t('navigation.outlet'));
  const target = state.tag === 'open' || state.tag === 'opening' ? state.target : undefined;
  const targeted = entries.find(({ url }) => url === target);
  const coming = targeted && contentOf(targeted, trees);
  const isInVain = target !== undefined && !coming;
  const isWaiting = state.tag === 'open' && !state.entering && coming?.tag === 'waiting';
  const onRowKey = useRowKeys(send, isWaiting ? target : undefined);
  useEffect(() => {
    // The content of the open flyout could not be loaded (HDR-12).
    if (isInVain) send({ tag: 'closeAsked' });
  }, [isInVain, send]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of the links inside
    <nav
      ref={root}
      className={styles.navigation}
      aria-label={t('navigation.main')}
      data-flyout-open={state.tag === 'open' ? '' : undefined}
      {...pointer.handlers}
      onBlur={({ relatedTarget }) => {
        // `null`: the window lost the focus, or something that is not focusable was pressed.
        if (relatedTarget !== null && !root.current?.contains(relatedTarget)) send({ tag: 'closeAsked' });
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above */}
      <ul className={styles.list} onKeyDown={onRowKey}>
        {entries.map((entry) => {
          const content = contentOf(entry, trees);
          const isSeen = open?.target === entry.url && content !== undefined;
          return (
            <EntryLink
              key={entry.url}
              entry={entry}
              isCurrent={entry.url === branch[0]}
              canOpen={content !== undefined}
              isOpen={isSeen && state.tag === 'open'}
              isTapFollowed={(event) =>
                !pointer.isTouch(event) || content === undefined || followsLink(state, entry.url)
              }
              send={send}
            >
              {isSeen && (
                <Flyout
                  entry={entry}
                  content={content}
                  open={open}
                  isGoing={state.tag === 'closing'}
                  current={branch}
                  send={send}
                />
              )}
            </EntryLink>
          );
        })}
        <li className={styles.withoutScript}>
          <a className={styles.item} href={sitemapPath}>
            {t('navigation.everything')}
          </a>
        </li>
      </ul>
    </nav>
  );
};
