import { afterEach, expect, it } from 'vitest';
import { browserDrawnView as view } from './drawn-view.ts';

afterEach(() => {
  document.head.innerHTML = '';
});
const own = 'width=device-width, initial-scale=1';
const contentOf = () => document.querySelector('meta')?.content;

it('[FOOT-14] a page gets another layout width and then its own again', () => {
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

it('[FOOT-14] a page without a viewport element is not changed', () => {
  view.drawAs(1280);
  expect([document.head.innerHTML, view.isChanged()]).toEqual(['', false]);
});
