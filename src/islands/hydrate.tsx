import { Component, startTransition, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { SiteProvider } from '../sites/site-context.tsx';
import { translator } from '../sites/translate.ts';
import type { Browser } from '../platform/browser.ts';
import { BrowserProvider } from '../platform/browser-context.tsx';
import { wholeBrowser } from '../platform/whole-browser.ts';
import { useOnceBeforePaint } from '../platform/use-once.ts';
import { componentOf, type AnyIsland, type SiteTexts } from './island.ts';
import { rememberDrawn } from './keep-drawn.ts';
import { rememberTyped } from './keep-typed.ts';

/** Error boundary of one region: a fault leaves the page around it alone (EMB-3). A broken region gets the server's HTML back. */
class RegionErrorBoundary extends Component<{
  readonly onBroken: (fault: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(fault: unknown) {
    this.props.onBroken(fault);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

const FirstCommit = ({ then, children }: { readonly then: () => void; readonly children: ReactNode }) => {
  // The children's effects are done and no second render has happened: the one moment to pass typed values to React.
  useOnceBeforePaint(then);
  return children;
};

export interface Hydration {
  readonly element: HTMLElement;
  readonly island: AnyIsland;
  readonly texts: SiteTexts;
  readonly browser: Browser;
  readonly onAwake: () => void;
  readonly onBroken: (fault: unknown) => void;
}

/**
 * Hydrates the region's HTML; returns the function that restores the server's HTML, for an element that is inserted again. A
 * region that breaks gets it at once.
 */
export const hydrate = ({ element, island, texts, browser, onAwake, onBroken }: Hydration): (() => void) => {
  const { site, catalogue } = texts;
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const View = componentOf(island);
  const drawnAgain = rememberDrawn(element);
  const tellTyped = rememberTyped(element);
  const whole = wholeBrowser(browser);
  let root: Root | undefined;
  let isAwake = false;
  const end = (): void => {
    if (!root) return;
    root.unmount();
    root = undefined;
    drawnAgain(isAwake);
  };
  const breakDown = (fault: unknown): void =>
    // A microtask later: React cannot be unmounted while it commits.
    queueMicrotask(() => {
      if (!root) return;
      end();
      onBroken(fault);
    });
  // In a transition React hydrates in slices and lets the browser paint and handle input in between.
  startTransition(() => {
    root = hydrateRoot(
      element,
      <RegionErrorBoundary onBroken={breakDown}>
        <BrowserProvider value={() => whole}>
          <SiteProvider value={{ site, t: translator(catalogue, site.locale) }}>
            <FirstCommit
              then={() => {
                // A microtask later: inside the commit React would first restore its old state, and the caret would be lost.
                queueMicrotask(() => {
                  tellTyped();
                  isAwake = true;
                  onAwake();
                });
              }}
            >
              <View {...props} />
            </FirstCommit>
          </SiteProvider>
        </BrowserProvider>
      </RegionErrorBoundary>,
      {
        identifierPrefix: element.dataset.id ?? '',
        onRecoverableError: (fault) => browser.log.warn(`region ${island.name}: the server's HTML differs`, fault),
        onUncaughtError: breakDown,
      },
    );
  });
  return end;
};
