import type { PageFacts, ReachingRule } from './page-facts.ts';

/*
 * These functions run in the page: each stands alone, and knows nothing of this file but what it gets.
 */

interface PageTools {
  /** elements of the page and of its open shadow roots */
  readonly all: (selector: string) => readonly HTMLElement[];
  readonly isOurs: (element: Element) => boolean;
  readonly nameOf: (element: Element) => string;
  /** regions that stand in no other one */
  readonly regions: readonly HTMLElement[];
  readonly header: HTMLElement | undefined;
  /** the part of the header that sticks */
  readonly bar: HTMLElement | undefined;
}

const pageTools = (): PageTools => {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  const all = (selector: string): HTMLElement[] =>
    roots.flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)));
  const regions = all('k-region[data-region]').filter((region) => !region.parentElement?.closest('k-region'));
  const header = regions.find(({ dataset }) => dataset['region'] === 'header');
  return {
    all,
    isOurs: (element) => element.closest('k-region') !== null,
    nameOf: ({ localName, id, classList }) =>
      [localName, ...(id === '' ? [] : [`#${id}`]), ...Array.from(classList, (name) => `.${name}`)].join(''),
    regions,
    header,
    bar: header?.querySelector<HTMLElement>('[data-header]') ?? undefined,
  };
};

