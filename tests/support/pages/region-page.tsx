import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import * as hydration from '../../../src/islands/checked-hydrate.tsx';
import { componentOf, type AnyIsland, type Island, type Start } from '../../../src/islands/island.ts';
import { regionElement, type RegionLoaders } from '../../../src/islands/k-region.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { RootIds } from '../../../src/platform/ids.tsx';
import { SiteProvider } from '../../../src/sites/site-context.tsx';
import { sites } from '../../../src/sites/sites.ts';
import { regionCatalogue, regionWords } from '../browser/region-words.ts';
import { soon } from '../shops/soon.ts';

/** What the marker element loads; one document knows one `k-region`, so tests exchange what stands in here. */
const loaders: { -readonly [Key in keyof RegionLoaders]: RegionLoaders[Key] } = {
  islands: {},
  starts: {},
  texts: {},
  hydrate: async () => hydration,
  // Set by every page that a test puts up.
  browser: undefined as unknown as Browser,
};

const said: string[] = [];

/** After each test: the runtime and the console must have been silent. */
export const leavePage = (): void => {
  document.body.replaceChildren();
  if (said.length > 0) throw new Error(`the console says: ${said.splice(0).join(' | ')}`);
};

/** What the console has said since, for a test that expects it to say something. */
export const takeSaid = (): string[] => said.splice(0);

const listen = (): void => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')));
  }
};

export interface RegionPage<Props extends object> {
  readonly island: Island<Props>;
  readonly props: Props;
  readonly browser: Browser;
  /** what runs while it is asleep */
  readonly start?: Start;
  readonly code?: SiteCode;
  /** its code arrives after this */
  readonly arrives?: Promise<unknown>;
  /** whether the runtime is there; without it the page is one of a browser without JavaScript */
  readonly script?: boolean;
}

/** Puts a region into the document as the server sends it. It wakes by itself or by `awake`. */
export const putRegion = <Props extends object>({
  island,
  props,
  browser,
  start,
  code = 'DE',
  arrives,
  script = true,
}: RegionPage<Props>): HTMLElement => {
  listen();
  const View = componentOf(island as AnyIsland);
  const html = renderToString(
    <RootIds prefix={`${island.name}-`}>
      <SiteProvider value={{ site: sites[code], t: regionWords(code) }}>
        <View {...props} />
      </SiteProvider>
    </RootIds>,
  );
  if (script) {
    loaders.islands = { [island.name]: async () => ({ island: island as AnyIsland }) };
    loaders.hydrate = async () => {
      await arrives;
      return hydration;
    };
    loaders.starts = start ? { [island.name]: start } : {};
    loaders.texts = { [code]: async () => ({ site: sites[code], catalogue: regionCatalogue(code, island.name) }) };
    loaders.browser = { ...browser, log: { warn: (message) => void said.push(message) } };
    if (!customElements.get('k-region')) customElements.define('k-region', regionElement(loaders));
  }
  const element = document.createElement(script ? 'k-region' : 'div');
  Object.assign(element.dataset, {
    region: island.name,
    site: code,
    wake: island.wake,
    id: `${island.name}-`,
    props: JSON.stringify(props),
  });
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
};

/** Comes near the region and waits until it is awake. */
export const awake = async (element: HTMLElement): Promise<void> => {
  element.dispatchEvent(new Event('pointerenter'));
  await soon(() => expect(element.dataset['status']).toBe('awake'));
};

/** What a plain form would send, by name. */
export const fieldsOf = (form: HTMLFormElement | null, submitter?: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined, submitter ?? null)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
