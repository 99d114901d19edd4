import { describe, expect, it } from 'vitest';
import { faultInText, oneLine, paragraphs } from './feed-text.rules.ts';

describe('[RUN-3] broken encoding', () => {
  it.each([
    'Käse',
    'Żółć gęślą jaźń',
    'Tüketici İade',
    'Příliš žluťoučký kůň',
    'Árvíztűrő',
    '5 °C, ½ Liter',
    '„Zitat“ «cité» — …',
    'Æ Å Ø',
    '☕',
    'a\tb\nc',
    'À »côté«',
  ])('%s can be read', (text) => expect(faultInText(text)).toBeUndefined());
  it.each(['K\uFFFDse', 'KÃ¤se', 'Ã¶l', 'GrÃ¶ÃŸe', 'Å¾lutÃ½', 'Â°C', 'it\u0080s'])('%s cannot', (text) => {
    expect(faultInText(text)).toBe('its encoding is broken');
  });
  it.each(['a\0b', 'a\u001Bb', 'a\u007Fb'])('%j holds control characters', (text) => {
    expect(faultInText(text)).toBe('it holds control characters');
  });
});

it('one line: white space becomes one space, a no-break space stays', () => {
  expect(oneLine('  a\r\n\t b  100\u00A0% ')).toBe('a b 100\u00A0%');
});

describe('paragraphs', () => {
  it.each([
    ['one\ntwo', 'one two'],
    ['one\n\ntwo', 'one\n\ntwo'],
    ['one\r\n \r\n\r\ntwo', 'one\n\ntwo'],
    ['<p>One <b>bold</b></p><p>two<br>three</p>', 'One bold\n\ntwo three'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['<h2 class="x">A</h2><div id="y">b<br class="z">c</div>', 'A\n\nb c'],
    ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
    ['<script>x</script>', 'x'],
    ['', ''],
  ])('%j', (text, expected) => expect(paragraphs(text)).toBe(expected));
});
