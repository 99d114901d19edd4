import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pageHtml } from '../../../tests/support/pages/draw-page.tsx';
import { boxes } from '../../regions/buy/buy.fixtures.ts';
import type { BuyProps } from '../../regions/buy/buy.rules.ts';
import { OtherChoices } from './OtherChoices.tsx';

/** Without a document, as on the server: in a browser Preact draws nothing inside of `noscript`. */
const listOf = (box: BuyProps): string => pageHtml(createElement(OtherChoices, { box }));
const textIn = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

it('[SHOP-3] lists articles with another price or availability for visitors without JavaScript', () => {
  expect(listOf(boxes.coffee)).toMatch(/^<noscript>.*<\/noscript>$/);
  expect(textIn(listOf(boxes.coffee))).toContain('500 g: 12,99');
  expect(textIn(listOf(boxes.coffee))).not.toContain('250 g');
  expect(textIn(listOf(boxes.coat))).toContain('Camel, 44');
  expect(textIn(listOf(boxes.coat))).toContain('Ausverkauft');
  expect(textIn(listOf(boxes.coat))).not.toContain('Camel, 40');
  expect(listOf(boxes.mug)).toBe('');
});
