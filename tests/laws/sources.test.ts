import { describe, expect, it } from 'vitest';
import { isTest, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

/** Files that hold words, not pictures or fonts. */
const isText = (path: string): boolean => !/\.(?:avif|webp|png|jpe?g|gif|ico|woff2?|pdf|gz|br|zip)$/.test(path);

const texts = ourFiles().filter(isText);

/** Addresses of package registries, and paths that only one machine has. */
const placeBound: readonly (readonly [what: string, pattern: RegExp])[] = [
  // Composed, so that this file does not find itself.
  [
    'a registry',
    new RegExp(
      `https?://[^\\s"']*(?:${['registry', 'npmjs', 'artifactory', 'nexus', 'verdaccio'].join('|')})[^\\s"']*`,
      'i',
    ),
  ],
  ['a home folder', new RegExp(`(?<![\\w.$}/-])/(?:${['home', 'Users', 'root', 'work', 'mnt'].join('|')})/[\\w.-]+`)],
];

const findingsIn = (path: string, text = readOurs(path)): string[] =>
  placeBound.flatMap(([what, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [`${path}: ${what}: ${hit[0]}`] : [];
  });

describe('no file of ours', () => {
  it('names a registry or a path of one machine', () => {
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.flatMap((path) => findingsIn(path))).toEqual([]);
  });

  it.each([
    `"resolved": "https://${['regis', 'try'].join('')}.example.com/x.tgz"`,
    `open ${['', 'home', 'somebody', 'kontor'].join('/')}`,
    `'${['', 'work', 'main'].join('/')}'`,
  ])('and this would be found: %s', (text) => {
    expect(findingsIn('planted.md', text)).toHaveLength(1);
  });

  it.each([
    '"/service/cart/Users/x"',
    'https://www.example.com/home/kitchen',
    './root/file',
    '/registerfreekontorcard',
  ])('and this would not: %s', (text) => expect(findingsIn('planted.md', text)).toEqual([]));
});

interface LockedPackage {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/**
 * The binaries of tools for other platforms stand in the lock by name and version alone: npm asks for every name there, and
 * refuses a lock that leaves one out. What glibc Linux on x64 installs, as CI does, is never among them.
 */
const isForAnotherMachine = ({ optional, os, cpu, libc }: LockedPackage): boolean =>
  optional === true &&
  os !== undefined &&
  !(os.includes('linux') && (cpu ?? ['x64']).includes('x64') && (libc ?? ['glibc']).includes('glibc'));

describe('the lock file', () => {
  it('lists what is installed, without the registry', () => {
    const lock = JSON.parse(readOurs('package-lock.json')) as {
      packages: Readonly<Record<string, LockedPackage>>;
    };
    const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    const unsealed = packages.filter(([, one]) => one.integrity === undefined && !isForAnotherMachine(one));
    expect(unsealed.map(([name]) => name)).toEqual([]);
  });

  it('runs no install script of any package', () => {
    const { scripts, allowScripts } = JSON.parse(readOurs('package.json')) as {
      scripts: Readonly<Record<string, string>>;
      allowScripts: Readonly<Record<string, boolean>>;
    };
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$|^prepublish/.test(name))).toEqual(
      [],
    );
    expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([]);
  });
});

describe('migrations', () => {
  it('are numbered from 0001 without a gap', () => {
    const names = ourFiles('src/server/database/migrations/').map((path) => path.split('/').at(-1) ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/.test(name))).toEqual([]);
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, position) => position + 1));
  });
});

describe('no test', () => {
  const waits = /^(?:waitForTimeout|setTimeout|setInterval|sleep|delay)$/;
  const waitsIn = (path: string, text = readOurs(path)): string[] => {
    const found: string[] = [];
    visit(syntaxOf(path, text), (node) => {
      if (node.type !== 'CallExpression') return;
      const { callee } = node;
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
      const called = callee.type === 'Identifier' ? callee.name : name;
      if (called && waits.test(called)) found.push(`${path}: ${called}`);
    });
    return found;
  };

  it('waits for time to pass', () => {
    const tests = ourFiles().filter((path) => isTest(path) || /^tests\/.*\.ts$/.test(path));
    expect(tests.length).toBeGreaterThan(5);
    expect(tests.flatMap((path) => waitsIn(path))).toEqual([]);
  });

  it.each(['await page.waitForTimeout(100);', 'await new Promise((go) => setTimeout(go, 10));', 'await sleep(3);'])(
    'and this would be found: %s',
    (text) => expect(waitsIn('planted.ts', text)).toHaveLength(1),
  );
});
