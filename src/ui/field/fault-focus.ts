import { createContext, useContext } from 'react';

/** A fault that can get the focus: a wrong field, or the message above the form if no field is wrong. */
export type FaultKind = 'field' | 'message';

/** Returns whether the page focuses this fault; `id` is unique in the page. */
export type FaultFocus = (kind: FaultKind, id: string) => boolean;

/** Provided only by the server, for pages of one visitor (server/rendering/first-fault.ts). */
const context = createContext<FaultFocus | undefined>(undefined);
export const FaultFocusProvider = context.Provider;

/** The browser's own `autofocus`, which works without JavaScript, if the page focuses this fault. */
export const useFaultFocus = (kind: FaultKind, id: string, isFault: boolean): { readonly autoFocus?: true } => {
  const focus = useContext(context);
  return isFault && focus?.(kind, id) ? { autoFocus: true } : {};
};
