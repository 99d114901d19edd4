import { describe, expect, it } from 'vitest';
import compile from 'icu-minify/compile';
import { allSites, sites } from '../../src/sites/sites.ts';
import { rawTexts } from '../../src/server/rendering/texts/catalogues.ts';
import { isCode, isTest, ourFiles, readOurs } from '../support/words/repository.ts';
import { syntaxOf, visit } from '../support/words/syntax.ts';

type Texts = Readonly<Record<string, string>>;
const textsOf = (catalogue: string): Texts => JSON.parse(readOurs(`src/sites/texts/${catalogue}.json`)) as Texts;

const german = textsOf('de');
const keys = Object.keys(german);
const fullCatalogues = ['ch-fr', 'cz', 'hu', 'pl', 'sk', 'tr'];
/** Catalogues that lay their own words over the German ones. */
const overlays = ['at', 'ch'];

/** Kinds of argument in what icu-minify compiles to: `[name, kind, options]`. */
const kinds = ['', 'select', 'plural', 'selectordinal', 'number', 'date', 'time'];

interface Argument {
  readonly name: string;
  readonly kind: string;
  readonly options: readonly string[];
}

const argumentsIn = (message: unknown): Argument[] => {
  if (!Array.isArray(message)) return [];
  const [name, kind, options] = message as readonly unknown[];
  // 0 is the figure's own place (`#`), so `["left: ", 0]` is a text and no argument.
  const isArgument = typeof name === 'string' && (message.length === 1 || (typeof kind === 'number' && kind > 0));
  if (!isArgument) return message.flatMap(argumentsIn);
  const branches = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const own = { name, kind: kinds[Number(kind ?? 0)] ?? '?', options: branches.map(([option]) => option) };
  return [own, ...branches.flatMap(([, branch]) => argumentsIn(branch))];
};

const argumentsOf = (text: string): Argument[] => argumentsIn(compile(text));

const signature = (text: string | undefined): string =>
  [...new Set(argumentsOf(text ?? '').map(({ name, kind }) => `${name}:${kind}`))].toSorted().join(' ');

describe('the reading of a message', () => {
  it.each([
    ['Hallo', ''],
    ['Noch # Stück {name}', 'name:'],
    ['{count, plural, one {Noch # Stück} other {Noch # von {all}}} im {place}', 'all: count:plural place:'],
    ['{a, select, x {{n, number}} other {z}}', 'a:select n:number'],
  ])('%s', (text, expected) => expect(signature(text)).toBe(expected));
});

describe('every catalogue', () => {
  it('was read: the German one holds the keys of all', () => {
    expect(keys.length).toBeGreaterThan(20);
  });

  it.each(fullCatalogues)('%s holds every key and no other', (name) => {
    expect(Object.keys(textsOf(name)).toSorted()).toEqual(keys.toSorted());
  });

  it.each(overlays)('%s holds only what differs from the German one', (name) => {
    const same = Object.entries(textsOf(name)).filter(
      ([key, text]) => german[key] === undefined || german[key] === text,
    );
    expect(same).toEqual([]);
  });

  it.each(['de', ...overlays, ...fullCatalogues])('%s is sorted and has no empty text', (name) => {
    const texts = textsOf(name);
    expect(Object.keys(texts)).toEqual(Object.keys(texts).toSorted());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it.each([...overlays, ...fullCatalogues])('%s takes the same arguments as the German one', (name) => {
    const differing = Object.entries(textsOf(name))
      .filter(([key, text]) => signature(text) !== signature(german[key]))
      .map(([key, text]) => `${key}: ${signature(text)} instead of ${signature(german[key])}`);
    expect(differing).toEqual([]);
  });

  it.each(['de', ...overlays, ...fullCatalogues])('%s holds no HTML', (name) => {
    const marked = Object.entries(textsOf(name)).filter(([, text]) => /<\/?[a-z]|&(?:[a-z]+|#\d+);/i.test(text));
    expect(marked).toEqual([]);
  });

  it('writes Swiss German without ß', () => {
    expect(Object.entries(rawTexts(sites.CH)).filter(([, text]) => text.includes('ß'))).toEqual([]);
  });
});

describe.each(allSites)('plural forms of $code', (site) => {
  it.each(['plural', 'selectordinal'] as const)('%s: exactly those that the language has', (kind) => {
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    const forms = new Intl.PluralRules(site.locale, { type }).resolvedOptions().pluralCategories.toSorted();
    const wrong = Object.entries(rawTexts(site)).flatMap(([key, text]) =>
      argumentsOf(text)
        .filter((argument) => argument.kind === kind)
        // `=0` and the like are a figure's own words beside the forms.
        .map(({ options }) => options.filter((option) => !option.startsWith('=')).toSorted())
        .filter((options) => options.join(' ') !== forms.join(' '))
        .map((options) => `${key}: ${options.join(' ')} instead of ${forms.join(' ')}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** Folders whose name may begin a key. `page.` is followed by the page's folder, or is the shell's. */
const foldersOf = (room: string): string[] => [
  ...new Set(ourFiles(`src/${room}/`).flatMap((path) => path.split('/').slice(2, -1).slice(0, 1))),
];

describe('every key', () => {
  const regions = foldersOf('regions');
  const pages = foldersOf('pages');
  const services = foldersOf('services');
  const hasHome = (key: string): boolean => {
    const [room = '', name = '', ...rest] = key.split('.');
    if (room === 'page') return rest.length === 0 || pages.includes(name);
    return [...regions, ...services, 'ui', 'mail', 'form'].includes(room);
  };

  it('begins with a region, a service, a part or a page that exists', () => {
    expect(regions.length).toBeGreaterThan(2);
    expect(keys.filter((key) => !hasHome(key))).toEqual([]);
  });

  it('is asked for somewhere', () => {
    const asked = new Set<string>();
    const patterns: RegExp[] = [];
    for (const path of ourFiles('src/').filter((file) => isCode(file) && !isTest(file))) {
      visit(syntaxOf(path), (node) => {
        if (node.type === 'Literal' && typeof node.value === 'string') asked.add(node.value);
        if (node.type !== 'TemplateLiteral') return;
        const parts = node.quasis.map(({ value }) => value.cooked ?? '');
        // A key that is put together counts for its family, where its beginning names one.
        if (/^[a-z]+\./.test(parts[0] ?? ''))
          patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[^.]+')}$`));
      });
    }
    expect(keys.filter((key) => !asked.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
