import { LRUCache } from 'lru-cache';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RegionCollectorProvider, type Drawing, type RegionCollector } from '../../islands/Region.tsx';
import { RootIds } from '../../platform/ids.tsx';
import { Document, type DocumentProps } from '../../pages/shell/Document.tsx';
import { DrawnItem, type DrawnBlock } from '../../pages/shell/DrawnItem.tsx';
import { RowTiles } from '../../pages/shell/rows/Shelf.tsx';
import {
  fragments,
  type FragmentName,
  type FragmentProps,
  type FragmentSettings,
} from '../../pages/shell/fragments.tsx';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import type { PreviewMark } from '../../pages/shell/EveryPage.tsx';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import type { Site } from '../../sites/site.ts';
import { SiteProvider } from '../../sites/site-context.tsx';
import { translator, type Catalogue } from '../../sites/translate.ts';
import { FaultFocusProvider, type FaultFocus } from '../../ui/field/fault-focus.ts';
import { withFirstFaultFocused, type FocusAt } from './first-fault.ts';
import { bytesOf, writtenOnce, type Piece, type Written } from './page-bytes.ts';

/** This is the only file of the server that is bundled: it imports everything that contains JSX. */
const viewFiles = import.meta.glob<Record<string, ComponentType<object>>>('../../pages/*/*Page.tsx', { eager: true });
const views = new Map(
  Object.entries(viewFiles).map(([path, file]) => {
    const name = path.split('/').at(-1)?.replace('.tsx', '') ?? path;
    return [name, file[name]] as const;
  }),
);

/** The size of the cache of one site: the bytes of its HTML and the characters of its keys. */
const mostKept = 4_000_000;
const newMemory = () =>
  new LRUCache<string, Written>({
    maxSize: mostKept,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

/** The caches of HTML that many pages share, by their texts: header and footer are half of a page. */
const memories = new WeakMap<Catalogue, ReturnType<typeof newMemory>>();
const memoryOf = (catalogue: Catalogue) => {
  const known = memories.get(catalogue) ?? newMemory();
  memories.set(catalogue, known);
  return known;
};

/** Texts that need no site. */
const siteless = newMemory();

const once = (memory: ReturnType<typeof newMemory>, key: string, make: () => string): Written => {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const html = writtenOnce(make());
  memory.set(key, html);
  return html;
};

/**
 * Renders each island as a root of its own and replaces its mark in the page with the result. A mark is a comment: text that
 * visitors typed is escaped, so it can never look like one.
 */
const collecting = (
  { site, catalogue, origin }: RenderContext,
  wrap: (drawing: Drawing, island: number) => ReactElement,
) => {
  const kept: (() => Piece)[] = [];
  const memory = memoryOf(catalogue);
  const draw = (drawing: Drawing, island: number): string => renderToString(wrap(drawing, island));
  const keep = (piece: (island: number) => Piece): string => {
    const island = kept.length;
    kept.push(() => piece(island));
    return `<!--island ${island}-->`;
  };
  const collector: RegionCollector = {
    origin,
    keep: (drawing) =>
      keep((island) => {
        const make = () => draw(drawing, island);
        return drawing.sharedAs === undefined ? make() : once(memory, `${site.code} ${drawing.sharedAs}`, make);
      }),
    keepText: (text, name) => keep(() => once(siteless, name, () => text)),
  };
  /** Splits at the marks: pieces of the page alternate with numbers of islands. */
  const fill = (html: string): Piece[] =>
    html
      .split(/<!--island (\d+)-->/)
      .map((piece, place) => (place % 2 === 0 ? piece : (kept[Number(piece)]?.() ?? '')));
  return { collector, fill, islands: () => kept.length };
};

export interface RenderContext {
  readonly site: Site;
  readonly catalogue: Catalogue;
  /** the origin that every address begins with, if the result is for a page on another host */
  readonly origin?: string;
  /** the page is for one visitor: the first fault of a form gets the focus */
  readonly focusesFault?: boolean;
}

const draw = (element: ReactElement, context: RenderContext, begin: string, focusAt?: FocusAt): Buffer => {
  const { site, catalogue } = context;
  const value = { site, t: translator(catalogue, site.locale) };
  const inContext = (view: ReactElement, focus: FaultFocus | undefined, idPrefix = '') => (
    <RootIds prefix={idPrefix}>
      <SiteProvider value={value}>
        <FaultFocusProvider value={focus}>{view}</FaultFocusProvider>
      </SiteProvider>
    </RootIds>
  );
  const { collector, fill, islands } = collecting(context, ({ View, props, sharedAs, idPrefix }, island) =>
    // The HTML that pages share has no focus.
    inContext(<View {...props} />, sharedAs === undefined ? focusAt?.(() => island) : undefined, idPrefix),
  );
  const html = renderToString(
    inContext(
      <RegionCollectorProvider value={collector}>{element}</RegionCollectorProvider>,
      // Between the island before and the next one.
      focusAt?.(() => islands() - 0.5),
    ),
  );
  return bytesOf([begin, ...fill(html)]);
};

const render = (element: ReactElement, context: RenderContext, begin = ''): Buffer =>
  context.focusesFault
    ? withFirstFaultFocused((focusAt) => draw(element, context, begin, focusAt))
    : draw(element, context, begin);

/** Renders a page; `view` is the name of its component. Throws if there is none. */
export const renderPage = (
  view: string,
  props: object,
  page: Omit<DocumentProps, 'children'>,
  context: RenderContext,
): Buffer => {
  const View = views.get(view);
  if (!View) throw new Error(`there is no view ${view}: pages/<page>/${view}.tsx must export it`);
  return render(
    <Document {...page}>
      <View {...props} />
    </Document>,
    context,
    '<!doctype html>',
  );
};

export const renderFragment = (
  name: FragmentName,
  settings: FragmentSettings,
  {
    mark,
    ...data
  }: { readonly mark?: PreviewMark | undefined } & Pick<FragmentProps, 'shell' | 'shown' | 'laterSheet'>,
  context: RenderContext,
): string => {
  const Fragment = fragments[name];
  return render(<Fragment settings={settings} mark={mark} {...data} />, context).toString();
};

/** Renders a page with the block of one item alone (DESK-2). */
export const renderItem = (
  block: DrawnBlock,
  { shell, styles }: { readonly shell: ShellData; readonly styles: readonly string[] },
  context: RenderContext,
): Buffer => render(<DrawnItem block={block} shell={shell} styles={styles} />, context, '<!doctype html>');

export const renderRow = (tiles: readonly ProductTile[], context: RenderContext): string =>
  render(<RowTiles tiles={tiles} />, context).toString();
