/**
 * What a visitor typed, chose or ticked before hydration stays, and React hears of it. React keeps the field's text but not
 * a controlled component's state, and wipes the field at the next render; so after the first commit each changed field is
 * set back to its default through React's own tracker and then to the typed value past the tracker, followed by one `input`
 * event that React takes for the visitor's. Text that the browser itself restored (back, reload) is covered too.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const defaultOfSelect = (select: HTMLSelectElement): string =>
  [...select.options].find((option) => option.defaultSelected)?.value ?? select.options[0]?.value ?? '';

const defaultOf = (field: Exclude<Field, HTMLSelectElement> | HTMLSelectElement): string =>
  field instanceof HTMLSelectElement ? defaultOfSelect(field) : field.defaultValue;

const differs = (field: Field): boolean =>
  isTick(field) ? field.checked !== field.defaultChecked : field.value !== defaultOf(field);

/** Past React's tracker, which sits on the element itself: the prototype's own setter. */
const setQuietly = (field: Field, key: 'value' | 'checked', value: string | boolean): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, value);
};

const caretOf = (field: Field): readonly [number, number] | undefined =>
  isTick(field) || field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null
    ? undefined
    : [field.selectionStart, field.selectionEnd];

const tellTick = (field: HTMLInputElement): void => {
  const { checked } = field;
  // React listens to `click` for ticks and compares with what its tracker last saw.
  field.checked = field.defaultChecked;
  setQuietly(field, 'checked', checked);
  field.dispatchEvent(new Event('click', { bubbles: true }));
  if (field.checked !== checked) setQuietly(field, 'checked', checked);
};

const tellText = (field: Field): void => {
  const { value } = field;
  const caret = caretOf(field);
  field.value = defaultOf(field);
  setQuietly(field, 'value', value);
  if (caret && document.activeElement === field && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(...caret);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Call before hydrating; the answer is to be called once the first commit is done. */
export const rememberTyped = (element: HTMLElement): (() => void) => {
  const changed = new Set<Field>();
  for (const field of element.querySelectorAll('input, textarea, select')) {
    if (isField(field) && differs(field)) changed.add(field);
  }
  const note = (event: Event) => {
    if (isField(event.target)) changed.add(event.target);
  };
  element.addEventListener('input', note, true);
  return () => {
    element.removeEventListener('input', note, true);
    for (const field of changed) {
      if (!field.isConnected || !differs(field)) continue;
      if (isTick(field)) tellTick(field);
      else tellText(field);
    }
  };
};
