import { describe, expect, it } from 'vitest';
import { readCompose, readContainerfile, serviceOf } from '../deploy/container-files.ts';
import { robotsMap } from '../deploy/make-robots.ts';
import { reducingCookies } from '../src/contracts/content/footer.contract.ts';
import { readConfig } from '../src/server/config/config.ts';
import { pages } from '../src/pages/registry.ts';
import { allSites } from '../src/sites/sites.ts';
import { readOurs, repositoryRoot } from './support/repository.ts';

const nginx = readOurs('deploy/nginx/kontor.conf');
const variables = { TOKEN_SECRET: 'x'.repeat(32), POSTGRES_PASSWORD: 'y' };

describe('the proxy’s configuration', () => {
  it('keeps pages with the reduced footer apart, by each cookie that reduces it', () => {
    const [, cookies = ''] = /map "([^"]*)" \$kontor_footer/.exec(nginx) ?? [];
    expect(cookies).toBe(reducingCookies.map((name) => `$cookie_${name}`).join(''));
    expect(nginx).toMatch(/proxy_cache_key "\$kontor_site\|\$kontor_robot\|\$kontor_footer\|/);
  });

  it('knows the robots that the shop knows', () => {
    expect(readOurs('deploy/nginx/robots.map')).toBe(robotsMap());
  });

  it('knows the nine sites', () => {
    const [, table = ''] = /map \$host \$kontor_site \{([^}]*)\}/.exec(nginx) ?? [];
    const rows = table
      .trim()
      .split(/;\s*/)
      .filter(Boolean)
      .map((row) => row.split(/\s+/));
    expect(rows).toEqual([
      ['default', 'DE'],
      ...allSites.map(({ code, hostLabel }) => [`${hostLabel}.localhost`, code]),
    ]);
  });

  it('passes on every query that a public page knows, and keeps pages apart by it', () => {
    const known = new Set(pages.filter(({ personal }) => !personal).flatMap(({ query }) => query));
    const passed = /set \$args ((?:\$kontor_arg_[A-Za-z]+)+);/.exec(nginx)?.[1] ?? '';
    const names = passed.split('$kontor_arg_').filter(Boolean);
    expect(names).toEqual(expect.arrayContaining([...known]));
    for (const name of names) expect(nginx).toContain(`(?<kontor_a${names.indexOf(name) + 1}>${name}=[^&]+)`);
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

  it('run the shop as somebody who owns nothing', () => {
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
