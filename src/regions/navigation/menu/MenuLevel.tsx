import back from 'virtual:icons/arrow-left';
import caret from 'virtual:icons/caret-right';
import mapPin from 'virtual:icons/map-pin';
import sparkle from 'virtual:icons/sparkle';
import user from 'virtual:icons/user';
import cross from 'virtual:icons/x';
import { headerLinks } from '../../../sites/links.ts';
import { useT } from '../../../sites/site-context.tsx';
import { Hidden } from '../../../ui/hidden/Hidden.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import button from './menu-button.module.css';
import styles from './menu.module.css';
import type { MenuState } from './menu.machine.ts';
import { MenuNode, MenuWaiting, MenuWorlds } from './MenuNode.tsx';
import { contentOf, targetOf, type Content, type FirstEntry, type Trees } from '../navigation.rules.ts';
import type { MenuSend } from './use-menu.ts';

type OpenMenu = Extract<MenuState, { tag: 'open' }>;

const Head = ({
  titleId,
  title,
  hasBack,
  send,
}: {
  readonly titleId: string;
  readonly title: string;
  readonly hasBack: boolean;
  readonly send: MenuSend;
}) => {
  const t = useT();
  return (
    <div className={styles.head}>
      {hasBack ? (
        <button className={button.button} type="button" onClick={() => send({ tag: 'wentBack' })}>
          <Icon body={back} />
          <Hidden>{t('navigation.back')}</Hidden>
        </button>
      ) : (
        <span />
      )}
      <h2 className={styles.title} id={titleId} tabIndex={-1} data-title>
        {title}
      </h2>
      <button className={button.button} type="button" onClick={() => send({ tag: 'closeAsked' })}>
        <Icon body={cross} />
        <Hidden>{t('navigation.close')}</Hidden>
      </button>
    </div>
  );
};

const FirstLevel = ({
  entries,
  trees,
  current,
  send,
}: {
  readonly entries: readonly FirstEntry[];
  readonly trees: Trees;
  readonly current: string | undefined;
  readonly send: MenuSend;
}) => {
  const t = useT();
  const mark = (url: string) => (url === current ? { 'aria-current': 'true' as const } : {});
  return (
    <>
      <ul className={styles.rows}>
        {entries.map((entry) => {
          const { kind, title, url, target } = entry;
          return (
            <li key={url} data-way={title}>
              {contentOf(entry, trees) ? (
                <button
                  className={styles.row}
                  type="button"
                  data-entry={url}
                  {...mark(url)}
                  onClick={() => send({ tag: 'entered', at: url })}
                >
                  {kind === 'worlds' && <Icon body={sparkle} />}
                  <span className={styles.words}>{title}</span>
                  <Icon body={caret} size={20} />
                </button>
              ) : (
                <a
                  className={styles.row}
                  href={url}
                  {...targetOf(target)}
                  data-sale={kind === 'link' ? '' : undefined}
                  {...mark(url)}
                >
                  <span className={styles.words}>{title}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <ul className={styles.further}>
        <li>
          <a className={styles.row} href={headerLinks.storefinder}>
            <Icon body={mapPin} />
            <span className={styles.words}>{t('header.storefinder')}</span>
          </a>
        </li>
        <li>
          <a className={styles.row} href={headerLinks.account}>
            <Icon body={user} />
            <span className={styles.words}>{t('header.account')}</span>
          </a>
        </li>
      </ul>
    </>
  );
};

const LevelBelow = ({
  content,
  state,
  current,
  send,
}: {
  readonly content: Content;
  readonly state: OpenMenu;
  readonly current: readonly string[];
  readonly send: MenuSend;
}) => {
  switch (content.tag) {
    case 'waiting':
      return <MenuWaiting />;
    case 'node':
      return <MenuNode node={content.node} expanded={state.expanded} current={current.at(-1)} send={send} />;
    case 'worlds':
      return <MenuWorlds worlds={content.worlds} sections={content.sections} />;
  }
};

/** What the overlay shows: the first level, or the one below an entry. */
export const MenuLevel = ({
  titleId,
  entries,
  trees,
  state,
  current,
  send,
}: {
  readonly titleId: string;
  readonly entries: readonly FirstEntry[];
  readonly trees: Trees;
  readonly state: OpenMenu;
  readonly current: readonly string[];
  readonly send: MenuSend;
}) => {
  const t = useT();
  const entry = entries.find(({ url }) => url === state.at);
  const content = entry && contentOf(entry, trees);
  return (
    <>
      <Head
        titleId={titleId}
        title={content ? entry.title : t('navigation.main')}
        hasBack={Boolean(content)}
        send={send}
      />
      {/* A key per level: each one is animated in and starts at its top. */}
      <div className={styles.level} key={content ? entry.url : ''} data-by={state.by}>
        {content ? (
          <LevelBelow content={content} state={state} current={current} send={send} />
        ) : (
          <FirstLevel entries={entries} trees={trees} current={current[0]} send={send} />
        )}
      </div>
    </>
  );
};
