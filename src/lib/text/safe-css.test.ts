import { describe, expect, it } from 'vitest';
import { refusedCss, safeCss } from './safe-css.ts';

describe('[PROMO-10] CSS of the content', () => {
  it.each([
    ['object-position: 50% 100%', { objectPosition: '50% 100%' }],
    ['OBJECT-FIT:cover; padding: 8px 1.5rem', { objectFit: 'cover', padding: '8px 1.5rem' }],
    ['aspect-ratio: 16 / 9;', { aspectRatio: '16 / 9' }],
    ['max-width:640px;;text-align:center', { maxWidth: '640px', textAlign: 'center' }],
    ['align-items: center; justify-content: space-between', { alignItems: 'center', justifyContent: 'space-between' }],
    ['opacity: .5', { opacity: '.5' }],
    ['opacity: 0.25; border-radius: 4px 8px', { opacity: '0.25', borderRadius: '4px 8px' }],
    [
      'margin: 0 auto; padding-left: 2em; padding-right: 1%',
      { margin: '0 auto', paddingLeft: '2em', paddingRight: '1%' },
    ],
    ['', {}],
  ])('%j is allowed', (text, style) => {
    expect(safeCss(text)).toEqual(style);
    expect(refusedCss(text)).toEqual([]);
  });

  it.each([
    'position: fixed',
    'position:absolute',
    'background: url(https://evil.example/x.png)',
    'background-image:url(javascript:alert(1))',
    'width: calc(100vw * 2)',
    'margin: -100px',
    'margin-top:-50vh',
    'object-position: expression(alert(1))',
    'object-fit: var(--x)',
    'max-width: 100vw',
    'behavior: url(#x)',
    '-moz-binding: url(x)',
    'content: "x"',
    'z-index: 9999',
    'transform: scale(50)',
    'padding: 0 } body { display: none',
    'padding: 9px/*',
    'padding\\: 9px',
    '@import url(x)',
    'constructor: 1',
    '__proto__: 1',
    'font-family: x',
    'opacity: 2',
    'max-width: 99999px',
    'max-width: 1:2px',
    'x max-width: 1px',
    'max-width: 1px 2px',
    'padding: 1px 2px 3px 4px 5px',
    'opacity: 1.5',
  ])('%j is not allowed', (text) => {
    expect(safeCss(text)).toEqual({});
    expect(refusedCss(text)).toHaveLength(1);
  });

  it('keeps allowed declarations beside refused ones', () => {
    expect(safeCss('position:fixed;object-fit:contain;z-index:3')).toEqual({ objectFit: 'contain' });
  });

  it('ignores texts that are too long', () => {
    expect(safeCss('object-fit: cover;'.repeat(200))).toEqual({});
  });
});
