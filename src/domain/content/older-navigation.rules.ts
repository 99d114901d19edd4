import {
  mostLevels,
  type NavigationNode,
  type Teaser,
  type TeaserItem,
} from '../../contracts/content/navigation.contract.ts';
import { entriesOf, listOf } from '../../lib/json-lists.ts';
import { membersOf, textOf, type Members } from '../../lib/json.ts';

const targetIn = (link: Members) => {
  const target = textOf(link['target']);
  return target === undefined ? {} : { target };
};

const teaserItemOf = (item: Members): TeaserItem | undefined => {
  const [link, image] = [membersOf(item['link']), membersOf(item['image'])];
  const url = textOf(link['url']) ?? textOf(link['href']);
  const src = textOf(image['src']);
  const title = textOf(item['title']) ?? textOf(link['title']);
  if (url === undefined || src === undefined || title === undefined) return undefined;
  return {
    title,
    link: { title: textOf(link['title']) ?? '', url, ...targetIn(link) },
    image: { src, alt: textOf(image['alt']) ?? '' },
  };
};

const teaserOf = (value: unknown): { readonly teaser?: Teaser } => {
  const { title, list } = membersOf(value);
  const items = entriesOf(list, teaserItemOf);
  return items.length > 0 ? { teaser: { title: textOf(title) ?? '', list: items } } : {};
};

/**
 * NAV-1: reads the nodes of any service level by level. A node without a title or an address, or below the eighth level, is left
 * out and reported to `onBad` by its way from the first level; the rest of the tree stays. Checked by hand, because the schema
 * library stays on the server. `undefined` where nothing of it is a navigation (HDR-12).
 */
export const readNodes = (
  body: unknown,
  onBad: (way: string) => void,
  way: readonly number[] = [],
): NavigationNode[] | undefined => {
  if (!Array.isArray(body)) return undefined;
  const nodes = listOf(body, (value, position): NavigationNode | undefined => {
    const node = membersOf(value);
    const here = [...way, position];
    const [title, href] = [textOf(node['title']), textOf(node['href'])];
    if (title === undefined || href === undefined || here.length > mostLevels) {
      onBad(here.join('.'));
      return undefined;
    }
    const children = readNodes(node['children'], onBad, here) ?? [];
    return { title, href, ...targetIn(node), children, ...teaserOf(node['teaser']) };
  });
  return nodes.length > 0 || body.length === 0 || way.length > 0 ? nodes : undefined;
};
