import { mostLevels, type NavigationNode } from '../../contracts/content/navigation.contract.ts';
import { themeworldSections, type ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';
import { sectionsOf, type WorldSection } from '../../domain/content/themeworld.rules.ts';
import { isMembers, membersOf, textOf } from '../../lib/json.ts';
import { foldText } from '../../lib/text/search-words.ts';
import type { Branch } from './navigation.machine.ts';

/** A tree that is requested on intent: waiting, loaded or failed. */
export type Load<T> =
  | { readonly tag: 'waiting' }
  | { readonly tag: 'ready'; readonly value: T }
  | { readonly tag: 'failed' };

export interface Trees {
  readonly nodes: Load<readonly NavigationNode[]>;
  readonly worlds: Load<ThemeworldNavigation>;
}

export interface Entry {
  readonly title: string;
  readonly url: string;
  readonly target?: string | undefined;
}

export const nothingYet: Trees = { nodes: { tag: 'waiting' }, worlds: { tag: 'waiting' } };

interface TreeLike {
  readonly href: string;
  readonly children: readonly TreeLike[];
}

const wayTo = (nodes: readonly TreeLike[], path: string): readonly string[] => {
  for (const { href, children } of nodes) {
    if (href === path) return [href];
    const below = wayTo(children, path);
    if (below.length > 0) return [href, ...below];
  }
  return [];
};

/** NAV-5: the addresses from the first level down to the first of `paths` that is in the tree; empty if none is. */
export const branchTo = (nodes: readonly TreeLike[], paths: readonly (string | undefined)[]): readonly string[] => {
  for (const path of paths) {
    const way = path === undefined ? [] : wayTo(nodes, path);
    if (way.length > 0) return way;
  }
  return [];
};

/** The row whose column is shown. */
export const shownBranch = (
  branch: Branch,
  node: NavigationNode,
  current: readonly string[],
): NavigationNode | undefined => {
  const withColumn = node.children.filter(({ children }) => children.length > 0);
  switch (branch.kind) {
    case 'none':
      return undefined;
    case 'chosen':
      return withColumn.find(({ href }) => href === branch.at);
    case 'start':
      return withColumn.find(({ href }) => current.includes(href)) ?? withColumn[0];
  }
};

/** Whether all entries of a list pass: for what is undefined, empty or false they do not. */
const isListOf = (value: unknown, fits: (entry: unknown) => unknown): boolean =>
  Array.isArray(value) && value.every(fits);

const isTeaserItem = (value: unknown) =>
  isMembers(value) && textOf(value['title']) && isMembers(value['link']) && isMembers(value['image']);
/** Whether a node and all levels below it can be drawn as they are. */
const isWholeNode = (levels: number) => (value: unknown) =>
  levels > 0 &&
  isMembers(value) &&
  textOf(value['title']) &&
  textOf(value['href']) &&
  isListOf(value['children'], isWholeNode(levels - 1)) &&
  (value['teaser'] === undefined || isListOf(membersOf(value['teaser'])['list'], isTeaserItem));

/** The body as our own service answers; `undefined` where it needs the reader of other services. */
export const wholeNodes = (body: unknown): readonly NavigationNode[] | undefined =>
  // Checked node by node.
  isListOf(body, isWholeNode(mostLevels)) ? (body as readonly NavigationNode[]) : undefined;

const isWorld = (value: unknown) => {
  const { title, url, desktopImg, availability, badges } = membersOf(value);
  const { derivatives, cutout } = membersOf(desktopImg);
  return (
    textOf(title) &&
    textOf(url) &&
    isListOf(derivatives, (entry) => textOf(membersOf(entry)['path'])) &&
    isMembers(membersOf(cutout)['focusPoint']) &&
    isListOf(availability, textOf) &&
    isListOf(badges, textOf)
  );
};
const isSection = (value: unknown) => {
  const { headline, themeworlds } = membersOf(value);
  return value === undefined || (textOf(headline) && isListOf(themeworlds, isWorld));
};

/** The same for themeworlds. Checked by hand, because the schema library stays on the server. */
export const wholeThemeworlds = (body: unknown): ThemeworldNavigation | undefined => {
  const { overview, sections, translations } = membersOf(body);
  const { title, url } = membersOf(overview);
  return textOf(title) &&
    textOf(url) &&
    isMembers(translations) &&
    isMembers(sections) &&
    themeworldSections.every((key) => isSection(sections[key]))
    ? // Each field is checked here.
      (body as ThemeworldNavigation)
    : undefined;
};

/** Returns the next position for arrow keys, Home and End among `count` links, cyclically; `undefined` for other keys. */
export const stepTo = (
  key: string,
  { back, forth }: { readonly back: string; readonly forth: string },
  position: number,
  count: number,
): number | undefined => {
  if (count === 0) return undefined;
  switch (key) {
    case forth:
      return (position + 1) % count;
    case back:
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** Returns the next title after `position` that begins with the typed text, ignoring accents and case, cyclically. */
export const jumpTo = (titles: readonly string[], position: number, typed: string): number | undefined => {
  const wanted = foldText(typed);
  if (wanted === '') return undefined;
  // A second letter continues the word: the current entry may still match.
  const first = wanted.length > 1 ? 0 : 1;
  for (let step = first; step < titles.length + first; step += 1) {
    const at = (position + step) % titles.length;
    if (foldText(titles[at] ?? '').startsWith(wanted)) return at;
  }
  return undefined;
};

/** An entry of the first level: the themeworlds, a node of the tree, or a plain link. */
export interface FirstEntry extends Entry {
  readonly kind: 'worlds' | 'node' | 'link';
}

/** NAV-2: the themeworlds, one entry per node, and the outlet. */
export const firstEntries = (
  { themeworlds, items, outletUrl }: { themeworlds: Entry; items: readonly Entry[]; outletUrl: string },
  outletTitle: string,
): readonly FirstEntry[] => [
  { ...themeworlds, kind: 'worlds' },
  ...items.map((item) => ({ ...item, kind: 'node' as const })),
  { title: outletTitle, url: outletUrl, kind: 'link' },
];

export const flyoutId = (url: string): string => `navigation-${url.replaceAll(/[^a-z0-9]+/gi, '-')}`;

/** The content of a flyout, or `waiting` while it is loading. */
export type Content =
  | { readonly tag: 'waiting' }
  | { readonly tag: 'node'; readonly node: NavigationNode }
  | { readonly tag: 'worlds'; readonly worlds: ThemeworldNavigation; readonly sections: readonly WorldSection[] };

/** Returns `undefined` if there is nothing to open: the entry is a plain link. */
export const contentOf = ({ kind, url }: FirstEntry, { nodes, worlds }: Trees): Content | undefined => {
  if (kind === 'link') return undefined;
  const load = kind === 'worlds' ? worlds : nodes;
  if (load.tag === 'waiting') return { tag: 'waiting' };
  if (kind === 'worlds') {
    if (worlds.tag !== 'ready') return undefined;
    const sections = sectionsOf(worlds.value);
    return sections.length === 0 ? undefined : { tag: 'worlds', worlds: worlds.value, sections };
  }
  const node = nodes.tag === 'ready' ? nodes.value.find(({ href }) => href === url) : undefined;
  return node && (node.children.length > 0 || node.teaser) ? { tag: 'node', node } : undefined;
};

/** Accepts a target from the content if it opens a new window; that page gets no reference to this one. */
export const targetOf = (target: string | undefined): { readonly target?: string; readonly rel?: string } =>
  target === '_blank' ? { target, rel: 'noopener' } : {};
