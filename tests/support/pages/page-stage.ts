import type { CatalogueService } from '../../../src/contracts/catalogue/catalogue.contract.ts';
import type { PageAnswer, PageDefinition, PageServices } from '../../../src/pages/page.ts';
import { createApp } from '../../../src/server/http/app.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import { createPageCache } from '../../../src/server/http/light/response-cache.ts';
import { createMoments } from '../../../src/server/rendering/moments.ts';
import { pageRoutes } from '../../../src/server/rendering/page-routes.ts';
import type { Renderer } from '../../../src/server/rendering/renderer.ts';
import { askPort } from '../shops/shop.ts';

const body = 'Kaffee und Kuchen, Tassen und Teller. '.repeat(500);
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const shown = (title: string): PageAnswer<object> => ({ kind: 'shown', status: 200, head: { title }, props: {} });

const page = (name: string, rest: Partial<PageDefinition<object>>): PageDefinition<never> =>
  // The stage renders every page alike and ignores its props.
  ({
    name,
    paths: [`/${name}`],
    type: 'content',
    personal: false,
    query: [],
    load: async () => shown(name),
    ...rest,
  }) as unknown as PageDefinition<never>;

/** The real server with test pages and a view that records each rendering. */
export const openPageStage = async (environment: Record<string, string> = {}) => {
  const state = {
    now: new Date('2026-03-02T10:00:00Z'),
    isStaff: false,
    preview: new Date('2026-03-06T07:00:00Z'),
    version: '1',
    drawn: [] as string[],
    nextSwitch: undefined as Date | undefined,
    gate: undefined as Promise<void> | undefined,
    isBroken: false,
    searched: [] as string[],
    routed: 0,
  };
  const config = readConfig({ PORT: '3000', ...environment });
  const { app, hosts, limiter, fail, metrics, openFastPath, showErrorsBy } = await createApp({ config, log: false });
  app.addHook('onRequest', async () => void (state.routed += 1));
  const cache = createPageCache();
  const headOf = () => ({ styles: { links: [] } });
  const noSheets = { fragmentStyles: [], moreFragmentStyles: [] };
  const renderer: Renderer = {
    development: false,
    assets: { runtime: '/assets/r.js', ...noSheets, embedCode: '', stylesOf: () => [], headOf },
    // Only what these routes ask of the bundle.
    module: async () =>
      ({
        renderPage: (
          view: string,
          _props: object,
          { head }: { head: { title: string } },
          { site }: { site: { code: string } },
        ) => {
          if (state.isBroken) throw new Error('secret inside of the view');
          state.drawn.push(`${site.code} ${view} ${head.title}`);
          return Buffer.from(`<!doctype html><title>${head.title} ${state.drawn.length}</title>${body}`);
        },
      }) as unknown as Awaited<ReturnType<Renderer['module']>>,
  };
  const definitions = [
    page('home', { paths: ['/'] }),
    page('list', {
      query: ['page', 'sort'],
      load: async ({ query }) => {
        await state.gate;
        return shown(`list ${JSON.stringify(query)}`);
      },
    }),
    page('found', {
      query: ['query'],
      load: async ({ query }) =>
        ({ ...shown('found'), searched: { words: query['query'] ?? '', isFound: true } }) as PageAnswer<object>,
    }),
    page('old', {
      paths: ['/old-p:id.html'],
      load: async () => ({ kind: 'moved', permanent: true, to: '/new-p1.html' }),
    }),
    page('none', { paths: ['/none/:any'], load: async () => ({ kind: 'missing' }) }),
    page('gone', { load: async () => ({ ...shown('gone'), status: 410 }) as PageAnswer<object> }),
    page('mine', { personal: true, load: async () => shown('mine') }),
    page('broken', {
      load: async () => {
        throw new Error('secret inside of the service');
      },
    }),
  ];
  showErrorsBy(
    pageRoutes(app, {
      pages: definitions,
      services: {
        // Error pages ask for the tree alone.
        catalogue: { tree: async () => ({ top: [], byId: new Map() }) } as unknown as CatalogueService,
      } as PageServices,
      shell: async () => ({}) as never,
      personal: () => ({}),
      catalogues: {},
      hosts,
      pictureSizeOf: () => undefined,
      renderer,
      cache,
      limiter,
      fail,
      openFastPath,
      version: () => state.version,
      nextSwitch: () => state.nextSwitch,
      vendorHosts: [],
      onSearched: (site, { words }) => void state.searched.push(`${site} ${words}`),
      moments: createMoments({
        tests: { grouping: (_site, cookie) => ({ abTests: {}, key: cookie, isControl: !cookie.endsWith('.B') }) },
        now: () => state.now,
        previewOf: async () => (state.isStaff ? { at: state.preview, abTests: {}, isPreview: true } : undefined),
      }),
    }).showError,
  );
  // Over the network: `inject` begins at the routing, before which pages in memory are sent.
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const askShop = askPort(Number(port));
  const ask =
    (method: 'GET' | 'HEAD') =>
    async (path: string, headers: Record<string, string> = {}) => {
      const usual = { accept: 'text/html', host: 'de.localhost:3000', 'user-agent': chrome };
      const { status, bytes, ...answer } = await askShop({ path, method, headers: { ...usual, ...headers } });
      return { ...answer, statusCode: status, rawPayload: bytes };
    };
  return { app, get: ask('GET'), head: ask('HEAD'), state, cache, metrics };
};

export type PageStage = Awaited<ReturnType<typeof openPageStage>>;
