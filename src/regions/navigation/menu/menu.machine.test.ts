import { describe, expect, it } from 'vitest';
import { menuClosed, menuTransition, type MenuEffect, type MenuEvent, type MenuState } from './menu.machine.ts';
import { closeMs } from '../navigation.constants.ts';

const after = (...events: readonly MenuEvent[]) =>
  events.reduce<{ state: MenuState; effects: readonly MenuEffect[] }>(
    ({ state }, event) => menuTransition(state, event),
    { state: menuClosed, effects: [] },
  );
const opened = (...way: readonly string[]): MenuEvent => ({ tag: 'opened', way });
const enter = (at: string): MenuEvent => ({ tag: 'entered', at });
const back: MenuEvent = { tag: 'wentBack' };
const toggle = (at: string): MenuEvent => ({ tag: 'rowToggled', at });
const close: MenuEvent = { tag: 'closeAsked' };

describe('the overlay of small screens', () => {
  it.each<[string, readonly string[], object]>([
    ['on the first level', [], { expanded: [] }],
    ['on the level of the current page', ['a'], { at: 'a', expanded: [] }],
    ['with the branch of the current page expanded', ['a', 'r', 'x'], { at: 'a', expanded: ['r', 'x'] }],
  ])('[NAV-7, NAV-5] opens %s', (_, way, expected) => {
    expect(after(opened(...way))).toEqual({
      state: { tag: 'open', by: 'opening', ...expected },
      effects: [{ tag: 'announceOpened' }],
    });
  });

  it('[NAV-7] goes down into an entry and back to where it came from', () => {
    expect(after(opened(), enter('a')).state).toEqual({ tag: 'open', at: 'a', expanded: [], by: 'going' });
    expect(after(opened(), enter('a'), back).state).toEqual({ tag: 'open', expanded: [], by: 'comingBack', from: 'a' });
    expect(after(opened(), back).state).toEqual(after(opened()).state);
  });

  it('[NAV-5] expands and collapses each row independently', () => {
    expect(after(opened('a'), toggle('r'), toggle('s')).state).toMatchObject({ expanded: ['r', 's'] });
    expect(after(opened('a'), toggle('r'), toggle('s'), toggle('r')).state).toMatchObject({ expanded: ['s'] });
    expect(after(opened('a'), toggle('r'), back, enter('a')).state).toMatchObject({ expanded: [] });
  });

  it('[NAV-7, HDR-11] announces that it closes, and is closed after a delay', () => {
    expect(after(opened(), close)).toEqual({
      state: { tag: 'closing' },
      effects: [{ tag: 'announceClosed' }, { tag: 'startClosing', ms: closeMs }],
    });
    expect(after(opened(), close, { tag: 'timeUp' }).state).toEqual(menuClosed);
    expect(after(opened(), close, opened()).effects).toEqual([{ tag: 'stopClosing' }, { tag: 'announceOpened' }]);
  });

  it('closes at once when the screen gets wide', () => {
    expect(after(opened(), { tag: 'widened' })).toEqual({ state: menuClosed, effects: [{ tag: 'announceClosed' }] });
    expect(after(opened(), close, { tag: 'widened' })).toEqual({
      state: menuClosed,
      effects: [{ tag: 'stopClosing' }],
    });
  });

  it.each([close, back, enter('a'), toggle('r'), { tag: 'widened' }, { tag: 'timeUp' }] as const)(
    'hears nothing while it is closed: $tag',
    (event) => {
      expect(after(event)).toEqual({ state: menuClosed, effects: [] });
    },
  );

  it('is not opened a second time', () => {
    expect(after(opened(), enter('a'), opened('b')).state).toMatchObject({ at: 'a' });
  });
});
