/**
 * Keeps what a visitor typed, chose or ticked before hydration, and passes it to React. React keeps the field's text but not a
 * controlled component's state, and clears the field at the next render. So after the first commit each changed field is set
 * back to its default through React's own tracker and then to the typed value past the tracker, followed by one `input` event
 * that React handles as the visitor's. This also covers text that the browser restored (back, reload).
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

/** Sets a value past React's tracker, which is on the element itself: by the prototype's setter. */
const setQuietly = (field: Field, key: 'value' | 'checked', value: string | boolean): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
};

type Caret = readonly [start: number, end: number] | undefined;

const caretOf = (field: Field): Caret =>
  isTick(field) || field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null
    ? undefined
    : [field.selectionStart, field.selectionEnd];

/** The value and the caret of a field. Read for all fields at once, because an event of one lets React render the others. */
interface Typed {
  readonly field: Field;
  readonly value: string;
  readonly checked: boolean;
  readonly caret: Caret;
}

const sendTick = (field: HTMLInputElement, checked: boolean): void => {
  // React listens to `click` for ticks and compares with its tracker's last value; a plain event does not toggle the field.
  setQuietly(field, 'checked', checked);
  field.dispatchEvent(new Event('click', { bubbles: true }));
};

const sendText = ({ field, value, caret }: Typed): void => {
  const isSelect = field instanceof HTMLSelectElement;
  field.value = defaultOf(field);
  setQuietly(field, 'value', value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  const { activeElement } = field.getRootNode() as Document | ShadowRoot; // it is in the page
  if (caret && activeElement === field && !isSelect) field.setSelectionRange(...caret);
};

const send = (typed: Typed): void => {
  const { field, checked } = typed;
  if (!field.isConnected) return;
  if (!isTick(field)) return sendText(typed);
  field.checked = field.defaultChecked;
  return sendTick(field, checked);
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
