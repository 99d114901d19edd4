import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserActs } from './acts.ts';

const stay = (event: Event) => event.preventDefault();
const events = '[{"event":"promotion_click"}]';

beforeEach(() => {
  // Nothing is left in this page, as the browser of the test cannot leave it.
  window.addEventListener('click', stay);
  window.addEventListener('submit', stay);
  document.body.innerHTML = `<a href="/a" data-track='${events}'><b>a</b></a><form data-track='${events}'><button>go</button></form><p>p</p>`;
});
afterEach(() => {
  window.removeEventListener('click', stay);
  window.removeEventListener('submit', stay);
  document.body.innerHTML = '';
});

it.each([
  ['a link, by what is in it', 'b', 'click', 1],
  ['a form that is sent', 'form', 'submit', 1],
  ['not a click in a form', 'button', 'click', 0],
  ['not anything else', 'p', 'click', 0],
])('[TRK-1] an element names its click event: %s', (_, selector, type, count) => {
  const reported: string[] = [];
  const stop = browserActs.onTrack((track) => reported.push(track));
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  expect(reported).toHaveLength(count);
  expect(reported.every((track) => track === events)).toBe(true);
  stop();
});

it('[TRK-1] a click that a listener has stopped is not reported', () => {
  const reported: string[] = [];
  const stop = browserActs.onTrack((track) => reported.push(track));
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(reported).toEqual([]);
  stop();
});
