import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { invariant } from '../lib/invariant.ts';
import { useSite } from '../sites/site-context.tsx';
import { componentOf, type AnyIsland, type Island } from './island.ts';

/** A region that is rendered as a root of its own, so that `useId` gives the same ids in the browser. */
export interface Drawing {
  readonly View: ComponentType<object>;
  readonly props: object;
  readonly idPrefix: string;
  /** the cache key of HTML that many pages share; `undefined` for the HTML of one page */
  readonly sharedAs?: string;
}

export interface RegionCollector {
  /** stores a drawing for later and returns its placeholder */
  keep(drawing: Drawing): string;
  /** the same for finished text that many pages share; `name` names its content */
  keepText(text: string, name: string): string;
  /** the shop's origin if the region goes to another site's page */
  readonly origin: string | undefined;
}

const collector = createContext<RegionCollector | undefined>(undefined);
export const RegionCollectorProvider = collector.Provider;

const useCollector = (): RegionCollector => {
  const value = useContext(collector);
  invariant(value, 'a region was rendered outside a page or fragment');
  return value;
};

interface InlineStylesProps {
  /** addresses of the files, with hashed names */
  readonly sheets: readonly string[];
  readonly text: string;
}

/** A `style` element with files of the build. Their text is a third of a page, so it is encoded once for all pages. */
export const InlineStyles = ({ sheets, text }: InlineStylesProps) => {
  const names = sheets.join(' ');
  const { keepText } = useCollector();
  // oxlint-disable-next-line react/no-danger -- files of the build; the page's policy names their hash (SAFE-1)
  return <style data-sheets={names} dangerouslySetInnerHTML={{ __html: keepText(text, names) }} />;
};

/** The marker element of a region. `k-region` is a custom element. */
interface MarkerProps {
  readonly name: string;
  /** `data-…`: settings of the page that embeds the region */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly children?: ReactNode;
}

/**
 * A region that needs no Preact in the browser: its HTML works by itself, and its `*.start.ts`, if it has one, runs there.
 */
export const StaticRegion = ({ name, attributes, children }: MarkerProps) => {
  const { site } = useSite();
  const { origin } = useCollector();
  return (
    <k-region data-region={name} data-site={site.code} {...attributes} {...(origin ? { 'data-origin': origin } : {})}>
      {children}
    </k-region>
  );
};

/** A region whose HTML is rendered as a root of its own. */
const DrawnRegion = ({ name, attributes, drawing }: Omit<MarkerProps, 'children'> & { readonly drawing: Drawing }) => {
  const { site } = useSite();
  const { keep, origin } = useCollector();
  return (
    <k-region
      data-region={name}
      data-site={site.code}
      {...attributes}
      {...(origin ? { 'data-origin': origin } : {})}
      // oxlint-disable-next-line react/no-danger -- the placeholder is replaced by the HTML that was rendered for the region; it contains no content
      dangerouslySetInnerHTML={{ __html: keep(drawing) }}
    />
  );
};

interface DrawnProps<Props> {
  readonly props: Props;
  /** unique in the page if it has the region twice */
  readonly id?: string;
}

/**
 * A region that needs no Preact in the browser and depends on its props only: rendered once for all pages that pass the same
 * props. It must not contain a region.
 */
export function CachedStaticRegion<Props extends object>({
  name,
  attributes,
  of: View,
  props,
  id = name,
  shared = true,
}: Omit<MarkerProps, 'children'> &
  DrawnProps<Props> & {
    readonly of: ComponentType<Props>;
    /** `false`: few pages pass the same props */
    readonly shared?: boolean;
  }) {
  const idPrefix = `${id}-`;
  return (
    <DrawnRegion
      name={name}
      {...(attributes ? { attributes } : {})}
      drawing={{
        View: View as ComponentType<object>, // its props stand beside it
        props,
        idPrefix,
        ...(shared ? { sharedAs: `${name} ${idPrefix} ${JSON.stringify(props)}` } : {}),
      }}
    />
  );
}

/** A region that wakes: rendered now, hydrated by the runtime when its trigger says so (EMB-2). */
export function Region<Props extends object>({
  of: island,
  props,
  id = island.name,
  shared = false,
}: DrawnProps<Props> & {
  readonly of: Island<Props>;
  /** many pages pass the same props: rendered once for all of them */
  readonly shared?: boolean;
}) {
  const idPrefix = `${id}-`;
  const json = JSON.stringify(props);
  return (
    <DrawnRegion
      name={island.name}
      attributes={{ 'data-wake': island.wake, 'data-id': idPrefix, 'data-props': json }}
      drawing={{
        View: componentOf(island as AnyIsland),
        props,
        idPrefix,
        ...(shared ? { sharedAs: `${island.name} ${idPrefix} ${json}` } : {}),
      }}
    />
  );
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell React's types of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'k-region': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        readonly [attribute: `data-${string}`]: string | undefined;
      };
    }
  }
}
