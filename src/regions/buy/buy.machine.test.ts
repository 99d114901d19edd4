import { describe, expect, it } from 'vitest';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import { carts } from '../../testing/cart.fixtures.ts';
import { boxes } from './buy.fixtures.ts';
import { firstState, transition, type BuyEvent, type BuyState } from './buy.machine.ts';

const box = boxes.coat;
/** A size is chosen; `first` is the state before. */
const first = firstState(box);
const start: BuyState = { ...first, choice: { ...first.choice, size: '36' } };
const step = transition(box);
const after = (...events: readonly BuyEvent[]): BuyState =>
  events.reduce((state, event) => step(state, event).state, start);

const press = (id: string): BuyEvent => ({ tag: 'addPressed', id });
const answered = (id: string, answer: CartAnswered): BuyEvent => ({ tag: 'answered', id, answer });
const cart: CartAnswered = { kind: 'cart', cart: carts.oneCoffee, addedProduct: 'Mantel' };
const refused: CartAnswered = { kind: 'refused', refusal: { code: 'ITEM_LIMIT', limit: 10 } };
const colorChosen: BuyEvent = { tag: 'colorChosen', color: 'Petrol' };
const sizeChosen: BuyEvent = { tag: 'sizeChosen', size: '40' };
const quantityChosen: BuyEvent = { tag: 'quantityChosen', quantity: 3 };
const expired = (id: string): BuyEvent => ({ tag: 'errorExpired', id });
const closed: BuyEvent = { tag: 'messageClosed' };

describe('the box', () => {
  it.each<readonly [string, readonly BuyEvent[], string]>([
    ['a press', [press('1')], 'adding'],
    ['a second press', [press('1'), press('2')], 'adding'],
    ['the answer', [press('1'), answered('1', cart)], 'added'],
    ['an answer to another press', [press('1'), answered('0', cart)], 'adding'],
    ['an outdated response', [answered('1', cart)], 'idle'],
    ['the same answer twice', [press('1'), answered('1', refused), answered('1', cart)], 'refused'],
    ['nothing new', [press('1'), answered('1', { kind: 'unchanged' })], 'idle'],
    ['a refusal', [press('1'), answered('1', refused)], 'refused'],
    ['the time of a refusal', [press('1'), answered('1', refused), expired('1')], 'idle'],
    ['the time of an older refusal', [press('2'), answered('2', refused), expired('1')], 'refused'],
    [
      'the time of a refusal while trying again',
      [press('1'), answered('1', refused), press('2'), expired('1')],
      'adding',
    ],
    ['another colour after adding', [press('1'), answered('1', cart), colorChosen], 'idle'],
    ['another size after a refusal', [press('1'), answered('1', refused), sizeChosen], 'idle'],
    ['another colour while adding', [press('1'), colorChosen], 'adding'],
    ['another quantity after adding', [press('1'), answered('1', cart), quantityChosen], 'added'],
    ['closing the message', [press('1'), answered('1', cart), closed], 'idle'],
    ['closing while adding', [press('1'), closed], 'adding'],
  ])('after %s', (_, events, tag) => {
    expect(after(...events).status.tag).toBe(tag);
  });

  it('requests the chosen article once', () => {
    const chosen = after(colorChosen, sizeChosen, quantityChosen);
    const pressed = step(chosen, press('1'));
    expect(pressed.effects).toEqual([{ tag: 'add', id: '1', tcm: 'petrol-40', quantity: 3 }]);
    expect(step(pressed.state, press('2')).effects).toEqual([]);
  });

  it('[SHOP-3] writes the chosen colour into the address, and the size only where there is no colour', () => {
    expect(step(start, colorChosen).effects).toEqual([{ tag: 'writeAddress', slug: 'petrol' }]);
    expect(step(start, sizeChosen).effects).toEqual([]);
    const coffee = transition(boxes.coffee)(firstState(boxes.coffee), { tag: 'sizeChosen', size: '500 g' });
    expect(coffee.effects).toEqual([{ tag: 'writeAddress', slug: '500-g' }]);
  });

  it('[SHOP-3] asks for a size, each time that the button is pressed without one, and sends nothing', () => {
    const asked = step(first, press('1'));
    expect(asked).toEqual({ state: { ...first, status: { tag: 'sizeMissing', id: '1' } }, effects: [] });
    expect(step(asked.state, press('2')).state.status).toEqual({ tag: 'sizeMissing', id: '2' });
    expect(step(asked.state, sizeChosen).state.status.tag).toBe('idle');
    expect(step(step(asked.state, sizeChosen).state, press('3')).effects).toMatchObject([{ tcm: 'camel-40' }]);
  });

  it('requests nothing when there is no such article', () => {
    const nowhere = after({ tag: 'colorChosen', color: 'Bordeaux' }, { tag: 'sizeChosen', size: '44' });
    const pressed = step(nowhere, press('1'));
    expect(pressed).toEqual({ state: nowhere, effects: [] });
  });

  it('resets the quantity to one after adding, and keeps it after a refusal', () => {
    expect(after(quantityChosen, press('1'), answered('1', cart)).quantity).toBe(1);
    expect(after(quantityChosen, press('1'), answered('1', refused)).quantity).toBe(3);
  });

  it('names what was added by the title from the server, else by its own', () => {
    expect(after(press('1'), answered('1', cart)).status).toMatchObject({ title: 'Mantel' });
    expect(after(press('1'), answered('1', { kind: 'cart', cart: carts.empty })).status).toMatchObject({
      title: box.title,
    });
  });

  it('shows a refusal for 7.5 s', () => {
    const { effects } = step(after(press('1')), answered('1', refused));
    expect(effects).toEqual([{ tag: 'expireError', id: '1', afterMs: 7500 }]);
  });
});
