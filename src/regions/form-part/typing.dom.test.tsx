import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { awake, leavePage, putRegion } from '../../../tests/support/pages/region-page.tsx';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import type { FieldProps } from '../../ui/field/Field.tsx';
import { typingFixtures } from './typing.fixtures.ts';
import { island } from './form-part.island.tsx';

afterEach(leavePage);

const put = (props: FieldProps, script = true): HTMLElement =>
  putRegion({ island, props: { part: 'field', of: props }, browser: fakeBrowser({}), script });
const field = (element: HTMLElement): HTMLInputElement => {
  const input = element.querySelector('input');
  if (!input) throw new Error('there is no field');
  return input;
};
/** Inserts a character at the caret, as a browser does. */
const type = (element: HTMLElement, text: string, caret = text.length): HTMLInputElement => {
  const input = field(element);
  input.value = text;
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return input;
};

describe.each(Object.entries<FieldProps>(typingFixtures))('%s', (_name, props) => {
  it('[UI-2] is a plain labelled field with its name', async () => {
    const element = put(props, false);
    const input = field(element);
    expect([input.name, input.type, input.value]).toEqual([props.name, 'text', props.value ?? '']);
    expect(element.querySelector('label')?.htmlFor).toBe(input.id);
    expect(element.querySelector('p')?.textContent).toBe(props.error ?? props.valid ?? props.hint);
    expect(await axeFaults(element)).toEqual([]);
  });

  it('hydrates without a change', async () => {
    const element = put(props);
    const before = element.innerHTML;
    await awake(element);
    expect(element.innerHTML).toBe(before);
  });
});

describe('a field for a number', () => {
  it('[UI-2] accepts digits and one decimal separator, up to the maximum length', async () => {
    const element = put(typingFixtures['a number']);
    await awake(element);
    expect(field(element).inputMode).toBe('decimal');
    expect(type(element, '12a').value).toBe('12');
    expect(type(element, '12,5,0').value).toBe('12,50');
    expect(type(element, '12345678901').value).toBe('123456789');
  });
});

describe('a field for an account', () => {
  it('[UI-2] shows blocks of four while typing, and the caret stays behind its character', async () => {
    const element = put(typingFixtures['an account']);
    await awake(element);
    expect(type(element, 'de893').value).toBe('DE89 3');
    const input = type(element, 'DE89 37004 0044', 8);
    expect([input.value, input.selectionStart]).toEqual(['DE89 3700 4004 4', 8]);
    expect(type(element, '123').value).toBe('');
    expect(field(element).maxLength).toBe(42);
  });

  it('[UI-2] formats what was typed before hydration', async () => {
    const element = put(typingFixtures['an account']);
    type(element, 'de89370400440532013000');
    expect(field(element).value).toBe('de89370400440532013000');
    await awake(element);
    expect(field(element).value).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('waits until an input method has composed a word', async () => {
    const element = put(typingFixtures['an account']);
    await awake(element);
    const input = field(element);
    input.value = 'で';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(input.value).toBe('で');
  });
});
