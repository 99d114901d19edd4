import type { FaultFocus, FaultKind } from '../../ui/field/fault-focus.ts';

interface Fault {
  readonly kind: FaultKind;
  readonly id: string;
  readonly place: number;
}

/** Returns what a part of the page is provided with; `place` is where the part is at this moment of rendering. */
export type FocusAt = (place: () => number) => FaultFocus;

/** Returns the id of the first wrong field, or of the first message if no field is wrong. */
const firstOf = (faults: readonly Fault[]): string | undefined => {
  const inOrder = faults.toSorted((one, other) => one.place - other.place);
  return (inOrder.find(({ kind }) => kind === 'field') ?? inOrder[0])?.id;
};

/**
 * Draws a page with the focus on its first fault. Which one is the first is known only when all of the page is drawn: a
 * message stands above its fields, and islands are drawn after the page around them. So a page with a fault is drawn twice.
 */
export const withFirstFaultFocused = <Html>(draw: (focusAt: FocusAt) => Html): Html => {
  const faults: Fault[] = [];
  const html = draw((place) => (kind, id) => {
    faults.push({ kind, id, place: place() });
    return false;
  });
  const first = firstOf(faults);
  return first === undefined ? html : draw(() => (_, id) => id === first);
};
