import type { FieldName, SubscriberValues } from '../../contracts/newsletter/newsletter.contract.ts';

/** The fields with a text, and the checkbox for personal offers (`dne`) and the one for the terms (`legal`). */
const textFields = ['email', 'salutation', 'firstName', 'lastName'] as const;
const fieldNames = [...textFields, 'legal'] as const satisfies readonly FieldName[];
export const controlNames = [...fieldNames, 'dne'] as const;

type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

export const control = (form: HTMLFormElement, name: string): Control | undefined => {
  const found = form.elements.namedItem(name);
  return isControl(found) ? found : undefined;
};
const checkbox = (form: HTMLFormElement, name: 'dne' | 'legal'): HTMLInputElement | undefined => {
  const found = control(form, name);
  return found instanceof HTMLInputElement ? found : undefined;
};

const isChanged = (field: Control): boolean =>
  field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** The fields that the visitor has changed since the server rendered them. */
export const changedFields = (form: HTMLFormElement): readonly Control[] =>
  fieldNames.flatMap((name) => control(form, name) ?? []).filter(isChanged);

export const textOf = (form: HTMLFormElement, name: string): string => control(form, name)?.value ?? '';

/** The current values of the form; fields that the country does not have are empty. */
export const valuesIn = (form: HTMLFormElement): SubscriberValues => ({
  email: textOf(form, 'email'),
  // The options of the select are the salutations.
  salutation: textOf(form, 'salutation') as SubscriberValues['salutation'],
  firstName: textOf(form, 'firstName'),
  lastName: textOf(form, 'lastName'),
  consents: checkbox(form, 'dne')?.checked ? ['DNE'] : [],
  legals: checkbox(form, 'legal')?.checked ? ['NEWSLETTER'] : [],
});

export const writeValues = (form: HTMLFormElement, values: SubscriberValues): void => {
  for (const name of textFields) {
    const field = control(form, name);
    // Writing the same value would move the caret.
    if (field && field.value !== values[name]) field.value = values[name];
  }
  const [dne, legal] = [checkbox(form, 'dne'), checkbox(form, 'legal')];
  if (dne) dne.checked = values.consents.length > 0;
  if (legal) legal.checked = values.legals.length > 0;
};

export const isEmpty = (values: SubscriberValues): boolean =>
  Object.values(values).every((value: string | readonly string[]) => value.length === 0);

/** Returns the name of the field that an event came from, if it is one with faults. */
export const fieldOf = (target: EventTarget | null): FieldName | undefined =>
  isControl(target) ? fieldNames.find((known) => known === target.name) : undefined;
