import { afterEach, expect, it } from 'vitest';
import { __vitePreload as preload } from './preload.ts';

const from = 'http://shop.test/assets/runtime.js';
const links = () => [...document.head.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);
afterEach(() => {
  document.head.innerHTML = '';
});

it('requests the dependencies of a chunk, each file once', async () => {
  expect(await preload(async () => 'first', ['./a.js', './b.js'], from)).toBe('first');
  expect(await preload(async () => 'second', ['./b.js', './c.js'], from)).toBe('second');
  expect(links()).toEqual([
    'modulepreload http://shop.test/assets/a.js',
    'modulepreload http://shop.test/assets/b.js',
    'modulepreload http://shop.test/assets/c.js',
  ]);
});

it('requests nothing when a chunk has no dependencies or the page has them', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="http://shop.test/assets/kit.css">';
  expect(await preload(async () => 'there', undefined, from)).toBe('there');
  expect(await preload(async () => 'there', ['./kit.css'], from)).toBe('there');
  expect(links()).toEqual(['stylesheet http://shop.test/assets/kit.css']);
});

it('requests no sheet whose rules stand in the page', async () => {
  document.head.innerHTML = '<style data-sheets="/assets/kit.css /assets/page.css"></style>';
  expect(await preload(async () => 'there', ['./kit.css', './page.css'], from)).toBe('there');
  expect(links()).toEqual([]);
});

it.each(['load', 'error'])('waits until missing styles have loaded or failed (%s)', async (end) => {
  let isLoaded = false;
  const loading = preload(
    async () => {
      isLoaded = true;
    },
    [`./${end}.css`],
    from,
  );
  const link = document.head.querySelector('link');
  expect([link?.rel, isLoaded]).toEqual(['stylesheet', false]);
  link?.dispatchEvent(new Event(end));
  await loading;
  expect(isLoaded).toBe(true);
});
