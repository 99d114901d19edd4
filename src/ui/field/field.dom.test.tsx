import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { Check } from '../check/Check.tsx';
import { RadioGroup } from '../radio/RadioGroup.tsx';
import { Select } from '../select/Select.tsx';
import { Field, type FieldProps } from './Field.tsx';
import type { FieldSaid } from './field-state.ts';
import { TextArea } from './TextArea.tsx';

const options = [
  { value: 'a', text: 'Nach Hause' },
  { value: 'b', text: 'In die Filiale', more: 'ohne Versandkosten' },
];
const kinds: Readonly<Record<string, (said: FieldSaid) => ReactElement>> = {
  field: (said) => <Field name="x" label="Vorname" {...said} />,
  lines: (said) => <TextArea name="x" label="Nachricht" {...said} />,
  select: (said) => <Select name="x" label="Anrede" value="b" options={options} {...said} />,
  radio: (said) => <RadioGroup name="x" label="Lieferung" value="b" options={options} {...said} />,
  checkbox: (said) => (
    <Check name="x" {...said}>
      Einverstanden
    </Check>
  ),
};

const draw = (view: ReactElement): HTMLElement => {
  document.body.innerHTML = renderToString(view);
  return document.body;
};
const stateIn = (element: HTMLElement): string | undefined =>
  element.querySelector<HTMLElement>('[data-state]')?.dataset['state'];
/** Of the input itself, or of the group that its choices are in. */
const tied = (element: HTMLElement): Element | null =>
  element.querySelector('[role="radiogroup"], input:not([type="radio"]), textarea, select');
const wordsOf = (element: HTMLElement): string | null | undefined => {
  const id = tied(element)?.getAttribute('aria-describedby');
  return id === null || id === undefined ? undefined : document.querySelector(`[id="${id}"]`)?.textContent;
};
afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(Object.entries(kinds))('a %s', (_, view) => {
  it.each([
    ['by itself', {}, 'default', undefined],
    ['with a hint', { hint: 'Wie im Ausweis.' }, 'default', 'Wie im Ausweis.'],
    ['that is right', { valid: 'Passt', hint: 'Wie im Ausweis.' }, 'valid', 'Passt'],
    ['that is wrong', { error: 'Das Feld ist nicht gültig.', valid: 'Passt' }, 'error', 'Das Feld ist nicht gültig.'],
  ] as const)('[UI-2] %s shows and announces it', async (_name, said, state, words) => {
    const element = draw(view(said));
    expect(stateIn(element)).toBe(state);
    expect(wordsOf(element)).toBe(words);
    expect(tied(element)?.getAttribute('aria-invalid')).toBe(state === 'error' ? 'true' : null);
    expect(await axeFaults(element)).toEqual([]);
  });
});

describe('a field', () => {
  it.each([
    ['text', 'text', ''],
    ['password', 'password', ''],
    ['email', 'email', ''],
    ['number', 'text', 'decimal'],
    ['iban', 'text', ''],
  ] as const)('[UI-2] for %s asks the browser for %s and the keyboard %j', (type, asked, keyboard) => {
    const input = draw(<Field name="x" label="x" type={type} />).querySelector('input');
    expect([input?.type, input?.getAttribute('inputmode') ?? '']).toEqual([asked, keyboard]);
    expect(input?.getAttribute('spellcheck')).toBe(type === 'iban' ? 'false' : null);
  });

  it.each(['text', 'password', 'email', 'number', 'iban'] satisfies FieldProps['type'][])(
    '[UI-2] for %s takes no more characters than fit',
    (type) => {
      expect(draw(<Field name="x" label="x" type={type} maxLength={7} />).querySelector('input')?.maxLength).toBe(7);
    },
  );
});

describe('a choice', () => {
  it('[UI-2] of a select is the one that was chosen', () => {
    expect(draw(<Select name="x" label="x" value="b" options={options} />).querySelector('select')?.value).toBe('b');
  });

  it('[UI-2] of a radio group is one of all: its name is heard, each row is a label, and none may be left out', () => {
    const element = draw(<RadioGroup name="way" label="Lieferung" value="b" options={options} required />);
    const radios = [...element.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    expect(radios.map(({ name, value, checked, required }) => [name, value, checked, required])).toEqual([
      ['way', 'a', false, true],
      ['way', 'b', true, true],
    ]);
    expect(element.querySelector('legend')?.textContent).toBe('Lieferung');
    radios[0]?.closest('label')?.click();
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('[UI-2] of a checkbox is ticked by its words too', () => {
    const element = draw(<Check name="x">Einverstanden</Check>);
    element.querySelector<HTMLElement>('label span')?.click();
    expect(element.querySelector('input')?.checked).toBe(true);
  });
});
