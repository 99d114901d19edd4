import type { Ask } from '../deploy/ask.ts';
import { oddCookies } from '../deploy/odd-requests.ts';
import { agents } from '../deploy/promises.ts';
import type { Random } from '../tests/support/words/random.ts';

const labels = ['de', 'at', 'ch', 'ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr'];
/** Pages and fragments whose words no purchase changes. */
const paths = [
  '/',
  '/sitemap',
  '/search',
  '/login',
  '/contact',
  '/subscribenewsletter',
  '/fragments/footer',
  '/fragments/header',
  '/c/impressum',
  '/nowhere',
];

const hostWays: readonly ((host: string, other: string, port: number) => string)[] = [
  (host, _, port) => `${host}:${port}`,
  (host) => host,
  (host, _, port) => `${host.toUpperCase()}:${port}`,
  (host) => `${host}.`,
  (host, _, port) => `${host}.:${port}`,
  (host) => `${host}:80`,
  (host) => `${host}:65535`,
  (host, other) => `${host}.${other}`,
  (host, other) => `${other}.${host}`,
  () => 'evil.example',
  () => '127.0.0.1',
  (host) => `x.${host}`,
  (host) => `${host.slice(0, 1).toUpperCase()}${host.slice(1)}.`,
];

const pathWays: readonly ((path: string, random: Random) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => path,
  (path) => path,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`.toUpperCase()),
  (path) => `${path}%20`,
  (path) => `${path};a=b`,
  (path) => `${path}%3Fpage=3`,
];

const queryParts = [
  'page=2',
  'page=3',
  'PAGE=4',
  '%70age=5',
  'page',
  'page=',
  'xpage=6',
  'page[]=7',
  'query=kaffee',
  'query=tasse',
  'query=b%C3%B6gre',
  'query=a%26page%3D2',
  'query=a+b',
  'query=%20',
  'sort=price',
  'filters=a',
  'utm_source=storm',
  'reduced=true',
  'reduced=false',
  '',
  '&',
  '?page=8',
  'page=2;page=3',
  'page=2 3'.replace(' ', '%20'),
  'link=1',
];

const encodings = [
  undefined,
  'br',
  'gzip',
  'identity',
  'BR',
  'gzip;q=0',
  'br;q=0, gzip',
  'br;q=0.0,gzip;q=0',
  'gzip, br;q=0.5',
  '*',
  'deflate',
  'xbr, gzipx',
  'br;q=1;x=y',
  `br, ${'x,'.repeat(150)}`,
];

const joined = (random: Random): string => {
  const parts = Array.from({ length: random.below(4) }, () => random.of(queryParts));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
};

/** The header that decides the encoding of the response. */
export const encodingHeader = 'accept-encoding';

/** A request that a proxy and the shop could read in two ways. */
export const hostileRequest = (random: Random, port: number): Ask & { readonly hostHeader: string } => {
  const [host, other] = [`${random.of(labels)}.localhost`, `${random.of(labels)}.localhost`];
  const line = random.of(pathWays)(random.of(paths), random) + joined(random);
  const isAbsolute = random.isTrue(0.1);
  const encoding = random.of(encodings);
  const cookie = random.isTrue(0.5)
    ? [...new Set([random.of(oddCookies), random.of(oddCookies)])].join('; ')
    : undefined;
  return {
    hostHeader: random.of(hostWays)(host, other, port),
    path: isAbsolute ? `http://${other}${line}` : line,
    headers: {
      accept: 'text/html',
      ...(random.isTrue(0.5) ? { 'user-agent': random.of(agents) } : {}),
      ...(encoding === undefined ? {} : { [encodingHeader]: encoding }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  };
};
