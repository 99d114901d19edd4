import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';
import { askPort } from '../shops/shop.ts';

/** A page of another team, as its author wrote it; fragments replace `{{header}}`, `{{footer}}` and their like. */
export interface ForeignPage {
  readonly path: string;
  readonly html: string;
  /** `text/html` by default */
  readonly type?: string;
}

export interface ForeignSite {
  readonly port: number;
  readonly origin: string;
  /** paths that were passed on to the shop */
  readonly passedOn: () => readonly string[];
  readonly close: () => Promise<void>;
}

const include = /\{\{([\w-]+)\}\}/g;

/**
 * Another team's server: writes its own pages, puts the shop's regions into them where they ask for them, and passes
 * everything else on to the shop, host name and all, as one proxy before both would.
 */
export const openForeignSite = async (
  shopPort: number,
  pages: readonly ForeignPage[],
  { passOn = true, hostName = 'de.localhost' }: { readonly passOn?: boolean; readonly hostName?: string } = {},
): Promise<ForeignSite> => {
  const port = await freePort();
  const passedOn: string[] = [];
  const ask = askPort(shopPort);

  const showPage = async ({ html, type = 'text/html' }: ForeignPage, response: ServerResponse): Promise<void> => {
    const names = [...new Set([...html.matchAll(include)].map(([, name = '']) => name))];
    const fragments = new Map(
      await Promise.all(names.map(async (name) => [name, (await ask({ path: `/fragments/${name}` })).body] as const)),
    );
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(html.replaceAll(include, (_, name: string) => fragments.get(name) ?? ''));
  };
  const passToShop = (request: IncomingMessage, response: ServerResponse): void => {
    passedOn.push(request.url ?? '');
    const { method = 'GET', url = '/', headers } = request;
    const asked = httpRequest({ host: '127.0.0.1', port: shopPort, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.once('error', () => response.writeHead(502).end());
    request.pipe(asked);
  };

  const server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url?.split('?')[0]);
    if (page) void showPage(page, response);
    else if (passOn) passToShop(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    origin: `http://${hostName}:${port}`,
    passedOn: () => passedOn,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
