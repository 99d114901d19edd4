import { describe, expect, it } from 'vitest';
import { readCompose, readContainerfile, serviceOf } from '../deploy/container-files.ts';
import { assignmentCookie } from '../src/contracts/staff/abtest.contract.ts';
import { reducingCookies } from '../src/contracts/content/footer.contract.ts';
import { previewTokenCookie } from '../src/contracts/staff/preview.contract.ts';
import { readConfig } from '../src/server/config/config.ts';
import { keyParts } from '../src/server/rendering/cache-key.ts';
import { longestHeadBytes } from '../src/server/http/limits/limits.ts';
import { usualShops } from '../src/server/wiring/proxy/nginx-file.ts';
import { knownQueries, personalPaths } from '../src/server/wiring/proxy/nginx-parts.ts';
import { proxyFile, proxyVersion } from '../src/server/wiring/proxy/proxy-files.ts';
import { pages } from '../src/pages/registry.ts';
import { allSites } from '../src/sites/sites.ts';
import { readOurs, repositoryRoot } from './support/words/repository.ts';

const nginx = readOurs('deploy/nginx/kontor.conf');

/** What stands behind a word of the file, wherever it does. */
const settingsOf = (word: string): string[] =>
  [...nginx.matchAll(/^ *([a-z_]+(?: [A-Z][A-Za-z-]*)?) +(.*);$/gm)].flatMap(([, name, value = '']) =>
    name === word ? [value] : [],
  );

const rowsOf = (source: string, name: string): string[] => {
  const begin = `map ${source} $${name} {\n`;
  const [, rest = ''] = nginx.split(begin);
  return rest
    .slice(0, rest.indexOf('\n}'))
    .split('\n')
    .map((row) => row.trim().replace(/;$/, ''));
};

/** src/lib/cookie-in.ts as an expression: the first cookie of this name, up to where its value begins. */
const cookieBegin = (name: string): string => {
  const blank = String.raw`[\s\xA0]*`;
  return `^(?:${blank}+(?!${name}${blank}=)[^;]*+;)*+${blank}+${name}${blank}+=${blank}+`;
};

const bytesOf = (size: string): number => Number.parseInt(size, 10) * (size.endsWith('k') ? 1024 : 1);

const variables = { TOKEN_SECRET: 'x'.repeat(32), POSTGRES_PASSWORD: 'y' };

