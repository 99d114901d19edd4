import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { cartFormSchema } from '../src/contracts/cart/cart-form.contract.ts';
import { cartChangeSchema, cartSchema, type Cart } from '../src/contracts/cart/cart.contract.ts';
import { applyChange, itemWith } from '../src/domain/cart/cart-change.rules.ts';
import { checkoutBlock } from '../src/domain/cart/cart-sums.rules.ts';
import type { CartItem } from '../src/domain/cart/kinds/kind.ts';
import {
  entryCount,
  additionForm,
  additionOf,
  defectiveIn,
  isCall,
  itemKeyOf,
  itemsIn,
  keyOf,
  kindOf,
  nameOf,
  removalForm,
  removalOf,
  titleOf,
} from '../src/domain/cart/kinds/kinds.ts';
import { linesOf as cartLines, firstState, shownCart } from '../src/regions/cart/cart-state.rules.ts';
import { transition } from '../src/regions/cart/cart.machine.ts';
import { previewOf } from '../src/regions/header/cart-preview.rules.ts';
import { entriesAfter } from '../src/services/cart/cart-entries.rules.ts';
import { cartOf } from '../src/services/cart/cart.rules.ts';
import { changeOfForm } from '../src/services/cart/server-kinds.rules.ts';
import { linesOf as orderLines } from '../src/services/order/order-lines.rules.ts';
import { articleOf, cartWith, itemsOfEachKind, reducedCoat } from '../src/testing/cart.fixtures.ts';

/** The promises that every kind of item keeps. A new kind has an item in `itemsOfEachKind` and runs through all of them. */
const limits = { entries: 50, pieces: 10 };
const site = { currency: 'EUR', language: 'de' } as const;
const coat: CartItem = { kind: 'article', article: articleOf(reducedCoat, 1) };
/** A cart whose sum is large enough for every free article. */
const before = cartWith([coat.article]);
const names = (items: readonly CartItem[]) => items.map((item) => nameOf(keyOf(item)));

const added = (item: CartItem, cart: Cart = before): Cart => {
  const outcome = applyChange(cart, additionOf(item), item, limits);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.cart;
};
const refused = { kind: 'refused', refusal: { code: 'UNKNOWN' } } as const;

