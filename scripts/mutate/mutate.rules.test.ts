import { describe, expect, it } from 'vitest';
import {
  intervalOf,
  isDocumentation,
  narrow,
  planOf,
  readWish,
  reportOf,
  sampleOf,
  testsOf,
  titleOf,
  type CodePath,
  type Mutant,
} from './mutate.rules.ts';

describe('the arguments', () => {
  it.each([
    ['src/domain/cart', { room: 'src/domain/cart', seed: '1' }],
    ['src/services/cart --sample 20 --seed autumn', { room: 'src/services/cart', sample: 20, seed: 'autumn' }],
    ['src/services/cart --node --sample 20', { room: 'src/services/cart', isNode: true, sample: 20, seed: '1' }],
    ['--promise CART-7', { promise: 'CART-7', sample: 10, seed: '1' }],
    ['--promises CART', { area: 'CART', sample: 10, seed: '1' }],
    ['--promises CART --sample 5 --seed a', { area: 'CART', sample: 5, seed: 'a' }],
    ['--promises CART-7', undefined],
    ['--promises', undefined],
    ['--promise CART-7 --sample 3', { promise: 'CART-7', sample: 3, seed: '1' }],
    ['', undefined],
    ['docs', undefined],
    ['src/domain ../x', undefined],
    ['--promise cart', undefined],
  ])('%j', (line, wish) => expect(readWish(line.split(' '))).toEqual(wish));
});

describe('the files', () => {
  const files = [
    'src/clients/cart.effects.test.ts',
    'src/clients/cart.effects.ts',
    'src/contracts/cart/cart.contract.ts',
    'src/domain/cart/cart.rules.test.ts',
    'src/domain/cart/cart.rules.ts',
    'src/domain/order/sum.ts',
    'src/regions/cart/Cart.tsx',
    'src/regions/cart/cart.dom.test.tsx',
    'src/regions/cart/cart.fixtures.ts',
    'src/regions/cart/cart.machine.test.ts',
    'src/regions/cart/cart.machine.ts',
    'src/services/cart/cart.db.test.ts',
  ];
  const titles = (path: string) => (path.startsWith('src/clients/') ? ['[CART-7] is stored'] : []);

  it('of shared rules are all sources, with the Node tests of shared rules', () =>
    expect(planOf({ room: 'src/domain/cart', seed: '1' }, files, titles)).toEqual({
      changed: ['src/domain/cart/cart.rules.ts'],
      tests: ['src/domain/cart/cart.rules.test.ts'],
    }));

  it('of another room are its rules, machines, routes and services, with its own tests', () =>
    expect(planOf({ room: 'src/regions/cart', seed: '1' }, files, titles)).toEqual({
      changed: ['src/regions/cart/cart.machine.ts'],
      tests: ['src/regions/cart/cart.machine.test.ts'],
    }));

  describe('of a room whose tests need the whole server', () => {
    const desk = [
      'src/server/desk-tests.db.test.ts',
      'src/server/desk-tests.ts',
      'src/server/mailbox.db.test.ts',
      'src/services/desk/desk.db.test.ts',
      'src/services/desk/desk.test.ts',
    ];

    it('are those, too', () =>
      expect(planOf({ room: 'src/services/desk', seed: '1' }, desk, titles).tests).toEqual([
        'src/server/desk-tests.db.test.ts',
        'src/services/desk/desk.db.test.ts',
        'src/services/desk/desk.test.ts',
      ]));

    it('are none of them by Node tests alone', () =>
      expect(planOf({ room: 'src/services/desk', isNode: true, seed: '1' }, desk, titles).tests).toEqual([
        'src/services/desk/desk.test.ts',
      ]));
  });

  it('of the server are its routes, too, whose names have a hyphen there', () =>
    expect(
      planOf(
        { room: 'src/server/http', seed: '1' },
        ['src/server/http/a-routes.ts', 'src/server/http/a-routes.test.ts', 'src/server/http/app.ts'],
        titles,
      ),
    ).toEqual({ changed: ['src/server/http/a-routes.ts'], tests: ['src/server/http/a-routes.test.ts'] }));

  it('of a promise are the sources beside its tests and the shared rules', () =>
    expect(planOf({ promise: 'CART-7', seed: '1' }, files, titles)).toEqual({
      changed: ['src/clients/cart.effects.ts', 'src/domain/cart/cart.rules.ts', 'src/domain/order/sum.ts'],
      tests: ['src/clients/cart.effects.test.ts'],
    }));

  it('of an area are those of its promises, with their Node tests alone', () => {
    const all = (path: string) => (path.startsWith('src/domain/') ? ['[PROMO-1] is read'] : ['[CART-7] is stored']);
    expect(planOf({ area: 'CART', seed: '1' }, files, all)).toEqual({
      changed: [
        'src/clients/cart.effects.ts',
        'src/domain/cart/cart.rules.ts',
        'src/domain/order/sum.ts',
        'src/regions/cart/Cart.tsx',
        'src/regions/cart/cart.machine.ts',
      ],
      tests: ['src/clients/cart.effects.test.ts', 'src/regions/cart/cart.machine.test.ts'],
    });
  });
});

