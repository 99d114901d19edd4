import { createContext, useContext, type ReactNode } from 'react';
import { invariant } from '../lib/invariant.ts';
import { useSite } from '../sites/site-context.tsx';
import type { AnyIsland, Island } from './island.ts';

/** Renders islands as roots of their own, so that the browser finds the very ids that it will make (useId). */
export interface RegionCollector {
  /** keeps the island for later and answers the mark that stands in its place until then */
  keep(island: AnyIsland, props: object, idPrefix: string): string;
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
export const StillRegion = ({ name, attributes, children }: MarkerProps) => {
  const { site } = useSite();
  const { origin } = useCollector();
  return (
    <k-region data-region={name} data-site={site.code} {...attributes} {...(origin ? { 'data-origin': origin } : {})}>
      {children}
    </k-region>
  );
};

/** A region that wakes: rendered now, hydrated by the runtime when its trigger says so (EMB-2). */
export function Region<Props extends object>({
  of: island,
  props,
  id = island.name,
}: {
  readonly of: Island<Props>;
  readonly props: Props;
  /** unique in the page where a region stands in it twice */
  readonly id?: string;
}) {
  const { site } = useSite();
  const { keep, origin } = useCollector();
  const idPrefix = `${id}-`;
  return (
    <k-region
      data-region={island.name}
      data-site={site.code}
      data-wake={island.wake}
      data-id={idPrefix}
      data-props={JSON.stringify(props)}
      {...(origin ? { 'data-origin': origin } : {})}
      // oxlint-disable-next-line react/no-danger -- the mark is exchanged for the region's own rendering, which React made; no content string comes in here
      dangerouslySetInnerHTML={{ __html: keep(island as AnyIsland, props, idPrefix) }}
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
