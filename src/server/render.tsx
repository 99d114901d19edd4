import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { componentOf, type AnyIsland } from '../islands/island.ts';
import { RegionCollectorProvider, type RegionCollector } from '../islands/Region.tsx';
import { Document, type DocumentProps } from '../pages/shell/Document.tsx';
import { RowTiles } from '../pages/shell/Shelf.tsx';
import { fragments, type FragmentName, type FragmentSettings } from '../pages/shell/fragments.tsx';
import type { ProductTile } from '../contracts/catalogue.contract.ts';
import type { ShellData } from '../pages/shell/shell-data.ts';
import type { Site } from '../sites/site.ts';
import { SiteProvider } from '../sites/site-context.tsx';
import { translator, type Catalogue } from '../sites/translate.ts';

/** The one file of the server that is bundled: everything that holds JSX hangs on it. */
const viewFiles = import.meta.glob<Record<string, ComponentType<object>>>('../pages/*/*Page.tsx', { eager: true });
const views = new Map(
  Object.entries(viewFiles).map(([path, file]) => {
    const name = path.split('/').at(-1)?.replace('.tsx', '') ?? path;
    return [name, file[name]] as const;
  }),
);

/**
 * Renders islands apart from the page, each as a root of its own, and puts them in where their marks stand. A mark is a comment:
 * what anybody typed reaches a page escaped, and can never look like one.
 */
const collecting = (origin: string | undefined, wrap: (island: AnyIsland, props: object) => ReactElement) => {
  const kept: (() => string)[] = [];
  const collector: RegionCollector = {
    origin,
    keep: (island, props, idPrefix) => {
      kept.push(() => renderToString(wrap(island, props), { identifierPrefix: idPrefix }));
      return `<!--island ${kept.length - 1}-->`;
    },
  };
  const fill = (html: string): string =>
    html.replaceAll(/<!--island (\d+)-->/g, (mark, position) => kept[Number(position)]?.() ?? mark);
  return { collector, fill };
};

export interface RenderContext {
  readonly site: Site;
  readonly catalogue: Catalogue;
  /** where the result goes to a foreign page: origin that every address begins with */
  readonly origin?: string;
}

const render = (element: ReactElement, { site, catalogue, origin }: RenderContext): string => {
  const value = { site, t: translator(catalogue, site.locale) };
  const { collector, fill } = collecting(origin, (island, props) => {
    const View = componentOf(island);
    return (
      <SiteProvider value={value}>
        <View {...props} />
      </SiteProvider>
    );
  });
  return fill(
    renderToString(
      <SiteProvider value={value}>
        <RegionCollectorProvider value={collector}>{element}</RegionCollectorProvider>
      </SiteProvider>,
    ),
  );
};

/** `view` is the name of a page's component; throws where there is none. */
export const renderPage = (
  view: string,
  props: object,
  page: Omit<DocumentProps, 'children'>,
  context: RenderContext,
): string => {
  const View = views.get(view);
  if (!View) throw new Error(`there is no view ${view}: pages/<page>/${view}.tsx must export it`);
  return `<!doctype html>${render(
    <Document {...page}>
      <View {...props} />
    </Document>,
    context,
  )}`;
};

export const renderFragment = (
  name: FragmentName,
  settings: FragmentSettings,
  shell: ShellData,
  context: RenderContext,
): string => {
  const Fragment = fragments[name];
  return render(<Fragment settings={settings} shell={shell} />, context);
};

export const renderRow = (tiles: readonly ProductTile[], context: RenderContext): string =>
  render(<RowTiles tiles={tiles} />, context);
