import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import { suggestionsSchema } from '../../contracts/search/search.contract.ts';
import { suggestionsFixture } from '../../testing/search.fixtures.ts';
import { handfAnswer, handfRows } from './search.fixtures.ts';
import { productAddress, readSuggestions, resultsAddress, suggestionsAddress } from './search.rules.ts';

const textsOf = (body: unknown) => readSuggestions(body)?.map(({ text }) => text);

describe('suggestions of a server', () => {
  it('are read with terms first', () => {
    expect(readSuggestions(handfAnswer)).toEqual(handfRows);
    expect(textsOf(suggestionsFixture)).toEqual([
      'kaffee',
      'filterkaffee',
      'Kontor Hausmischung',
      'Leinenbluse mit Stehkragen',
    ]);
  });

  it.each([
    ['items of an older server', { items: [{ searchterm: 'kaffee' }, { searchterm: 'tasse' }] }, ['kaffee', 'tasse']],
    ['a bare list of them', [{ searchterm: 'kaffee' }], ['kaffee']],
    ['the same in searchTerms', { searchTerms: [{ searchterm: 'kaffee' }] }, ['kaffee']],
    ['nothing found', { searchTerms: [], products: [] }, []],
    ['things alone', { products: handfAnswer.products }, handfAnswer.products.map(({ title }) => title)],
    ['rubbish among good ones', { searchTerms: [7, null, {}, { searchTerm: 'a' }], products: [{ id: '1' }] }, ['a']],
    [
      'more than was asked',
      { searchTerms: Array.from({ length: 30 }, (_, n) => ({ searchTerm: `t${n}` })) },
      Array.from({ length: 10 }, (_, n) => `t${n}`),
    ],
    [
      'ten terms beside products',
      { searchTerms: Array.from({ length: 10 }, (_, n) => ({ searchTerm: `t${n}` })), products: handfAnswer.products },
      [...Array.from({ length: 10 }, (_, n) => `t${n}`), ...handfAnswer.products.map(({ title }) => title)],
    ],
    ['words', 'kaffee', undefined],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['another answer', { title: 'broken' }, undefined],
  ])('[SRCH-2] %s', (_, body, texts) => {
    expect(textsOf(body)).toEqual(texts);
  });

  it('show a term whole if its parts do not match it', () => {
    const [row] =
      readSuggestions({ searchTerms: [{ searchTerm: 'kaffee', prefix: '', match: 'tee', suffix: '' }] }) ?? [];
    expect(row).toMatchObject({ term: { prefix: '', match: '', suffix: 'kaffee' } });
  });
});

describe('addresses', () => {
  it('[SRCH-2] of the suggestions', () => {
    const address = new URL(suggestionsAddress('t-shirt & ä', 'CH_FR'), 'http://x');
    expect(address.pathname).toBe('/service/searchfrontend/api/suggestions');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      q: 't-shirt & ä',
      site: 'CH_FR',
      maxSearchTerms: '10',
      maxProducts: '5',
    });
  });

  it.each([
    ['kaffee', '/search?query=kaffee&page=1&sort=relevance'],
    ['ä & b', '/search?query=%C3%A4+%26+b&page=1&sort=relevance'],
    ['<script>', '/search?query=%3Cscript%3E&page=1&sort=relevance'],
    ['☕', '/search?query=%E2%98%95&page=1&sort=relevance'],
    ['\uD83D', '/search?query=%EF%BF%BD&page=1&sort=relevance'],
  ])('[SRCH-7] of the results of %j', (text, address) => {
    expect(resultsAddress(text)).toBe(address);
  });

  it.each([
    ['/x-p101110001.html', undefined, '/x-p101110001.html?query=kaff'],
    ['x-p101110001.html', undefined, '/x-p101110001.html?query=kaff'],
    ['x-p1.html', 'dunkelblau', '/x-p1.html?query=kaff&dim1=dunkelblau'],
    ['/x-p1.html?a=1', 'blau & rot', '/x-p1.html?a=1&query=kaff&dim1=blau+%26+rot'],
    ['//elsewhere.example/x', undefined, '/elsewhere.example/x?query=kaff'],
    ['javascript:alert(1)', undefined, '/javascript:alert(1)?query=kaff'],
    ['/\\elsewhere.example', undefined, '/elsewhere.example?query=kaff'],
  ])('[SRCH-6] a thing at %s, dimension %s', (productViewUrl, dimension, address) => {
    const product = {
      id: '101110001',
      title: 'x',
      productViewUrl,
      ...(dimension === undefined ? {} : { webshopProductDimensionKey: dimension }),
    };
    expect(productAddress(product, 'kaff')).toBe(address);
  });
});

describe('the recorded answers of the suggestions', () => {
  const terms = ['kaffeemühle', 'pfeffermühle'];
  const grinder = 'Elektrische Kaffeemühle';
  it.each([
    ['ours', [...terms, grinder]],
    ['minimal', ['kaffeemühle', grinder]],
    ['older', terms],
    ['older-list', terms],
    ['numeric-ids', [grinder]],
    ['bad-entries', ['kaffeemühle', grinder]],
    ['nothing', []],
    ['other-shape', undefined],
    ['error', undefined],
  ])('[SRCH-2] %s shows %j', (name, texts) => {
    expect(textsOf(answerOf('search', name).body)).toEqual(texts);
  });

  const productIn = (name: string) =>
    readSuggestions(answerOf('search', name).body)?.flatMap((row) => (row.kind === 'product' ? row.product : []))[0];

  it('[SRCH-2] a product has a text as id, and of the optional members those that are texts', () => {
    expect(productIn('numeric-ids')?.id).toBe('101330003');
    expect(Object.keys(productIn('bad-entries') ?? {})).toEqual(['id', 'title', 'productViewUrl']);
    expect(Object.keys(productIn('ours') ?? {})).toEqual(
      Object.keys(suggestionsSchema.properties.products.items.properties),
    );
  });

  it('[SRCH-2] ours matches the contract and has every documented member', () => {
    const { body } = answerOf('search', 'ours');
    expect([...Value.Errors(suggestionsSchema, body)]).toEqual([]);
    expect(missingIn(body, answerOf('search', 'minimal').body)).toEqual([]);
  });
});
