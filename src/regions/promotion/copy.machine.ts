import type { Step } from '../../platform/use-machine.ts';
import { copiedShownMs } from './promotion.constants.ts';

/** PROMO-4: success is shown for 3 s; a refusal stays until the next try, because it asks for an action. */
export type CopyState = { readonly tag: 'idle' | 'refused' } | { readonly tag: 'copied'; readonly times: number };

export type CopyEvent =
  | { readonly tag: 'pressed' | 'refused' }
  | { readonly tag: 'copied' }
  | { readonly tag: 'expired'; readonly times: number };

export type CopyEffect =
  | { readonly tag: 'copy' }
  | { readonly tag: 'expire'; readonly times: number; readonly afterMs: number };

export const firstCopy: CopyState = { tag: 'idle' };

export const copying = (state: CopyState, event: CopyEvent): Step<CopyState, CopyEffect> => {
  switch (event.tag) {
    case 'pressed':
      return { state, effects: [{ tag: 'copy' }] };
    case 'refused':
      return { state: { tag: 'refused' }, effects: [] };
    case 'copied': {
      const times = state.tag === 'copied' ? state.times + 1 : 1;
      return { state: { tag: 'copied', times }, effects: [{ tag: 'expire', times, afterMs: copiedShownMs }] };
    }
    case 'expired':
      // The timer of an earlier copy is ignored.
      return state.tag === 'copied' && state.times === event.times
        ? { state: firstCopy, effects: [] }
        : { state, effects: [] };
  }
};
