import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ourFiles, repositoryRoot } from '../support/words/repository.ts';

const configuration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration;

const cruiseFolder = async (folder: string): Promise<ICruiseResult> => {
  const { forbidden = [], options = {} } = configuration;
  const { output } = await cruise(
    ['src'],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions ?? {},
  );
  // Without an output type the API answers the result itself, not a text of it.
  return output as ICruiseResult;
};

const violationsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('the walls of the house', () => {
  it('stand, and the cruiser has really walked along them', async () => {
    const result = await cruiseFolder(repositoryRoot);
    const walked = result.modules.filter(({ source }) => source.startsWith('src/'));
    const sources = ourFiles('src/').filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
    expect(walked.length).toBeGreaterThanOrEqual(sources.length);
    expect(sources.length).toBeGreaterThan(90);
    expect(violationsOf(result)).toEqual([]);
  });
});

/** One breach of each rule: from, to. A rule that finds nothing any more would pass everything. */
const breaches: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['lib-is-pure', 'src/lib/text/money.ts', 'src/sites/sites.ts'],
  ['contracts-stand-alone', 'src/contracts/cart/cart.contract.ts', 'src/sites/sites.ts'],
  ['domain-is-pure', 'src/domain/cart/cart.rules.ts', 'src/platform/clock.ts'],
  ['clients-call-services', 'src/clients/cart.effects.ts', 'src/sites/sites.ts'],
  ['sites-are-data', 'src/sites/links.ts', 'src/platform/clock.ts'],
  ['platform-stands-low', 'src/platform/http.ts', 'src/contracts/cart/cart.contract.ts'],
  ['ui-knows-no-shop', 'src/ui/button/Button.tsx', 'src/sites/sites.ts'],
  ['islands-run-regions', 'src/islands/runtime.ts', 'src/regions/header/Header.tsx'],
  ['regions-stand-apart', 'src/regions/search/SearchBox.tsx', 'src/regions/header/Header.tsx'],
  ['services-stand-apart', 'src/services/cart/cart.service.ts', 'src/services/catalogue/catalogue.service.ts'],
  ['desk-calls-services', 'src/desk/Desk.tsx', 'src/regions/header/Header.tsx'],
  ['pages-meet-regions', 'src/pages/home/home.page.ts', 'src/services/catalogue/catalogue.service.ts'],
  ['sql-in-repositories', 'src/services/cart/cart.service.ts', 'src/lib/database.ts'],
  ['server-stays-on-the-server', 'src/regions/search/SearchBox.tsx', 'src/server/config/config.ts'],
  ['engine-stands-alone', 'src/services/search/engine/query/matching.ts', 'src/services/search/search.service.ts'],
  ['testing-is-for-tests', 'src/platform/http.ts', 'src/testing/fake-browser.ts'],
  ['server-config-looks-down', 'src/server/config/config.ts', 'src/server/http/app.ts'],
  ['server-database-looks-down', 'src/server/database/postgres.ts', 'src/server/http/app.ts'],
  ['server-files-looks-down', 'src/server/files/bucket-files.ts', 'src/server/http/app.ts'],
  ['server-http-looks-down', 'src/server/http/app.ts', 'src/server/rendering/renderer.ts'],
  ['server-rendering-looks-down', 'src/server/rendering/renderer.ts', 'src/server/wiring/compose.ts'],
  ['server-demo-looks-down', 'src/server/demo/demo-past.ts', 'src/server/wiring/compose.ts'],
  ['server-content-looks-down', 'src/server/content/take/fill.ts', 'src/server/demo/demo-past.ts'],
  ['server-commands-looks-down', 'src/server/commands/commands.ts', 'src/server/wiring/compose.ts'],
  ['server-wiring-looks-down', 'src/server/wiring/compose.ts', 'src/server/open.ts'],
];

describe('a breach is seen', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-walls-'));
  let found: string[] = [];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'a' });
  };
  beforeAll(async () => {
    for (const [position, [, from, to]] of breaches.entries()) {
      write(to, `export const answer${position} = 1;\n`);
      const steps = '../'.repeat(from.split('/').length - 1);
      // A type alone is a breach too: the cruiser must see what is gone after compiling.
      write(
        from,
        `import type { answer${position} } from '${steps}${to}';\nexport type Use${position} = typeof answer${position};\n`,
      );
    }
    write('src/lib/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
    write('src/lib/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
    found = violationsOf(await cruiseFolder(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(breaches)('%s: %s must not import %s', (rule, from, to) => {
    expect(found).toContain(`${rule}: ${from} → ${to}`);
  });
  it('no-cycle: two files that need each other', () => {
    expect(found).toContain('no-cycle: src/lib/one.ts → src/lib/two.ts');
  });
  it('and every rule has a breach here', () => {
    const rules = new Set((configuration.forbidden ?? []).map(({ name }) => name));
    expect(rules).toEqual(new Set(['no-cycle', ...breaches.map(([rule]) => rule)]));
  });
});
