import { expect, it } from 'vitest';
import { germanIn } from './german.ts';

it.each([
  ['Diese Seite gibt es nicht', 'hu', ['nicht']],
  ['Wählen Sie', 'cs', ['Sie', 'Wählen']],
  ['Größe', 'tr', ['Größe']],
  ['Menü und mehr', 'hu', ['und']],
  ['Ihr Warenkorb', 'pl', ['Ihr']],
  ['für die Küche', 'fr', ['für', 'die', 'für', 'Küche']],
] as const)('%s is not %s', (text, language, words) => {
  expect(germanIn(text, language)).toEqual(words);
});

it.each([
  ['Ürün sayfası, görsel ve ölçü', 'tr', []],
  ['Mit keres? Den nappal', 'hu', []],
  ['Päť hrncov a mäso', 'sk', []],
  ['Ten den přišla paní Johanna Lührs', 'cs', []],
  ['Lorsque l’œuf est prêt', 'fr', []],
] as const)('%s is %s', (text, language, words) => {
  expect(germanIn(text, language)).toEqual(words);
});