describe.each(itemsOfEachKind.map((item) => [item.kind, item] as const))('an item of the kind %s', (kind, item) => {
  it('[CART-3] is added, and its name is in the outcome', () => {
    const outcome = applyChange(before, additionOf(item), item, limits);
    expect(outcome).toMatchObject({ ok: true, addedProduct: titleOf(item) });
    expect(itemsIn(added(item))).toEqual([coat, item]);
    expect(Value.Check(cartSchema, added(item))).toBe(true);
  });

  it('[CART-3] is not added a second time', () => {
    expect(applyChange(added(item), additionOf(item), item, limits)).toEqual({ ok: false, code: 'NOT_MODIFIED' });
  });

  it('[CART-3] is removed, and not a second time', () => {
    expect(applyChange(added(item), removalOf(item), undefined, limits)).toEqual({ ok: true, cart: before });
    expect(applyChange(before, removalOf(item), undefined, limits)).toEqual({ ok: false, code: 'NOT_MODIFIED' });
  });

  it('[CART-3] is unknown without an offer of its own kind', () => {
    for (const offer of [undefined, ...itemsOfEachKind.filter((other) => other.kind !== kind)])
      expect(applyChange(before, additionOf(item), offer, limits)).toEqual({ ok: false, code: 'UNKNOWN' });
  });

  it('[CART-5] takes up a place of its own', () => {
    const full = { ...limits, entries: entryCount(before) };
    expect(applyChange(before, additionOf(item), item, full)).toMatchObject({ code: 'CART_LIMIT' });
    expect(entryCount(added(item))).toBe(entryCount(before) + 1);
  });

  it('[CART-3] has the same key in its changes, and its removal is a call of the contract', () => {
    expect(itemKeyOf(additionOf(item))).toEqual(keyOf(item));
    expect(keyOf(item).kind).toBe(kind);
    expect(isCall(removalOf(item))).toBe(true);
    for (const change of [additionOf(item), removalOf(item)])
      expect(Value.Check(cartChangeSchema, change)).toBe(isCall(change));
  });

  it('[CART-9] returns to the cart when the server refuses its removal', () => {
    const state = firstState(added(item));
    const asked = transition(state, { tag: 'changeAsked', id: 'a', change: removalOf(item) }).state;
    const shown = shownCart(asked);
    expect(shown && names(itemsIn(shown))).toEqual(names([coat]));
    expect(cartLines(asked).map(({ tag }) => tag)).toEqual(['here', 'removed']);
    const settled = transition(asked, { tag: 'answered', id: 'a', answer: refused }).state;
    expect(shownCart(settled)).toEqual(added(item));
    expect(cartLines(settled)).toEqual(cartLines(state));
  });

  it('[CART-8] is restored by the same change that adds it, unless only a form adds it', () => {
    const asked = transition(firstState(added(item)), { tag: 'changeAsked', id: 'a', change: removalOf(item) }).state;
    const undone = transition(asked, { tag: 'undoAsked', id: 'b', removal: 'a' }).state;
    expect(undone.pending.map(({ change }) => change)).toEqual(
      isCall(additionOf(item)) ? [removalOf(item), additionOf(item)] : [removalOf(item)],
    );
  });

  const stored = entriesAfter([], additionOf(item), item);
  const storedWithCoat = entriesAfter(entriesAfter([], additionOf(coat), coat), additionOf(item), item);

  it('[CART-2] is stored and read back as it was added', () => {
    expect(stored).toHaveLength(1);
    const read = cartOf(structuredClone(storedWithCoat), [coat, item], site, limits);
    expect(read).toEqual(added(item));
    expect(entriesAfter(storedWithCoat, removalOf(item), undefined)).toEqual(entriesAfter([], additionOf(coat), coat));
  });

  it('[CART-2, CART-11] keeps its name and blocks the checkout when the shop no longer sells it', () => {
    const gone = cartOf(storedWithCoat, [coat, undefined], site, limits);
    const shown = [...itemsIn(gone), ...defectiveIn(gone)].find((one) => one.kind === kind && one !== coat);
    expect([...itemsIn(gone), ...defectiveIn(gone)].map(titleOf)).toEqual([titleOf(coat), titleOf(item)]);
    expect(shown && Value.Check(cartSchema, gone)).toBe(true);
    expect(checkoutBlock(gone)).toBeDefined();
    expect(gone.total).toEqual(before.total);
    expect(applyChange(gone, removalOf(item), undefined, limits)).toEqual({ ok: true, cart: before });
  });

  it('[CART-16] is added and removed by plain forms of the contract', () => {
    for (const [form, change] of [
      [additionForm(item), additionOf(item)],
      [removalForm(item), removalOf(item)],
    ] as const) {
      expect(Value.Check(cartFormSchema, form)).toBe(true);
      // The form of an article adds to what is in the cart: the service reads it.
      if (form.kind !== undefined && form.kind !== 'voucher' && form.kind !== 'kept')
        expect(changeOfForm(form)).toEqual(change);
    }
  });

  it('[SHOP-4] is a line of the order', () => {
    const lines = orderLines(added(item));
    expect(lines.map((line) => [line.kind, line.title])).toEqual([
      ['article', reducedCoat.title],
      [kind, titleOf(item)],
    ]);
    const total = lines.reduce((sum, { price, quantity }) => sum + price.amountMinor * quantity, 0);
    expect(total).toBe(added(item).total.amountMinor);
  });

  it('[CART-2] is an entry of the preview in the header', () => {
    const preview = previewOf(added(item), true, true);
    expect(preview.tag === 'filled' && preview.entries.map(({ title }) => title)).toContain(titleOf(item));
  });

  it('[CART-2] counts with its pieces and its cost', () => {
    const { pieces, cost } = kindOf(item);
    expect(added(item).numberOfArticles).toBe(before.numberOfArticles + pieces(item));
    expect(added(item).total.amountMinor).toBe(before.total.amountMinor + cost(item));
  });

  it('[CART-16] is named apart from every other item', () => {
    expect(new Set(names(itemsOfEachKind)).size).toBe(itemsOfEachKind.length);
    expect(itemWith(added(item), keyOf(item))).toEqual(item);
  });
});