describe('the proxy’s configuration', () => {
  it('[RUN-8] keeps pages and fragments with the reduced footer apart, by each cookie that reduces it', () => {
    expect(rowsOf('$http_cookie', 'kontor_footer')).toEqual([
      'default ""',
      ...reducingCookies.map((name) => String.raw`"~${cookieBegin(name)}[^;\s\xA0]" reduced`),
    ]);
  });

  it('[RUN-8] makes the keys of pages and fragments of the parts that the shop makes them of', () => {
    const variants = keyParts.filter(({ proxy, name }) => proxy !== undefined && name !== 'query' && name !== 'path');
    const keyOf = (isPage: boolean): string =>
      [...variants.map(({ proxy, pagesOnly }) => (pagesOnly && !isPage ? '' : proxy)), '$kontor_encoding'].join('|');
    const keys = [...nginx.matchAll(/proxy_cache_key "([^"]*)"/g)].map(([, key = '']) => key);
    expect(keys.filter((key) => key.includes('$kontor_site'))).toEqual([
      `${keyOf(true)}|$args $uri`,
      `${keyOf(false)}|$args $uri`,
    ]);
  });

  it('[RUN-8] reads groups and previews out of the cookies that the shop reads them from', () => {
    expect(rowsOf('$http_cookie', 'kontor_groups').at(-1)).toContain(`"~${cookieBegin(assignmentCookie)}`);
    expect(rowsOf('$http_cookie', 'kontor_uncached')).toEqual([
      'default ""',
      `"~${previewTokenCookie}=" preview`,
      expect.stringContaining(`"~${cookieBegin(assignmentCookie)}(?!`),
    ]);
    // nginx's own variables take the first name in any case.
    expect(nginx.replaceAll(/^ *#.*$/gm, '')).not.toContain('$cookie_');
  });

  it('[RUN-11] gives each answer an id of its own, sends it to the shop, and takes none from a stranger', () => {
    expect(settingsOf('proxy_set_header')).toContain('x-request-id $request_id');
    expect(settingsOf('proxy_hide_header')).toEqual(['x-request-id']);
    expect(settingsOf('add_header')).toContain('x-request-id $request_id always');
  });

  it('[RUN-8] is what `npm run shop -- nginx > deploy/nginx/kontor.conf` prints', () => {
    expect(nginx).toBe(proxyFile('nginx', { origins: readConfig({}).origins, shops: usualShops }));
  });

  it('[RUN-8] has another version for other hosts, and not for other processes', () => {
    const { origins } = readConfig({});
    const other = { ...origins, TR: ['https://www.example.com.tr', 'https://example.com.tr'] };
    expect(proxyVersion({ origins: other })).not.toBe(proxyVersion({ origins }));
    const text = proxyFile('nginx', { origins: other, shops: ['10.0.0.5:3001', '[::1]:3002'] });
    for (const line of [
      'www.example.com.tr +TR',
      'example.com.tr +TR',
      'server 10.0.0.5:3001 max_fails=0',
      String.raw`server \[::1\]:3002 max_fails=0`,
      `proxy_set_header x-kontor-proxy ${proxyVersion({ origins: other })}`,
    ])
      expect(text).toMatch(new RegExp(`^ +${line};$`, 'm'));
    expect(text).not.toContain('tr.localhost');
  });

  it('knows the nine sites', () => {
    expect(rowsOf('$host', 'kontor_site').map((row) => row.split(/\s+/))).toEqual([
      ['default', 'DE'],
      ...allSites.map(({ code, hostLabel }) => [`${hostLabel}.localhost`, code]),
    ]);
  });

  it('[RUN-8] asks the shop for the host that the key is made of', () => {
    expect(settingsOf('proxy_set_header Host')).toEqual(['$host$kontor_port']);
  });

  it('[RUN-8] passes on every query that a public page knows and no other, and keeps pages apart by it', () => {
    const known = new Set(pages.filter(({ personal }) => !personal).flatMap(({ query }) => query));
    const passed = /set \$args ((?:\$kontor_arg_[A-Za-z0-9]+)+);/.exec(nginx)?.[1] ?? '';
    const names = passed.split('$kontor_arg_').filter(Boolean);
    expect(names.toSorted()).toEqual([...known].toSorted());
    for (const name of names) expect(nginx).toContain(`(?<kontor_a${names.indexOf(name) + 1}>${name}=[^&]+)`);
  });

  it('[RUN-8] passes personal pages on whole, and has no cache for them', () => {
    const [, list = '', inside = ''] = /location ~ "\(\?x\)\^\(\?:\n([^"]*)\)\$" \{([^}]*)\}/.exec(nginx) ?? [];
    const paths = list.split('|').map((path) => path.trim());
    expect(paths).toEqual(personalPaths(pages));
    expect(inside.trim()).toBe('proxy_pass http://kontor;');
    // What stands before it in the file would be taken first.
    const before = [...nginx.slice(0, nginx.indexOf('(?x)^(?:')).matchAll(/location ~ ([^ ]+) \{/g)];
    expect(before.map(([, expression]) => expression)).toEqual(['^/(?:assets|brand|pictures)/']);
    const personal = new RegExp(`^(?:${paths.join('|')})$`);
    const everybodys = pages.filter((page) => !page.personal).flatMap((page) => page.paths);
    expect(everybodys.filter((path) => personal.test(path.replaceAll(/:\w+(?:\([^)]*\))?/g, 'x')))).toEqual([]);
  });

  it('[RUN-8] takes no process out, asks another one only where one is gone, and shows an old page for a fault', () => {
    const servers = [...nginx.matchAll(/^ {4}server (.*);$/gm)].map(([, server]) => server);
    expect(servers).toEqual(['shop1:3000 max_fails=0', 'shop2:3000 max_fails=0']);
    expect(settingsOf('proxy_next_upstream')).toEqual(['error timeout']);
    expect(settingsOf('proxy_cache_use_stale')).toEqual(['error timeout http_500 http_502 http_503 http_504']);
  });

  it('[RUN-8] lets no more headers through than the shop reads', () => {
    const [, small = ''] = /^(\d+k)$/.exec(settingsOf('client_header_buffer_size')[0] ?? '') ?? [];
    const [, count = '', large = ''] = /^(\d+) (\d+k)$/.exec(settingsOf('large_client_header_buffers')[0] ?? '') ?? [];
    // A request line fits into one buffer and may be escaped, three characters for one; the proxy adds a few headers of its own.
    const most = bytesOf(small) + (3 + Number(count) - 1) * bytesOf(large) + 1024;
    expect(most).toBeLessThanOrEqual(longestHeadBytes);
    // A browser's cookies, which are one line.
    expect(bytesOf(large)).toBeGreaterThanOrEqual(8192);
  });

  it('[RUN-8] lets the key and the headers of an answer into its buffer', () => {
    const [, , large = ''] = /^(\d+) (\d+k)$/.exec(settingsOf('large_client_header_buffers')[0] ?? '') ?? [];
    expect(bytesOf(settingsOf('proxy_buffer_size')[0] ?? '')).toBeGreaterThanOrEqual(bytesOf(large) + 4096);
  });
});