const readRegions = ({
  all,
  regions,
}: PageTools): Pick<PageFacts, 'regions' | 'elements' | 'baseOrigin' | 'isQuirks' | 'hasViewport' | 'sharedIds'> => {
  const baseOrigin = new URL(document.baseURI).origin;
  const ids = new Map<string, number>();
  for (const { id } of all('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1);
  return {
    isQuirks: document.compatMode === 'BackCompat',
    hasViewport: document.querySelector('meta[name="viewport"]') !== null,
    baseOrigin: baseOrigin === location.origin ? undefined : baseOrigin,
    regions: regions.map((region) => ({
      name: region.dataset['region'] ?? '',
      status: region.dataset['status'] ?? '',
      hasPaths: region.querySelector('[href^="/"], [action^="/"], [src^="/"]') !== null,
    })),
    elements: all('*')
      .filter(({ localName }) => localName.startsWith('kontor-'))
      .map(({ localName, dataset }) => ({ name: localName, status: dataset['status'] ?? '' })),
    sharedIds: [...new Set(all('k-region [id]').map(({ id }) => id))].filter(
      (id) => id !== '' && (ids.get(id) ?? 0) > 1,
    ),
  };
};

const readTexts = ({ all }: PageTools): Pick<PageFacts, 'leftIncludes' | 'warnings' | 'isGarbled'> => {
  const comments: string[] = [];
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) comments.push(walker.currentNode.nodeValue ?? '');
  const includes = comments.filter((text) => /^#\s*include/.test(text)).map((text) => `<!--${text}-->`);
  const edges = all(String.raw`esi\:include`).map((element) => element.outerHTML.slice(0, 100));
  return {
    leftIncludes: includes.concat(edges).filter((text) => text.includes('/fragments/')),
    warnings: comments.filter((text) => text.startsWith(' Kontor: ')).map((text) => text.trim()),
    isGarbled: (document.body.textContent.match(/\uFFFD/g) ?? []).length > 50,
  };
};

const readStyles = ({
  all,
  regions,
}: PageTools): Pick<PageFacts, 'unstyled' | 'sizes' | 'rules' | 'unreadableSheets'> => {
  const probe = document.createElement('i');
  probe.style.cssText = 'all: initial !important; font-size: medium !important';
  document.body.append(probe);
  const mediumPx = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  const inRegions = all('k-region, k-region *');
  const reaches = (selector: string): boolean => {
    try {
      return inRegions.some((element) => element.matches(selector));
    } catch {
      return false;
    }
  };
  const rules: ReachingRule[] = [];
  const readRules = (list: Iterable<CSSRule>): void => {
    for (const rule of list) {
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) readRules(rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      const hasIds = (rule.selectorText.match(/#[\w-]+/g) ?? []).length > 2;
      const strong = Array.from(rule.style).filter(
        (name) => hasIds || rule.style.getPropertyPriority(name) === 'important',
      );
      if (strong.length > 0 && reaches(rule.selectorText))
        rules.push({ selector: rule.selectorText, properties: strong });
    }
  };
  const unreadableSheets: string[] = [];
  for (const sheet of document.styleSheets) {
    // The names of the build's files (eight characters of a hash in earlier versions): their rules are the regions' own.
    if (/\/assets\/[\w.-]+-[\w-]{7,8}\.css$/.test(sheet.href ?? '')) continue;
    try {
      readRules(sheet.cssRules);
    } catch {
      unreadableSheets.push(sheet.href ?? 'a sheet without an address');
    }
  }
  const nameOf = ({ dataset }: HTMLElement): string => dataset['region'] ?? '';
  return {
    unstyled: regions.filter((region) => getComputedStyle(region).getPropertyValue('--k-rem') === '').map(nameOf),
    sizes: regions.map((region) => ({
      name: nameOf(region),
      px: Number.parseFloat(getComputedStyle(region).fontSize),
      mediumPx,
    })),
    rules: rules.slice(0, 20),
    unreadableSheets,
  };
};

const readLayers = ({
  isOurs,
  nameOf,
  header,
  bar,
}: PageTools): Pick<PageFacts, 'gaps' | 'covered' | 'bars' | 'clipping'> => {
  if (!header || !bar) return { gaps: [], covered: [], bars: [], clipping: [] };
  const gapOf = (parent: Element | null): PageFacts['gaps'] => {
    if (!parent || getComputedStyle(header).display !== 'contents') return [];
    const { display, rowGap } = getComputedStyle(parent);
    const isNamed = getComputedStyle(parent).getPropertyValue('--kontor-gap') !== '';
    if (isNamed || !/flex|grid/.test(display) || !(Number.parseFloat(rowGap) > 0)) return [];
    return [{ container: nameOf(parent), gap: rowGap }];
  };
  const coverOf = (control: Element): PageFacts['covered'] => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
    const hit = isSeen ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    if (!hit || isOurs(hit) || hit.contains(control) || hit.shadowRoot) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    return [{ what: name === '' ? control.localName : name, by: nameOf(hit) }];
  };
  const barsOf = (element: Element): PageFacts['bars'] => {
    const { position, top } = getComputedStyle(element);
    const { height, width } = element.getBoundingClientRect();
    const isBar = /^(?:fixed|sticky)$/.test(position) && top === '0px' && width > innerWidth / 2;
    return isBar && !isOurs(element) && height > 0 && height < 200
      ? [{ what: nameOf(element), height: Math.round(height) }]
      : [];
  };
  const parentsOf = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...parentsOf(element.parentElement)] : [];
  const isSticky = /sticky|fixed/.test(getComputedStyle(bar).position);
  const hasTop = getComputedStyle(bar).getPropertyValue('--kontor-sticky-top') !== '';
  return {
    gaps: gapOf(header.parentElement),
    covered: Array.from(bar.querySelectorAll('a[href], input, button')).flatMap(coverOf).slice(0, 10),
    bars: isSticky && !hasTop ? Array.from(document.body.querySelectorAll('*')).flatMap(barsOf) : [],
    clipping: isSticky
      ? parentsOf(header.parentElement)
          .filter((parent) => !/visible|clip/.test(getComputedStyle(parent).overflowY))
          .map(nameOf)
      : [],
  };
};

/** An expression that reads the facts of the page in which it is evaluated. */
export const factsExpression = `(() => {
  const tools = (${pageTools.toString()})();
  return {
    ...(${readRegions.toString()})(tools),
    ...(${readTexts.toString()})(tools),
    ...(${readStyles.toString()})(tools),
    ...(${readLayers.toString()})(tools),
  };
})()`;
