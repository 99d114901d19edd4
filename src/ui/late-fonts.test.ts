import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const facesIn = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];

it('the late faces are the real faces with another font-display', () => {
  const real = facesIn('fonts.css').filter((face) => face.includes('woff2'));
  expect(real).toHaveLength(8);
  expect(facesIn('late-fonts.css')).toEqual(real.map((face) => face.replace(': optional', ': fallback')));
});
