import { describe, expect, it } from 'vitest';
import { redraw } from './redraw.effects.ts';

const element = (html: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.replaceChildren(place);
  return place;
};
const redrawn = (before: string, after: string): HTMLElement => {
  const place = element(before);
  const next = document.implementation.createHTMLDocument().createElement('div');
  next.innerHTML = after;
  redraw(place, document.adoptNode(next));
  return place;
};

describe('a list that is drawn again', () => {
  it.each([
    ['nothing', '<p>a</p>', '<p>a</p>'],
    ['a text', '<p>a</p>', '<p>b</p>'],
    ['a text that was none', '<p></p>', '<p>b</p>'],
    ['an attribute', '<a href="/1" data-on="">x</a>', '<a href="/2">x</a>'],
    ['another element', '<p>a</p>', '<ul><li>b</li></ul>'],
    ['one more in the middle', '<h2>a</h2><form></form>', '<h2>a</h2><ul><li>c</li></ul><form></form>'],
    ['one less in the middle', '<h2>a</h2><ul></ul><form></form>', '<h2>a</h2><form></form>'],
    ['another order', '<i data-key="1">1</i><i data-key="2">2</i>', '<i data-key="2">2</i><i data-key="1">1</i>'],
    ['others', '<i data-key="1">1</i><i data-key="2">2</i>', '<i data-key="3">3</i><i data-key="2">2</i>'],
    ['nothing left', '<i data-key="1">1</i>', ''],
    ['all new', '', '<i data-key="1">1</i>text'],
    ['an icon', '<b><svg><path d="M1"/></svg></b>', '<b><svg><path d="M2"/></svg></b>'],
  ])('[SHOP-11] is the other list: %s', (_, before, after) => {
    expect(redrawn(before, after).innerHTML).toBe(element(after).innerHTML);
  });

  it('[SHOP-11] keeps the elements that both lists have', () => {
    const place = element('<ul></ul><div><i data-key="1">1</i><i data-key="2">2</i></div>');
    const [first, second] = place.querySelectorAll('i');
    const next = document.createElement('div');
    next.innerHTML = '<div><i data-key="2">2</i><i data-key="3">3</i><i data-key="1">1</i></div>';
    redraw(place, next);
    const [now, , last] = place.querySelectorAll('i');
    expect(now).toBe(second);
    expect(last).toBe(first);
  });

  it('[SHOP-11] keeps a focused control in its place', () => {
    const place = element('<h2>2</h2><ul><li>chip</li></ul><form><select><option>a</option></select></form>');
    place.querySelector('select')?.focus();
    const next = document.createElement('div');
    next.innerHTML = '<h2>3</h2><form><select><option>a</option></select></form>';
    redraw(place, next);
    expect(document.activeElement?.localName).toBe('select');
    expect(place.innerHTML).toBe('<h2>3</h2><form><select><option>a</option></select></form>');
  });

  it('[SHOP-11] leaves open what the visitor opened, and closed what was closed', () => {
    const place = element('<details data-key="a" open>x</details><details data-key="b">y</details>');
    const next = document.createElement('div');
    next.innerHTML = '<details data-key="a">x</details><details data-key="b" open>y</details>';
    redraw(place, next);
    expect([...place.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  it('[SHOP-11] chooses the order of the other list', () => {
    const options = (chosen: number) =>
      `<select>${[0, 1].map((at) => `<option${at === chosen ? ' selected' : ''}>${at}</option>`).join('')}</select>`;
    const place = element(options(0));
    const select = place.querySelector('select');
    if (select) select.value = '0';
    const next = document.createElement('div');
    next.innerHTML = options(1);
    redraw(place, next);
    expect(select?.value).toBe('1');
  });

  it('[SHOP-11] leaves a region as it is, unless its props differ', () => {
    const region = (props: string, words: string) => `<k-region data-props="${props}"><b>${words}</b></k-region>`;
    const place = element(region('1', 'awake') + region('2', 'awake'));
    const next = document.createElement('div');
    next.innerHTML = region('1', 'drawn') + region('3', 'drawn');
    redraw(place, next);
    expect([...place.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['awake', 'drawn']);
  });
});
