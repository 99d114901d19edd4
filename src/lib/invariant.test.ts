import { expect, it } from 'vitest';
import { invariant } from './invariant.ts';

it.each([true, 1, 'a', {}])('lets %j pass', (condition) => expect(() => invariant(condition, 'x')).not.toThrow());

it.each([false, 0, '', undefined])('calls %j a bug', (condition) =>
  expect(() => invariant(condition, 'the cart has no site')).toThrow('Bug: the cart has no site'),
);
