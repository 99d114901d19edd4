/**
 * Keeps what a visitor typed, chose or ticked before hydration, and passes it to the region. Hydration keeps the field's text but the
 * component's state does not have it, and the next render would clear the field. So after the first commit each changed field sends
 * the event that it sends when a visitor changes it. This also covers text that the browser restored (back, reload).
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

export const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const defaultOfSelect = (select: HTMLSelectElement): string =>
  [...select.options].find((option) => option.defaultSelected)?.value ?? select.options[0]?.value ?? '';

const defaultOf = (field: Field): string =>
  field instanceof HTMLSelectElement ? defaultOfSelect(field) : field.defaultValue;

/** A radio button that lost its mark sends no event: the one that got it does. */
const isLeftRadio = (field: Field): boolean => isTick(field) && field.type === 'radio' && !field.checked;

const differs = (field: Field): boolean =>
  isTick(field) ? field.checked !== field.defaultChecked : field.value !== defaultOf(field);

type Caret = readonly [start: number, end: number] | undefined;

const caretOf = (field: Field): Caret =>
  isTick(field) || field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null
    ? undefined
    : [field.selectionStart, field.selectionEnd];

/** The value and the caret of a field. Read for all fields at once, because the event of one can render the others. */
interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly checked: boolean;
  readonly caret: Caret;
}

const sendTick = (field: HTMLInputElement, checked: boolean): void => {
  field.checked = checked;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const sendText = ({ field, value, caret }: Typed): void => {
  const isSelect = field instanceof HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  const { activeElement } = field.getRootNode() as Document | ShadowRoot; // it is in the page
  if (caret && activeElement === field && !isSelect) field.setSelectionRange(...caret);
};

const send = (typed: Typed): void => {
  const { field, checked } = typed;
  if (!field.isConnected) return;
  if (isTick(field)) sendTick(field, checked);
  else sendText(typed);
};

/** Call it before hydrating; call the function that it returns after the first commit. */
export const rememberTyped = (element: HTMLElement): (() => void) => {
  /** with the visitor's caret: hydrating moves it */
  const changed = new Map<Field, Caret>();
  for (const field of element.querySelectorAll('input, textarea, select')) {
    if (isField(field) && differs(field)) changed.set(field, caretOf(field));
  }
  const note = (event: Event) => {
    if (isField(event.target)) changed.set(event.target, caretOf(event.target));
  };
  element.addEventListener('input', note, true);
  return () => {
    element.removeEventListener('input', note, true);
    const typed = [...changed]
      .filter(([field]) => differs(field) && !isLeftRadio(field))
      .map(([field, caret]): Typed => ({ field, value: field.value, checked: isTick(field) && field.checked, caret }));
    for (const one of typed) send(one);
  };
};