describe('the configuration of Varnish', () => {
  const varnish = readOurs('deploy/varnish/kontor.vcl');
  it('[RUN-8] is what `npm run shop -- varnish > deploy/varnish/kontor.vcl` prints', () => {
    expect(varnish).toBe(proxyFile('varnish', { origins: readConfig({}).origins, shops: usualShops }));
  });

  it('[RUN-8] knows the version, hosts, personal paths, queries and robots that the one of nginx knows', () => {
    expect(varnish).toContain(`set req.http.x-kontor-proxy = "${proxyVersion(readConfig({}))}";`);
    const hosts = [...varnish.matchAll(/x-kontor-name == "([^"]+)"\) \{\s+set req.http.x-kontor-site = "(\w+)"/g)];
    const others = allSites.filter(({ code }) => code !== 'DE');
    expect(hosts.map(([, host, code]) => [code, host])).toEqual(
      others.map(({ code, hostLabel }) => [code, `${hostLabel}.localhost`]),
    );
    const [, list = ''] = /"\(\?x\)\^\(\?:\n([^"]*)\)\$"/.exec(varnish) ?? [];
    expect(list.split('|').map((path) => path.trim())).toEqual(personalPaths(pages));
    const picked = [...varnish.matchAll(/x-kontor-args ~ "&(\w+)=/g)].map(([, name]) => name);
    expect(picked).toEqual(knownQueries(pages));
    const robots = (text: string, begin: RegExp): number => [...text.matchAll(begin)].length;
    expect(robots(varnish, /x-kontor-agent ~/g)).toBe(robots(nginx, / robot;$/gm));
  });
});

describe('compose.yaml and Containerfile', () => {
  const compose = readCompose(repositoryRoot, variables);
  const container = readContainerfile(repositoryRoot);

  it.each(['shop1', 'shop2'])('%s has settings that the shop takes', (name) => {
    const settings = { ...container.env, ...serviceOf(compose, name).environment };
    expect(readConfig(settings)).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', TRUST_PROXY: 'uniquelocal' });
  });

  it('serve the port that links are written with', () => {
    expect(serviceOf(compose, 'proxy').ports).toEqual(['127.0.0.1:3000:80']);
  });

  it('run the shop as an unprivileged user', () => {
    expect(container.user).toBe('node');
    expect(container.command).toEqual(['node', 'src/cli/kontor.js', 'start']);
  });
});

describe('docs/operations.md', () => {
  it('names every setting', () => {
    const config = readOurs('src/server/config/config.ts');
    const settings = [...config.matchAll(/^ {2}([A-Z_]+): Type\./gm)].map(([, name]) => `\`${name}\``);
    expect(settings.length).toBeGreaterThan(10);
    const page = readOurs('docs/operations.md');
    expect(settings.filter((name) => !page.includes(name))).toEqual([]);
  });
});