describe('a sample', () => {
  const ids = Array.from({ length: 50 }, (_, index) => String(index));

  it('is the same for the same seed, in any order, and another for another seed', () => {
    expect(sampleOf(ids, 10, 'a')).toHaveLength(10);
    expect(sampleOf(ids.toReversed(), 10, 'a')).toEqual(sampleOf(ids, 10, 'a'));
    expect(sampleOf(ids, 10, 'b')).not.toEqual(sampleOf(ids, 10, 'a'));
  });

  it('has all where there are fewer', () => expect(sampleOf(ids, 99, 'a').toSorted()).toEqual(ids.toSorted()));
});

it.each([
  ['a.test.ts#[CART-7] is stored', true],
  ['a.test.ts#the cart > [CART-6, CART-7] is stored', true],
  ['a.test.ts#[CART-7] the cart > is stored', true],
  ['a.test.ts#[CART-70] is stored', false],
  ['a.test.ts#is stored as CART-7 says', false],
])('%j belongs to CART-7: %j', (title, isOne) => expect(titleOf('CART-7').test(title)).toBe(isOne));

it.each([
  [undefined, 'the cart on PostgreSQL [CART-7] is stored', true],
  [undefined, 'the cart on PGlite [CART-7] is stored', false],
  ['CART-7', 'the cart on PostgreSQL [CART-7] is stored', true],
  ['CART-7', 'the cart on PGlite [CART-7] is stored', false],
  ['CART-8', 'the cart on PostgreSQL [CART-7] is stored', false],
])('for %j runs %j: %j', (promise, title, isRun) =>
  expect(testsOf(promise === undefined ? {} : { promise }).test(title)).toBe(isRun),
);

describe('the coverage', () => {
  const coverage = {
    static: { '9': 1 },
    perTest: { 'a#[CART-7] is stored': { '1': 1, '2': 4 }, 'a#is shown': { '2': 1, '3': 1 } },
  };
  const ids = ['1', '2', '3', '9', '10'];

  it('of a room stays', () =>
    expect(narrow(coverage, { room: 'src/domain/cart', seed: '1' }, ids)).toEqual({ coverage, leftOut: [] }));

  it('of a promise is that of its tests', () =>
    expect(narrow(coverage, { promise: 'CART-7', sample: 10, seed: '1' }, ids)).toEqual({
      coverage: { static: {}, perTest: { 'a#[CART-7] is stored': { '1': 1, '2': 4 } } },
      leftOut: [],
    }));

  it('of a sample is that of its mutants, and names the others', () => {
    const { coverage: narrowed, leftOut } = narrow(coverage, { room: 'src/domain/cart', sample: 4, seed: '1' }, ids);
    const left = [narrowed.static, ...Object.values(narrowed.perTest)].flatMap((hits) => Object.keys(hits));
    expect(leftOut).toHaveLength(1);
    expect(new Set([...left, ...leftOut])).toContain('9');
    expect(left).not.toContain(leftOut[0]);
  });

  it('leaves what no test reaches in the sample of a room', () => {
    const samples = Array.from(
      { length: 50 },
      (_, index) => narrow(coverage, { room: 'src/lib', sample: 1, seed: String(index) }, ids).leftOut,
    );
    expect(samples.some((leftOut) => !leftOut.includes('10'))).toBe(true);
  });
});

describe('what documents a route', () => {
  const node = (key: string, parent: CodePath | null = null): CodePath => ({
    node: { key: { name: key } },
    parentPath: parent,
  });
  it.each([
    [node('summary', node('schema')), true],
    [node('tags', { node: {}, parentPath: node('schema') }), true],
    [node('body', node('schema')), false],
    [node('summary'), false],
    [{ node: {}, parentPath: null }, false],
  ])('%j: %j', (path, isOne) => expect(isDocumentation(path)).toBe(isOne));
});

describe('the report', () => {
  const mutant = (id: string, status: string): Mutant => ({
    id,
    status,
    fileName: 'src/a.ts',
    replacement: 'true',
    location: { start: { line: 3, column: 5 } },
  });
  const mutants = [
    mutant('1', 'Killed'),
    mutant('2', 'Timeout'),
    mutant('3', 'Survived'),
    mutant('4', 'NoCoverage'),
    mutant('5', 'NoCoverage'),
    mutant('6', 'RuntimeError'),
  ];

  it('of a room counts what no test reaches, and not what is left out', () =>
    expect(reportOf(mutants, { room: 'src/a', seed: '1' }, ['5'])).toEqual({
      killed: 2,
      all: 4,
      percent: 50,
      interval: '15.0 to 85.0',
      survivors: ['src/a.ts:3:5 Survived: true', 'src/a.ts:3:5 NoCoverage: true'],
    }));

  it('of a sample counts what tests reach', () =>
    expect(reportOf(mutants, { promise: 'CART-7', sample: 10, seed: '1' }, [])).toMatchObject({
      killed: 2,
      all: 3,
      percent: 66.6,
    }));
});

it.each([
  [0, 0, 'nothing tried'],
  [57, 59, '88.5 to 99.1'],
  [9, 10, '59.6 to 98.2'],
  [10, 10, '72.2 to 100.0'],
  [0, 10, '0.0 to 27.8'],
])('%d of %d is in 95 of 100 samples a share of %s percent', (part, all, interval) =>
  expect(intervalOf(part, all)).toBe(interval),
);
