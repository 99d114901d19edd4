import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFaults } from '../../../tests/support/browser/axe.ts';
import { Intensity } from '../intensity/Intensity.tsx';
import { Rating } from './Rating.tsx';

const kinds: Readonly<Record<string, (value: number, words: string) => ReactElement>> = {
  stars: (value, words) => <Rating value={value} words={words} />,
  intensity: (value, words) => <Intensity value={value} label={words} />,
};
afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(Object.entries(kinds))('a rating in %s', (_, view) => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 3],
    [5, 5],
    [7, 5],
  ])('[UI-4] of %d shows %i of five stars and has the text for it', async (value, on) => {
    document.body.innerHTML = renderToString(view(value, `${value} von 5`));
    const row = document.querySelector('[aria-hidden="true"]');
    expect([row?.children.length, row?.querySelectorAll('[data-on]').length]).toEqual([5, on]);
    expect(document.body.textContent).toBe(`${value} von 5`);
    expect(await axeFaults(document.body)).toEqual([]);
  });
});
