import type { MouseEvent, ReactNode } from 'react';
import caret from 'virtual:icons/caret-down';
import sparkle from 'virtual:icons/sparkle';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { flyoutId, targetOf, type FirstEntry } from './navigation.rules.ts';
import styles from './navigation.module.css';
import type { Send } from './use-navigation.ts';

/** One entry of the first level: its link, the button that opens its flyout, and the flyout. */
export const EntryLink = ({
  entry: { title, url, target, kind },
  isCurrent,
  canOpen,
  isOpen,
  isTapFollowed,
  send,
  children,
}: {
  readonly entry: FirstEntry;
  readonly isCurrent: boolean;
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  /** whether a click on the link now means to go there */
  readonly isTapFollowed: (event: MouseEvent) => boolean;
  readonly send: Send;
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <li
      className={styles.entry}
      data-way={title}
      {...(canOpen ? { 'data-entry': url } : { 'data-plain': '' })}
      data-open={isOpen ? '' : undefined}
    >
      <span className={styles.head}>
        <a
          className={styles.item}
          href={url}
          {...targetOf(target)}
          data-sale={kind === 'link' ? '' : undefined}
          // `true`, not `page`: the page may lie anywhere below the entry.
          aria-current={isCurrent ? 'true' : undefined}
          {...(kind === 'link' ? {} : { 'data-keep-click': 'touch' })}
          onClick={(event) => {
            if (isTapFollowed(event)) return;
            event.preventDefault();
            send({ tag: 'tapped', target: url });
          }}
        >
          {kind === 'worlds' && <Icon body={sparkle} size={20} />}
          {title}
        </a>
        {canOpen && (
          <button
            className={styles.toggle}
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? flyoutId(url) : undefined}
            aria-label={t('navigation.open', { title })}
            data-keep-click
            onClick={() => send({ tag: 'toggled', target: url })}
          >
            <Icon body={caret} size={16} />
          </button>
        )}
      </span>
      {children}
    </li>
  );
};
