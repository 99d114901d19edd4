import { execFileSync } from 'node:child_process';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import type { RunningShop } from '../../tests/support/shops/shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { withNames } from './documents.ts';
import { open, run, writeFiles } from './processes.ts';
import { documentOf, fileOf, folderOf, openProxy, type Host, type Way } from './ways.ts';

/** The shop as a program finds it; browsers find it by its name. */
const behind = (shop: RunningShop): Readonly<Record<string, string>> => ({
  'https://www.example.de': `http://127.0.0.1:${shop.port}`,
});

/** Installs packages as the project's own are: by name, without their scripts. */
const install = (folder: string, packages: readonly string[]): Promise<string> =>
  run(folder, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]);

const openLayout = async (shop: RunningShop): Promise<Host> => {
  const document = documentOf('layout-service');
  const folder = folderOf('podium');
  const [command = ''] = document.commands;
  writeFiles(folder, { 'package.json': '{ "private": true }' });
  await install(folder, command.split(' ').slice(2));
  const port = await freePort();
  const server = fileOf(document, 'server.mjs');
  writeFiles(folder, { 'server.mjs': withNames(server, { ...behind(shop), 'listen(8080)': `listen(${port})` }) });
  const stop = await open({ folder, command: process.execPath, words: ['server.mjs'], port });
  const proxy = await openProxy(document, shop, port);
  return { url: proxy.url, stop: async () => void (await Promise.all([stop(), proxy.stop()])) };
};

interface App {
  readonly name: string;
  readonly packages: readonly string[];
  /** files that a new app of the framework has before the document is followed */
  readonly files: Readonly<Record<string, string>>;
  /** files of the document for this framework */
  readonly shown: readonly string[];
  /** each as the words after `node` */
  readonly build: readonly (readonly string[])[];
  readonly start: (port: number) => {
    readonly words: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
  };
}

const types = ['typescript@5', '@types/react@19', '@types/react-dom@19', '@types/node@24'];
const react = ['react@19', 'react-dom@19'];

/** Another team's app: its framework from the registry, the packed regions, the files of the document. */
const openApp = async (app: App, shop: RunningShop): Promise<Host> => {
  const document = documentOf('npm-package');
  const folder = folderOf(app.name);
  writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }', ...app.files });
  const packed = execFileSync('npm', ['run', '-s', 'regions', '--', folder], { cwd: repositoryRoot, encoding: 'utf8' });
  await install(folder, [...react, ...types, ...app.packages, packed.trim()]);
  writeFiles(folder, {
    'app/regions.ts': withNames(fileOf(document, 'app/regions.ts'), behind(shop)),
    ...Object.fromEntries(app.shown.map((name) => [name, fileOf(document, name)])),
  });
  for (const words of app.build) await run(folder, process.execPath, words);
  const port = await freePort();
  const stop = await open({ folder, command: process.execPath, port, ...app.start(port) });
  const proxy = await openProxy(document, shop, port);
  return { url: proxy.url, stop: async () => void (await Promise.all([stop(), proxy.stop()])) };
};

const page = 'export default function Page() {\n  return <main><h1>Rezepte</h1></main>;\n}\n';

const next: App = {
  name: 'next',
  packages: ['next@16.4.6'],
  files: { 'app/page.tsx': page },
  shown: ['app/layout.tsx'],
  build: [['node_modules/next/dist/bin/next', 'build']],
  start: (port) => ({ words: ['node_modules/next/dist/bin/next', 'start', '-p', `${port}`, '-H', '127.0.0.1'] }),
};

const router = '8.4.0';
const reactRouter: App = {
  name: 'react-router',
  packages: [
    ...['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev'].map(
      (name) => `${name}@${router}`,
    ),
    'isbot@5',
    'vite@8',
  ],
  files: {
    'app/home.tsx': page,
    'app/routes.ts':
      "import { index, type RouteConfig } from '@react-router/dev/routes';\nexport default [index('home.tsx')] satisfies RouteConfig;\n",
    'tsconfig.json': JSON.stringify({
      include: ['app', '.react-router/types/**/*'],
      compilerOptions: {
        jsx: 'react-jsx',
        lib: ['DOM', 'DOM.Iterable', 'ES2022'],
        module: 'ES2022',
        moduleResolution: 'bundler',
        noEmit: true,
        rootDirs: ['.', './.react-router/types'],
        skipLibCheck: true,
        strict: true,
        target: 'ES2022',
        types: ['node', 'vite/client'],
      },
    }),
  },
  shown: ['vite.config.ts', 'app/root.tsx'],
  build: [
    ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
    ['node_modules/typescript/bin/tsc'],
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ],
  start: (port) => ({
    words: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    env: { PORT: `${port}`, HOST: '127.0.0.1', NODE_ENV: 'production' },
  }),
};

export const appWays: readonly Way[] = [
  { name: 'layout-service', title: 'layout service, Podium 5.4', wakes: true, open: openLayout },
  { name: 'next', title: 'npm package, Next 16', wakes: true, open: (shop) => openApp(next, shop) },
  {
    name: 'react-router',
    title: 'npm package, React Router 8',
    wakes: true,
    open: (shop) => openApp(reactRouter, shop),
  },
];
