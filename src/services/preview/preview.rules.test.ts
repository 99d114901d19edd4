import { expect, it } from 'vitest';
import { readChoice } from './preview.rules.ts';

const now = new Date('2026-03-02T12:00:00Z');
const friday = '2026-03-06T07:00:00.000Z';

it.each([
  [{}, { at: now }],
  [{ test: '', group: '', previewDateTime: '' }, { at: now }],
  [{ previewDateTime: friday }, { at: new Date(friday) }],
  [
    { test: 'hero', group: 'B', previewDateTime: friday },
    { at: new Date(friday), test: { name: 'hero', group: 'B' } },
  ],
  [{ test: 'hero', previewDateTime: friday }, undefined],
  [{ group: 'B' }, undefined],
  [{ previewDateTime: 'soon' }, undefined],
  [{ previewDateTime: '2026-03-06' }, undefined],
])('[PREV-5] %j', (query, choice) => expect(readChoice(query, now)).toEqual(choice));
