import { afterEach, expect, it } from 'vitest';
import { browserDrawnView as view } from './drawn-view.ts';

afterEach(() => {
  document.head.innerHTML = '';
});
const own = 'width=device-width, initial-scale=1';
const contentOf = () => document.querySelector('meta')?.content;

it('[FOOT-14] a page is drawn as wide as is wanted, and again as its author wants it', () => {
  document.head.innerHTML = `<meta name="viewport" content="${own}">`;
  expect(view.isChanged()).toBe(false);
  view.drawAs(1280);
  view.drawAs(979);
  expect([contentOf(), view.isChanged()]).toEqual(['width=979', true]);
  view.drawAs(undefined);
  expect([contentOf(), view.isChanged()]).toEqual([own, false]);
  view.drawAs(undefined);
  expect(contentOf()).toBe(own);
});

it('[FOOT-14] a page that says nothing of its width is left alone', () => {
  view.drawAs(1280);
  expect([document.head.innerHTML, view.isChanged()]).toEqual(['', false]);
});
