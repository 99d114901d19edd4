import { expect, it } from 'vitest';
import { givenWords, pictureWords } from './picture-words.ts';

const fault = {
  site: 'DE',
  line: 7,
  item: 'K1',
  address: 'https://cdn.example.com/3.jpg',
  reason: 'it answered 404',
  isTriedAgain: false,
} as const;

it('[RUN-7] says how far the pictures of each site are, and by line of the feed which did not come', () => {
  const words = pictureWords({
    sites: [
      { site: 'DE', pictures: 12_500, here: 12_000, failed: 2 },
      { site: 'CH', pictures: 1, here: 1, failed: 0 },
    ],
    faults: [fault, { ...fault, line: 9, reason: 'it answered 503', isTriedAgain: true }],
  });
  expect(words).toEqual([
    'DE: 12,000 of 12,500 pictures are here, 498 on their way, 2 failed.',
    '  line 7 (K1): https://cdn.example.com/3.jpg: it answered 404',
    '  line 9 (K1): https://cdn.example.com/3.jpg: it answered 503, is tried again',
    'CH: 1 of 1 pictures are here, 0 on their way, 0 failed.',
  ]);
  expect(pictureWords({ sites: [], faults: [] })).toEqual(['No feed of this shop names a picture by its address.']);
});

it('[RUN-7] shows fifty lines and how many more there are', () => {
  const sites = [{ site: 'DE', pictures: 90, here: 0, failed: 90 }] as const;
  const words = pictureWords({ sites: [...sites], faults: Array.from({ length: 90 }, () => fault) });
  expect([words.length, words.at(-1)]).toEqual([52, '  … and 40 more']);
});

it('[RUN-7] says which files of a folder were left out', () => {
  expect(givenWords({ taken: 1, left: [] })).toEqual(['1 picture is taken in.']);
  expect(givenWords({ taken: 1200, left: [{ file: 'a/b.svg', reason: 'it is no picture' }] })).toEqual([
    '1,200 pictures are taken in. Left out: 1.',
    '  a/b.svg: it is no picture',
  ]);
});
