import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { openForeignSite } from '../../tests/support/other-servers/foreign-site.ts';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { temporaryFolder, type RunningShop } from '../../tests/support/shops/shop.ts';
import { readOurs } from '../../tests/support/words/repository.ts';
import { readDocument, withNames, type FollowedDocument } from './documents.ts';
import { openNginx, openVarnish, writeFiles, type Stop } from './processes.ts';

export interface Host {
  /** the page as a visitor opens it */
  readonly url: string;
  readonly stop: Stop;
}

export interface Way {
  readonly name: string;
  /** how it is called in the table */
  readonly title: string;
  /** on another origin regions do not wake: they lead to the shop */
  readonly wakes: boolean;
  readonly open: (shop: RunningShop) => Promise<Host>;
}

export const documentOf = (name: string): FollowedDocument => readDocument(readOurs(`docs/embedding/${name}.md`));

export const fileOf = ({ files }: FollowedDocument, name: string): string => {
  const text = files.get(name);
  if (text === undefined) throw new Error(`the document has no file ${name} any more`);
  return text;
};

/** A host under the name of the shop: visitors' browsers find `*.localhost`, other programs do not. */
export const urlOn = (port: number): string => `http://de.localhost:${port}/`;

/** A folder that also the user of nginx's workers may read. */
export const folderOf = (name: string): string => {
  const folder = temporaryFolder(`embed-${name}`);
  chmodSync(folder, 0o755);
  return folder;
};

const proxyFile = '/etc/nginx/conf.d/recipes.conf';
/** What the example calls the shop, as its proxy finds it. */
const shopBehind = 'kontor.internal:3000';

/** The proxy of a document before pages that another program writes. */
export const openProxy = async (document: FollowedDocument, shop: RunningShop, pagesPort: number): Promise<Host> => {
  const port = await freePort();
  const file = withNames(fileOf(document, proxyFile), {
    [shopBehind]: `127.0.0.1:${shop.port}`,
    'pages.internal:8080': `127.0.0.1:${pagesPort}`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  return { url: urlOn(port), stop: await openNginx(folderOf('proxy'), file) };
};

/** nginx as the page of server includes has it, around a page. */
const openIncludes = async (shop: RunningShop, page: string): Promise<Host> => {
  const port = await freePort();
  const folder = folderOf('nginx');
  writeFiles(join(folder, 'pages'), { 'index.html': page });
  const file = withNames(fileOf(documentOf('server-include'), proxyFile), {
    [shopBehind]: `127.0.0.1:${shop.port}`,
    '/var/www/recipes': join(folder, 'pages'),
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  // Debian's nginx names no types by itself; /etc/nginx/nginx.conf does.
  return { url: urlOn(port), stop: await openNginx(folder, `types { text/html html; }\n${file}`) };
};

const openEdge = async (shop: RunningShop): Promise<Host> => {
  const document = documentOf('edge-include');
  const pages = await openForeignSite(shop.port, [{ path: '/', html: fileOf(document, 'index.html') }], {
    passOn: false,
  });
  const port = await freePort();
  const file = withNames(fileOf(document, '/etc/varnish/default.vcl'), {
    '.host = "pages.internal"; .port = "8080";': `.host = "127.0.0.1"; .port = "${pages.port}";`,
    '.host = "kontor.internal"; .port = "3000";': `.host = "127.0.0.1"; .port = "${shop.port}";`,
  });
  const stop = await openVarnish(folderOf('varnish'), file, port);
  return { url: urlOn(port), stop: async () => void (await Promise.all([stop(), pages.close()])) };
};

const scriptPage = (): string => fileOf(documentOf('script-tag'), 'index.html');

const openElsewhere = async (shop: RunningShop): Promise<Host> => {
  const html = withNames(scriptPage(), { 'https://www.example.de': shop.originOf('DE') });
  const pages = await openForeignSite(shop.port, [{ path: '/', html }], {
    passOn: false,
    hostName: 'recipes.localhost',
  });
  return { url: `${pages.origin}/`, stop: pages.close };
};

export const plainWays: readonly Way[] = [
  {
    name: 'server-include',
    title: 'server include, nginx SSI',
    wakes: true,
    open: (shop) => openIncludes(shop, fileOf(documentOf('server-include'), 'index.html')),
  },
  { name: 'edge-include', title: 'edge include, Varnish ESI', wakes: true, open: openEdge },
  { name: 'script-tag', title: 'script tag, another origin', wakes: false, open: openElsewhere },
  {
    name: 'own-host',
    title: 'script tag, own host',
    wakes: true,
    open: (shop) =>
      openIncludes(shop, withNames(scriptPage(), { 'src="https://www.example.de/kontor.js"': 'src="/kontor.js"' })),
  },
];
