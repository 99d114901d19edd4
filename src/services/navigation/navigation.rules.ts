import type { Category, CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { NavigationNode, TeaserItem } from '../../contracts/content/navigation.contract.ts';
import { pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { spanAround, type TimeSpan } from '../../lib/time/time-span.ts';
import type { EntryRow, TeaserRow } from './navigation.repository.ts';

/** NAV-5: 488 x 287; twice as wide for sharp screens. */
const teaserWidth = 800;

/** From its start (inclusive) to its end (exclusive); null is open. */
export const isCurrent = (
  row: { readonly valid_from: Date | null; readonly valid_to: Date | null },
  { at }: Moment,
): boolean => (row.valid_from === null || row.valid_from <= at) && (row.valid_to === null || row.valid_to > at);

const teaserItem = (tree: CategoryTree, { title, category, picture }: TeaserRow): TeaserItem[] => {
  const target = tree.byId.get(category);
  if (!target) return [];
  return [
    {
      title,
      link: { title: target.title, url: target.url },
      image: { src: pictureUrl(picture, 'original', teaserWidth, 'webp'), alt: '' },
    },
  ];
};

const leaf = ({ title, url, children }: Pick<Category, 'title' | 'url' | 'children'>): NavigationNode => ({
  title,
  href: url,
  children: children.map(leaf),
});

export const navigationSpan = (entries: readonly EntryRow[], { at }: Moment): TimeSpan =>
  spanAround(
    entries.flatMap(({ valid_from, valid_to }) =>
      [valid_from, valid_to].flatMap((time) => (time === null ? [] : [time.getTime()])),
    ),
    at,
  );

/** After the import of a foreign catalogue, all departments are shown until the navigation is written. */
const allDepartments = (tree: CategoryTree): NavigationNode[] => tree.top.map(leaf);

/** NAV-1, NAV-2: returns the nodes at a moment, without entries whose category is no longer sold. */
export const nodesOf = (entries: readonly EntryRow[], tree: CategoryTree, moment: Moment): NavigationNode[] => {
  if (!entries.some(({ category_id }) => tree.byId.has(category_id))) return allDepartments(tree);
  return entries
    .filter((entry) => isCurrent(entry, moment))
    .flatMap((entry): NavigationNode[] => {
      const category = tree.byId.get(entry.category_id);
      if (!category) return [];
      const list = entry.teaser_items.flatMap((item) => teaserItem(tree, item));
      return [
        {
          title: category.title,
          href: category.url,
          children: category.children.map(leaf),
          ...(entry.teaser_title !== null && list.length > 0 ? { teaser: { title: entry.teaser_title, list } } : {}),
        },
      ];
    });
};
