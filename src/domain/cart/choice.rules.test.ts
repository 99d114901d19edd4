import { expect, it } from 'vitest';
import { choiceText } from './choice.rules.ts';

it.each([
  [{ color: 'Camel', size: '40' }, 'Camel, 40'],
  [{ color: 'Camel' }, 'Camel'],
  [{ size: '40' }, '40'],
  [{ color: null, size: '40' }, '40'],
  [{}, undefined],
])('the choice of %j is %j', (choice, text) => expect(choiceText(choice)).toBe(text));
