import type { WrittenRow } from '../../src/services/catalogue/feed/feed-write.rules.ts';
import type { IndexedProduct } from '../../src/services/search/engine/indexing/index-data.ts';

/**
 * Products of a shop of any size, the same at every run: compounds of everyday words, so that the vocabulary grows with the
 * shop as a real one's does (about 14,000 compounds, model names beside them).
 */
const heads =
  'Holz Stahl Glas Leder Garten Küchen Reise Kinder Winter Sommer Tisch Wand Boden Kaffee Tee Wasser Milch Brot Obst Gemüse Blumen Bücher Schuh Regen Sonnen Woll Baumwoll Leinen Seiden Samt Filz Kork Bambus Eichen Buchen Marmor Keramik Porzellan Emaille Kupfer Messing Silber Gold Büro Schul Sport Fahrrad Auto Camping Strand Bade Schlaf Wohn Näh Bastel Mal Musik Spiel Puppen Hunde Katzen Vogel'.split(
    ' ',
  );
const tails =
  'stuhl lampe regal schrank kiste korb dose kanne tasse becher teller schale pfanne topf messer löffel gabel brett tuch decke kissen matte vorhang teppich spiegel uhr rahmen vase kerze laterne tasche koffer rucksack beutel gürtel jacke mantel hose hemd bluse kleid rock pullover schal mütze handschuh socke stiefel sandale schirm flasche box leiter bürste schere zange hammer bohrer pumpe schlauch eimer besen wagen ball puzzle figur block stift heft mappe ordner halter ständer haken leine'.split(
    ' ',
  );
const kinds =
  'klein groß schlicht warm matt leicht rund hoch weich fest faltbar robust modern klassisch schmal breit tief flach kurz lang dunkel hell bunt gestreift kariert'.split(
    ' ',
  );
const colors = 'Sand Nebelblau Terrakotta Waldgrün Anthrazit Creme Senfgelb Altrosa'.split(' ');
const sizes = ['S', 'M', 'L', 'XL'];
const minute = 60_000;
const firstDay = Date.UTC(2024, 0, 1);

/** a number that looks like chance and is not */
const mix = (seed: number): number => {
  let value = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};
const pick = (list: readonly string[], seed: number): string => list[mix(seed) % list.length] ?? '';

/** Frequent words come often, rare ones seldom. */
const noun = (seed: number): string => {
  const share = (mix(seed) % 1000) / 1000;
  const head = heads[Math.floor(share * share * heads.length)] ?? '';
  return head + pick(tails, seed + 1);
};

const sentence = (seed: number, words: number): string =>
  Array.from({ length: words }, (_, place) =>
    place % 3 === 1 ? noun(seed * 13 + place) : pick(kinds, seed * 31 + place),
  ).join(' ');

/** Model names: three of four letters and figures, about one a hundred products. */
const model = (number: number): string => `${String.fromCharCode(65 + (mix(number) % 26))}${mix(number) % 9973}`;

export const madeProduct = (number: number): IndexedProduct => ({
  productId: String(number).padStart(9, '0'),
  sourceId: `K${number}`,
  title: `${noun(number)} ${pick(kinds, number + 5)} ${number % 3 === 0 ? `mit ${noun(number + 7)}` : model(number)}`,
  details: `${pick(kinds, number)}, ${pick(kinds, number + 3)}`,
  description: sentence(number, 40),
  brand: 'Kontor',
  slug: `p-${number}`,
  categories: [1 + (number % 8), 100 + (number % 64), 1000 + (number % 512)],
  position: number,
  firstSeen: firstDay + (mix(number) % 1_000_000) * minute,
  popularity: mix(number) % 100,
  traits: [],
  articles: [0, 1, 2, 3].map((variant) => ({
    color: colors[(number + (variant >> 1)) % colors.length] ?? null,
    size: sizes[variant] ?? null,
    picture: 'mug-sage-oat',
    priceMinor: 499 + (mix(number) % 24_000),
    saleMinor: number % 5 === 0 ? 399 : null,
    isAnnounced: true,
    saleFrom: number % 10 === 0 ? Date.UTC(2026, 0, 1) : null,
    saleTo: number % 10 === 0 ? Date.UTC(2027, 0, 1) : null,
    availability: 'AVAILABLE',
    availableFrom: null,
    quantity: mix(number + variant) % 12,
  })),
});

/** The same product as a feed brings it, of one article. */
export const madeRow = (number: number): WrittenRow => {
  const { sourceId, title, details, description, categories } = madeProduct(number);
  const price = 499 + (mix(number) % 24_000);
  return {
    id: sourceId,
    title,
    description,
    product_highlight: details,
    link: `https://www.example.com/p/${number}`,
    image_link: 'https://www.example.com/pictures/mug-sage-oat.jpg',
    price: `${(price / 100).toFixed(2)} EUR`,
    ...(number % 5 === 0 ? { sale_price: '3.99 EUR' } : {}),
    availability: 'in_stock',
    quantity: String(1 + (mix(number) % 12)),
    product_type: categories.map((id) => `Bereich ${id}`).join(' > '),
    brand: 'Kontor',
    color: colors[number % colors.length] ?? '',
    size: sizes[number % sizes.length] ?? '',
  };
};

/** One letter wrong, missing, or two swapped. */
const mistyped = (word: string, seed: number): string => {
  const at = 1 + (mix(seed) % Math.max(1, word.length - 2));
  const kind = seed % 3;
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  if (kind === 1) return `${word.slice(0, at)}x${word.slice(at + 1)}`;
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
};

/** Generates different search inputs: prefixes, words, several words, typing errors, codes and attacks. */
export const madeQuery = (seed: number): string => {
  const word = noun(seed).toLowerCase();
  switch (seed % 12) {
    case 0:
      return word.slice(0, 2);
    case 1:
      return word.slice(0, 3);
    case 2:
    case 3:
      return word.slice(0, 4 + (mix(seed) % 5));
    case 4:
      return word;
    case 5:
      return `${word} ${pick(kinds, seed)}`;
    case 6:
      return `${pick(kinds, seed)} ${pick(colors, seed).toLowerCase()} ${word.slice(0, 5)}`;
    case 7:
      return mistyped(word, seed);
    case 8:
      return `${mistyped(word, seed)} ${pick(kinds, seed)}`;
    case 9:
      return `${pick(heads, seed).toLowerCase()} ${pick(tails, seed)}`;
    case 10:
      return model(seed).toLowerCase();
    default:
      return seed % 24 === 11 ? sentence(seed, 24).slice(0, 200).toLowerCase() : `zzq${mix(seed).toString(36)}`;
  }
};
