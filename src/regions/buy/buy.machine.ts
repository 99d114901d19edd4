import type { Refusal } from '../../contracts/cart/cart.contract.ts';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import type { Step } from '../../platform/use-machine.ts';
import { errorShownMs } from './buy.constants.ts';
import { chosenArticle, firstChoice, isSizeMissing, type BuyProps, type Choice } from './buy.rules.ts';

/**
 * The result of the last tap on the button. `id` identifies the change: a response to another one is ignored.
 *
 *     idle ──add──► adding ──cart──► added          (until something else is chosen)
 *                      ├──304───► idle
 *                      └─refused─► refused ──7.5 s─► idle
 *     idle ──add, no size──► sizeMissing      (until something is chosen)
 */
type Status =
  | { readonly tag: 'idle' }
  /** the button was pressed before a size was chosen; `id` identifies the press */
  | { readonly tag: 'sizeMissing'; readonly id: string }
  | { readonly tag: 'adding'; readonly id: string; readonly title: string }
  | { readonly tag: 'added'; readonly title: string }
  | { readonly tag: 'refused'; readonly id: string; readonly refusal: Refusal };

export interface BuyState {
  readonly choice: Choice;
  readonly quantity: number;
  readonly status: Status;
}

export type BuyEvent =
  | { readonly tag: 'colorChosen'; readonly color: string }
  | { readonly tag: 'sizeChosen'; readonly size: string }
  | { readonly tag: 'quantityChosen'; readonly quantity: number }
  | { readonly tag: 'addPressed'; readonly id: string }
  | { readonly tag: 'answered'; readonly id: string; readonly answer: CartAnswered }
  | { readonly tag: 'errorExpired'; readonly id: string }
  | { readonly tag: 'messageClosed' };

export type BuyEffect =
  | { readonly tag: 'add'; readonly id: string; readonly tcm: string; readonly quantity: number }
  | { readonly tag: 'expireError'; readonly id: string; readonly afterMs: number }
  /** SHOP-3: a reload or a shared address opens with this colour or size */
  | { readonly tag: 'writeAddress'; readonly slug: string };

const idle: Status = { tag: 'idle' };

export const firstState = (box: BuyProps): BuyState => ({ choice: firstChoice(box), quantity: 1, status: idle });

const still = (state: BuyState): Step<BuyState, BuyEffect> => ({ state, effects: [] });

/** Another choice removes the last message; a pending addition continues. */
const choose = (box: BuyProps, state: BuyState, choice: Choice): Step<BuyState, BuyEffect> => {
  const slug = box.slugs[choice.color ?? choice.size ?? ''];
  return {
    state: {
      ...state,
      choice: { ...state.choice, ...choice },
      status: state.status.tag === 'adding' ? state.status : idle,
    },
    effects: slug === undefined ? [] : [{ tag: 'writeAddress', slug }],
  };
};

const press = (box: BuyProps, state: BuyState, id: string): Step<BuyState, BuyEffect> => {
  if (isSizeMissing(box, state.choice)) return still({ ...state, status: { tag: 'sizeMissing', id } });
  const article = chosenArticle(box, state.choice);
  if (!article || state.status.tag === 'adding') return still(state);
  return {
    state: { ...state, status: { tag: 'adding', id, title: box.title } },
    effects: [{ tag: 'add', id, tcm: article.tcm, quantity: state.quantity }],
  };
};

const answer = (state: BuyState, id: string, answered: CartAnswered): Step<BuyState, BuyEffect> => {
  const { status } = state;
  if (status.tag !== 'adding' || status.id !== id) return still(state);
  switch (answered.kind) {
    case 'cart':
      // The quantity is reset to one, else a second tap would double what was chosen once.
      return still({ ...state, quantity: 1, status: { tag: 'added', title: answered.addedProduct ?? status.title } });
    case 'unchanged':
      return still({ ...state, status: idle });
    case 'refused':
      return {
        state: { ...state, status: { tag: 'refused', id, refusal: answered.refusal } },
        effects: [{ tag: 'expireError', id, afterMs: errorShownMs }],
      };
  }
};

export const transition =
  (box: BuyProps) =>
  (state: BuyState, event: BuyEvent): Step<BuyState, BuyEffect> => {
    switch (event.tag) {
      case 'colorChosen':
        return choose(box, state, { color: event.color });
      case 'sizeChosen':
        return choose(box, state, { size: event.size });
      case 'quantityChosen':
        return still({ ...state, quantity: event.quantity });
      case 'addPressed':
        return press(box, state, event.id);
      case 'answered':
        return answer(state, event.id, event.answer);
      case 'errorExpired':
        return state.status.tag === 'refused' && state.status.id === event.id
          ? still({ ...state, status: idle })
          : still(state);
      case 'messageClosed':
        return state.status.tag === 'adding' ? still(state) : still({ ...state, status: idle });
    }
  };
