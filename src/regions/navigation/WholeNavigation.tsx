import sparkle from 'virtual:icons/sparkle';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { sectionsOf } from '../../domain/content/themeworld.rules.ts';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { NavigationProps } from './Navigation.tsx';
import { targetOf } from './navigation.rules.ts';
import styles from './whole-navigation.module.css';

const Nodes = ({ nodes }: { readonly nodes: readonly NavigationNode[] }) => (
  <ul>
    {nodes.map(({ title, href, target, children }) => (
      <li key={href}>
        <a href={href} {...targetOf(target)}>
          {title}
        </a>
        {children.length > 0 && <Nodes nodes={children} />}
      </li>
    ))}
  </ul>
);

const Worlds = ({ worlds }: { readonly worlds: ThemeworldNavigation }) => (
  <ul>
    {sectionsOf(worlds).flatMap(({ themeworlds }) =>
      themeworlds.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      )),
    )}
  </ul>
);

export type WholeNavigationProps = Pick<NavigationProps, 'themeworlds' | 'items' | 'outletUrl' | 'branch'> & {
  readonly tree: readonly NavigationNode[];
  readonly worlds?: ThemeworldNavigation | undefined;
};

/** NAV-6: for search engines: every level as plain lists of links in `details` elements. */
export const WholeNavigation = ({ themeworlds, items, outletUrl, branch, tree, worlds }: WholeNavigationProps) => {
  const t = useT();
  const nodes = new Map(tree.map((node) => [node.href, node]));
  const mark = (url: string) => (url === branch[0] ? { 'aria-current': 'true' as const } : {});
  return (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      <ul className={styles.list}>
        <li>
          <a className={styles.item} href={themeworlds.url} {...mark(themeworlds.url)}>
            <Icon body={sparkle} size={20} />
            {themeworlds.title}
          </a>
          {worlds && (
            <details className={styles.below}>
              <summary>{t('navigation.open', { title: themeworlds.title })}</summary>
              <Worlds worlds={worlds} />
            </details>
          )}
        </li>
        {items.map(({ title, url, target }) => {
          const below = nodes.get(url)?.children ?? [];
          return (
            <li key={url}>
              <a className={styles.item} href={url} {...targetOf(target)} {...mark(url)}>
                {title}
              </a>
              {below.length > 0 && (
                <details className={styles.below}>
                  <summary>{t('navigation.open', { title })}</summary>
                  <Nodes nodes={below} />
                </details>
              )}
            </li>
          );
        })}
        <li>
          <a className={styles.item} data-sale href={outletUrl}>
            {t('navigation.outlet')}
          </a>
        </li>
      </ul>
    </nav>
  );
};
