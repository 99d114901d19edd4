import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('[HDR-9] a flyout comes in 600 ms, and at once for visitors who want less motion', () => {
  const values = [...css('ui/tokens.css').matchAll(/--t-slow: ([^;]+);/g)].map(([, value]) => value);
  expect(values).toEqual(['600ms', '1ms']);
});

it.each(['regions/navigation/flyout.module.css', 'regions/header/icon-flyout.module.css'])(
  '[HDR-9] %s rolls out its frame and settles its content in that time',
  (path) => {
    const animations = [...css(path).matchAll(/animation: (unroll|settle) ([^ ]+)/g)].map(([, name, time]) => [
      name,
      time,
    ]);
    expect(animations).toEqual([
      ['unroll', 'var(--t-slow)'],
      ['settle', 'var(--t-slow)'],
    ]);
  },
);
