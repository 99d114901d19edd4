import { expect, it } from 'vitest';
import { reasonOf } from './cart-refusals.rules.ts';

const wrong = { message: 'wrong', validationContext: 'body', validation: [] };

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', [{ setArticle: {} }]],
  ['an empty object', {}],
  ['an unknown change', { buyAll: {} }],
  ['two changes', { setArticle: {}, addGiftCard: {} }],
])('[SAFE-2] a body that is %s is answered by the names of all changes', (_, body) => {
  expect(reasonOf(wrong, body)).toMatch(/^body: must be an object with exactly one of setArticle, .+, addArticle$/);
});

it('[SAFE-2] names the member of the change that is meant, and no other', () => {
  const article = { productId: '100000001', tcm: 'a', quantity: -1 };
  expect(reasonOf(wrong, { setArticle: article })).toBe('body.setArticle.quantity: must be >= 0');
  expect(reasonOf(wrong, { setArticle: { ...article, quantity: 1 } })).toBe('wrong');
  // The validator says of a closed object that its schema is false; what follows names the rule.
  const strange = { ...article, quantity: 1, price: 1 };
  expect(reasonOf(wrong, { setArticle: strange })).toBe('body.setArticle: must not have additional properties');
});

it('[SAFE-2] names a member of anything else but the body by its first finding', () => {
  const validation = [{ instancePath: '/a/b', message: 'is long' }, { instancePath: '/c' }];
  expect(reasonOf({ message: 'wrong', validationContext: 'headers', validation }, {})).toBe('headers.a.b: is long');
  expect(reasonOf({ message: 'wrong', validation: [{ instancePath: '/a' }] }, {})).toBe('request.a: is not valid');
  expect(reasonOf({ message: 'wrong' }, {})).toBe('wrong');
});
