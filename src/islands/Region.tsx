import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { invariant } from '../lib/invariant.ts';
import { useSite } from '../sites/site-context.tsx';
import { componentOf, type AnyIsland, type Island } from './island.ts';

/** What is drawn as a root of its own, so that the browser finds the very ids that it will make (useId). */
export interface Drawing {
  readonly View: ComponentType<object>;
  readonly props: object;
  readonly idPrefix: string;
  /** by which it is found again where many pages show the same; nothing where it is one page's alone */
  readonly sharedAs?: string;
}

export interface RegionCollector {
  /** keeps what is to be drawn for later and answers the mark that stands in its place until then */
  keep(drawing: Drawing): string;
  /** absolute address of the shop where the region goes to a foreign page */
  readonly origin: string | undefined;
}

const collector = createContext<RegionCollector | undefined>(undefined);
export const RegionCollectorProvider = collector.Provider;

const useCollector = (): RegionCollector => {
  const value = useContext(collector);
  invariant(value, 'a region was rendered outside a page or fragment');
  return value;
};

/** Markers that React writes as they stand: `k-region` is a custom element. */
interface MarkerProps {
  readonly name: string;
  /** `data-…`: what the page that carries the region decides about it */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly children?: ReactNode;
}

/**
 * A region that needs no React in the browser: its HTML works by itself, and its `*.start.ts`, if it has one, runs there.
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

/** A region whose HTML is drawn as a root of its own. */
const DrawnRegion = ({ name, attributes, drawing }: Omit<MarkerProps, 'children'> & { readonly drawing: Drawing }) => {
  const { site } = useSite();
  const { keep, origin } = useCollector();
  return (
    <k-region
      data-region={name}
      data-site={site.code}
      {...attributes}
      {...(origin ? { 'data-origin': origin } : {})}
      // oxlint-disable-next-line react/no-danger -- the mark is exchanged for the region's own rendering, which React made; no content string comes in here
      dangerouslySetInnerHTML={{ __html: keep(drawing) }}
    />
  );
};

interface DrawnProps<Props> {
  readonly props: Props;
  /** unique in the page where a region stands in it twice */
  readonly id?: string;
}

/**
 * A region that needs no React in the browser, drawn by itself of what it is told alone, and once for all pages that tell it
 * the same. Nothing in it may be a region.
 */
export function CachedStaticRegion<Props extends object>({
  name,
  attributes,
  of: View,
  props,
  id = name,
}: Omit<MarkerProps, 'children'> & DrawnProps<Props> & { readonly of: ComponentType<Props> }) {
  const idPrefix = `${id}-`;
  return (
    <DrawnRegion
      name={name}
      {...(attributes ? { attributes } : {})}
      drawing={{
        View: View as ComponentType<object>, // of the props beside it
        props,
        idPrefix,
        sharedAs: `${name} ${idPrefix} ${JSON.stringify(props)}`,
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
  /** many pages tell it the same: drawn once for all of them */
  readonly shared?: boolean;
}) {
  const idPrefix = `${id}-`;
  const told = JSON.stringify(props);
  return (
    <DrawnRegion
      name={island.name}
      attributes={{ 'data-wake': island.wake, 'data-id': idPrefix, 'data-props': told }}
      drawing={{
        View: componentOf(island as AnyIsland),
        props,
        idPrefix,
        ...(shared ? { sharedAs: `${island.name} ${idPrefix} ${told}` } : {}),
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
