import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['de', 'Töpfe & Pfannen', 'toepfe-pfannen'],
  ['de', 'Übergröße, weiß', 'uebergroesse-weiss'],
  ['de', 'Ka\u0308se', 'kaese'],
  ['de', 'Café crème', 'cafe-creme'],
  ['tr', 'Yatak odası ve banyo', 'yatak-odasi-ve-banyo'],
  ['tr', 'Örgü şal, yün, ağır', 'orgu-sal-yun-agir'],
  ['tr', 'İÇ GİYİM ÇORAP', 'ic-giyim-corap'],
  ['hu', 'Hálószoba és fürdő', 'haloszoba-es-furdo'],
  ['hu', 'Őszi gyűrűs füzet', 'oszi-gyurus-fuzet'],
  ['fr', 'Cœur brûlé, maïs', 'coeur-brule-mais'],
  ['cs', 'Příliš žluťoučký kůň', 'prilis-zlutoucky-kun'],
  ['pl', 'Łóżko, źdźbło', 'lozko-zdzblo'],
  ['sk', 'Päť kôňov, ľan', 'pat-konov-lan'],
  ['de', '100 % Bio!', '100-bio'],
  ['de', 'Đorđe, Ærø', 'dorde-aero'],
  ['de', '—', 'x'],
  ['de', `${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('the slug in %s of "%s" is %s', (language, text, expected) => {
  expect(slugOf(text, language)).toBe(expected);
});
