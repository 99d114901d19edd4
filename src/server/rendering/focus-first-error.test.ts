import { describe, expect, it } from 'vitest';
import { focusFirstFault } from './focus-first-error.ts';

const good = '<input id="a" name="a"/>';
const wrong = '<input id="b" aria-invalid="true" aria-describedby="b-words" name="b"/>';
const group = (radios: string) => `<fieldset class="c" role="radiogroup" aria-invalid="true">${radios}</fieldset>`;
const said = '<div class="said" role="alert" tabindex="-1" data-refusal="true">No.</div>';

describe('a personal page', () => {
  it.each([
    ['nothing wrong', good, good],
    ['one field that is wrong', good + wrong, good + wrong.replace('<input', '<input autofocus=""')],
    ['two fields that are', wrong + wrong, wrong.replace('<input', '<input autofocus=""') + wrong],
    ['what is wrong said above', said + wrong, said + wrong.replace('<input', '<input autofocus=""')],
    ['no field wrong, but the whole', said + good, said.replace('<div', '<div autofocus=""') + good],
    ['a list', '<select aria-invalid="true">', '<select autofocus="" aria-invalid="true">'],
    [
      'several lines',
      '<textarea name="x" aria-invalid="true">',
      '<textarea autofocus="" name="x" aria-invalid="true">',
    ],
    [
      'a choice, something chosen',
      group('<input type="radio" value="1"/><input type="radio" checked="" value="2"/>') + wrong,
      group('<input type="radio" value="1"/><input autofocus="" type="radio" checked="" value="2"/>') + wrong,
    ],
    [
      'a choice, nothing chosen',
      group('<input type="radio" value="1"/><input type="radio" value="2"/>'),
      group('<input autofocus="" type="radio" value="1"/><input type="radio" value="2"/>'),
    ],
    ['words that look like one', '<p>&lt;input aria-invalid="true"</p>', '<p>&lt;input aria-invalid="true"</p>'],
    ['a field that is said to be right', '<input aria-invalid="false"/>', '<input aria-invalid="false"/>'],
  ])('with %s has the focus there', (_, html, focused) => {
    expect(focusFirstFault(html)).toBe(focused);
  });
});
