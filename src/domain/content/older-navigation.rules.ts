import {
  mostLevels,
  type NavigationNode,
  type Teaser,
  type TeaserItem,
} from '../../contracts/content/navigation.contract.ts';

type Json = Readonly<Record<string, unknown>>;
// Each member is checked before use.
const json = (value: unknown): Json => (value ?? {}) as Json;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const targetIn = ({ target }: Json) => (text(target) ? { target: text(target) } : {});

const teaserItemOf = (value: unknown): TeaserItem[] => {
  const [item, link, image] = [json(value), json(json(value)['link']), json(json(value)['image'])];
  const url = text(link['url']) || text(link['href']);
  const title = text(item['title']) || text(link['title']);
  return url && title && text(image['src'])
    ? [
        {
          title,
          link: { title: text(link['title']), url, ...targetIn(link) },
          image: { src: text(image['src']), alt: text(image['alt']) },
        },
      ]
    : [];
};

const teaserOf = (value: unknown): { readonly teaser?: Teaser } => {
  const list = listOf(json(value)['list']).flatMap(teaserItemOf);
  return list.length > 0 ? { teaser: { title: text(json(value)['title']), list } } : {};
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
  const nodes = body.flatMap((value: unknown, position) => {
    const node = json(value);
    const here = [...way, position];
    const [title, href] = [text(node['title']), text(node['href'])];
    if (!title || !href || here.length > mostLevels) {
      onBad(here.join('.'));
      return [];
    }
    const children = readNodes(node['children'], onBad, here) ?? [];
    return [{ title, href, ...targetIn(node), children, ...teaserOf(node['teaser']) }];
  });
  return nodes.length > 0 || body.length === 0 || way.length > 0 ? nodes : undefined;
};
