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

const LeafLink = ({
  leaf,
  isCurrent,
}: {
  readonly leaf: Pick<NavigationNode, 'title' | 'href' | 'target'>;
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

/** What a column holds: links, and below them further levels, which expand; those above the current page are open. */
const Levels = ({ nodes, way }: { readonly nodes: readonly NavigationNode[]; readonly way: readonly string[] }) => {
  const t = useT();
  return (
    <ul data-column>
      {nodes.map((node) => (
        <li key={node.href} className={styles.level}>
          <LeafLink leaf={node} isCurrent={way.at(-1) === node.href} />
          {node.children.length > 0 && (
            <details open={way.includes(node.href)}>
              <summary aria-label={t('navigation.open', { title: node.title })}>
                <Icon body={caret} size={16} />
              </summary>
              <Levels nodes={node.children} way={way} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
};

/** A row with a column of its own: the link leads to it, the button opens it. */
const Branching = ({
  leaf,
  isOpen,
  way,
  send,
}: {
  readonly leaf: NavigationNode;
  readonly isOpen: boolean;
  /** addresses from the first level down to the current page */
  readonly way: readonly string[];
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
          aria-current={way.at(-1) === leaf.href ? 'page' : undefined}
          onClick={(event) => {
            // By touch the first tap opens the branch, the second one follows the link.
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
          <Levels nodes={leaf.children} way={way} />
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
              leaf={{ ...node, title: t('navigation.all', { title: node.title }) }}
              isCurrent={page === node.href}
            />
          </li>
          {node.children.map((leaf) =>
            leaf.children.length > 0 ? (
              <Branching key={leaf.href} leaf={leaf} isOpen={leaf.href === branch?.href} way={current} send={send} />
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
