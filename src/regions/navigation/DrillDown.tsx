import type { CSSProperties } from 'react';
import arrow from 'virtual:icons/arrow-right';
import caret from 'virtual:icons/caret-right';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import layer from '../../ui/flyout/flyout-layer.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './flyout.module.css';
import { branchOf, type Open } from './navigation.machine.ts';
import { flyoutId, shownBranch, targetOf } from './navigation.rules.ts';
import { Teasers } from './Teasers.tsx';
import type { Send } from './use-navigation.ts';

type Leaf = NavigationNode['children'][number];

const LeafLink = ({
  leaf,
  isCurrent,
}: {
  readonly leaf: Pick<Leaf, 'title' | 'href' | 'target'>;
  readonly isCurrent: boolean;
}) => (
  <a
    className={styles.row}
    href={leaf.href}
    data-way={leaf.title}
    {...targetOf(leaf.target)}
    aria-current={isCurrent ? 'page' : undefined}
    data-active={isCurrent ? '' : undefined}
  >
    {leaf.title}
  </a>
);

/** A row with a column of its own: the link leads to it, the button opens it. */
const Branching = ({
  leaf,
  isOpen,
  current,
  send,
}: {
  readonly leaf: Leaf;
  readonly isOpen: boolean;
  readonly current: string | undefined;
  readonly send: Send;
}) => {
  const t = useT();
  const id = flyoutId(leaf.href);
  return (
    <li className={styles.branching} data-row={leaf.href} data-way={leaf.title}>
      <span className={styles.branchHead} data-active={isOpen ? '' : undefined}>
        <a
          className={styles.row}
          href={leaf.href}
          {...targetOf(leaf.target)}
          aria-current={current === leaf.href ? 'page' : undefined}
          onClick={(event) => {
            // By touch the first tap opens here too, the second follows.
            if (isOpen || !isTouched(event.nativeEvent)) return;
            event.preventDefault();
            send({ tag: 'branchToggled', at: leaf.href, isOpen });
          }}
        >
          {leaf.title}
        </a>
        <button
          className={styles.branchToggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={t('navigation.open', { title: leaf.title })}
          onClick={() => send({ tag: 'branchToggled', at: leaf.href, isOpen })}
        >
          <Icon body={caret} size={16} />
        </button>
      </span>
      {isOpen && (
        <div className={styles.column} id={id}>
          <p className={`${layer.heading} ${styles.heading}`} aria-hidden="true">
            {leaf.title}
          </p>
          <ul data-column>
            {leaf.children.map((child) => (
              <li key={child.href}>
                <LeafLink leaf={child} isCurrent={current === child.href} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
};

const isTouched = (event: globalThis.MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType !== '' && event.pointerType !== 'mouse';

/** NAV-5: what is below an entry, level by level, and its teasers. */
export const DrillDown = ({
  node,
  open,
  current,
  send,
}: {
  readonly node: NavigationNode;
  readonly open: Open;
  /** addresses from the first level down to the current page */
  readonly current: readonly string[];
  readonly send: Send;
}) => {
  const t = useT();
  const branch = shownBranch(branchOf(open), node, current);
  const page = current.at(-1);
  // One fixed row per link; the column beside them spans all rows and the rest.
  const rows = { '--rows': node.children.length + 1 } as CSSProperties;
  return (
    <div className={styles.drill}>
      <div className={styles.rows}>
        <p className={`${layer.heading} ${styles.heading}`}>{node.title}</p>
        <ul className={styles.rowList} style={rows} data-column>
          <li>
            <LeafLink
              leaf={{ title: t('navigation.all', { title: node.title }), href: node.href }}
              isCurrent={page === node.href}
            />
          </li>
          {node.children.map((leaf) =>
            leaf.children.length > 0 ? (
              <Branching key={leaf.href} leaf={leaf} isOpen={leaf.href === branch?.href} current={page} send={send} />
            ) : (
              <li key={leaf.href}>
                <LeafLink leaf={leaf} isCurrent={page === leaf.href} />
              </li>
            ),
          )}
        </ul>
      </div>
      {node.teaser && (
        <div className={styles.teasers}>
          <Teasers teaser={node.teaser} />
          {branch && (
            <a className={styles.more} href={branch.href}>
              {t('navigation.all', { title: branch.title })}
              <Icon body={arrow} size={18} />
            </a>
          )}
        </div>
      )}
    </div>
  );
};
