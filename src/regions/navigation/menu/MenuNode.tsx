import arrow from 'virtual:icons/arrow-right';
import minus from 'virtual:icons/minus';
import plus from 'virtual:icons/plus';
import type { NavigationNode } from '../../../contracts/content/navigation.contract.ts';
import type { ThemeworldNavigation } from '../../../contracts/content/themeworld.contract.ts';
import type { WorldSection } from '../../../domain/content/themeworld.rules.ts';
import { useT } from '../../../sites/site-context.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './menu.module.css';
import { flyoutId, targetOf } from '../navigation.rules.ts';
import { Teasers } from '../Teasers.tsx';
import type { MenuSend } from './use-menu.ts';
import { WorldRow } from '../WorldRow.tsx';

/** The link to the page of the whole category. */
const AllLink = ({
  node: { title, href, target },
  isCurrent,
}: {
  readonly node: NavigationNode;
  readonly isCurrent: boolean;
}) => {
  const t = useT();
  return (
    <a className={styles.row} href={href} {...targetOf(target)} data-all aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.words}>{t('navigation.all', { title })}</span>
      <Icon body={arrow} size={20} />
    </a>
  );
};

const PlainLink = ({
  leaf: { title, href, target },
  isCurrent,
}: {
  readonly leaf: NavigationNode;
  readonly isCurrent: boolean;
}) => (
  <a className={styles.row} href={href} {...targetOf(target)} aria-current={isCurrent ? 'page' : undefined}>
    <span className={styles.words}>{title}</span>
  </a>
);

interface Level {
  /** addresses of the rows that are expanded */
  readonly expanded: readonly string[];
  readonly current: string | undefined;
  readonly send: MenuSend;
}

const Expanding = ({ leaf, expanded, current, send }: Level & { readonly leaf: NavigationNode }) => {
  const isOpen = expanded.includes(leaf.href);
  const id = `menu-${flyoutId(leaf.href)}`;
  return (
    <>
      <button
        className={styles.row}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => send({ tag: 'rowToggled', at: leaf.href })}
      >
        <span className={styles.words}>{leaf.title}</span>
        <Icon body={isOpen ? minus : plus} size={20} />
      </button>
      {isOpen && (
        <ul className={styles.children} id={id}>
          <li>
            <AllLink node={leaf} isCurrent={current === leaf.href} />
          </li>
          <Rows nodes={leaf.children} {...{ expanded, current, send }} />
        </ul>
      )}
    </>
  );
};

/** The rows of one level; those with further levels expand. */
const Rows = ({ nodes, ...level }: Level & { readonly nodes: readonly NavigationNode[] }) =>
  nodes.map((leaf) => (
    <li key={leaf.href} data-way={leaf.title}>
      {leaf.children.length > 0 ? (
        <Expanding leaf={leaf} {...level} />
      ) : (
        <PlainLink leaf={leaf} isCurrent={level.current === leaf.href} />
      )}
    </li>
  ));

/** The level below an entry: rows that expand, the teaser last. */
export const MenuNode = ({ node, ...level }: Level & { readonly node: NavigationNode }) => (
  <>
    <ul className={styles.rows} data-way={node.title}>
      <li>
        <AllLink node={node} isCurrent={level.current === node.href} />
      </li>
      <Rows nodes={node.children} {...level} />
    </ul>
    {node.teaser && (
      <div className={styles.teasers}>
        <Teasers teaser={node.teaser} />
      </div>
    )}
  </>
);

export const MenuWorlds = ({
  worlds: { overview, translations },
  sections,
}: {
  readonly worlds: ThemeworldNavigation;
  readonly sections: readonly WorldSection[];
}) => {
  const t = useT();
  return (
    <>
      <ul className={styles.rows}>
        <li>
          <a className={styles.row} href={overview.url} data-all>
            <span className={styles.words}>{t('navigation.allWorlds')}</span>
            <Icon body={arrow} size={20} />
          </a>
        </li>
      </ul>
      {sections.map(({ key, headline, themeworlds }) => (
        <section key={key} className={styles.section} aria-labelledby={`menu-${key}`}>
          <h3 id={`menu-${key}`}>{headline}</h3>
          <ul className={styles.worlds}>
            {themeworlds.map((world) => (
              <li key={world.url}>
                <WorldRow world={world} words={translations} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};

const rows = ['58%', '44%', '66%', '50%', '62%', '40%'] as const;

/** A placeholder with the size of the content that is being loaded. */
export const MenuWaiting = () => (
  <ul className={styles.waiting} aria-hidden="true">
    {rows.map((width) => (
      <li key={width}>
        <span style={{ width }}>
          <Skeleton shape="line" />
        </span>
      </li>
    ))}
  </ul>
);
