import { expect, it, vi } from 'vitest';
import { onceForEach } from './once-for-each.ts';

it('makes one thing for each object, and returns it again', () => {
  const make = vi.fn(({ name }: { readonly name: string }) => ({ text: `${name}!` }));
  const made = onceForEach(make);
  const [first, second] = [{ name: 'a' }, { name: 'a' }];
  expect(made(first)).toEqual({ text: 'a!' });
  expect(made(first)).toBe(made(first));
  expect(made(second)).not.toBe(made(first));
  expect(make).toHaveBeenCalledTimes(2);
});

it('keeps no failure: the next call tries again', () => {
  const make = vi.fn((): object => {
    throw new Error('no');
  });
  const made = onceForEach(make);
  const key = {};
  expect(() => made(key)).toThrow('no');
  expect(() => made(key)).toThrow('no');
  expect(make).toHaveBeenCalledTimes(2);
});
