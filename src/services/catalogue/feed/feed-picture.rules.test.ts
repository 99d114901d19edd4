import { describe, expect, it } from 'vitest';
import { feedPicture, longestAddress } from './feed-picture.rules.ts';

const read = (text: string) => feedPicture(text, (origin) => origin === 'https://www.example.de');
const hashed = (last: string) => expect.stringMatching(new RegExp(`^${last}--[0-9a-f]{20}$`));

describe('[RUN-7] a picture of a feed', () => {
  it('has a name by its whole address: no two addresses share one', () => {
    const names = [
      'https://a.example.com/3.jpg',
      'https://b.example.com/3.jpg',
      'http://a.example.com/3.jpg',
      'https://a.example.com/large/3.jpg',
      'https://a.example.com/3.jpg?size=2',
      'https://a.example.com/3.png',
    ].map((address) => read(address)?.name);
    expect(names).toEqual(names.map(() => hashed('3')));
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    ['https://a.example.com/3.jpg', 'HTTPS://A.example.com:443/x/../3.jpg'],
    ['https://a.example.com/3.jpg', 'https://a.example.com/3.jpg#top'],
  ])('has one name in every spelling of its address: %s, %s', (one, other) => {
    expect(read(other)).toEqual(read(one));
  });

  it.each([
    ['mug.jpg', { name: 'mug' }],
    ['pictures/Mug Sage.jpg', { name: 'mug-sage' }],
    ['/', { name: 'no-picture' }],
    ['https://www.example.de/pictures/original/1200/mug-sage.webp', { name: 'mug-sage' }],
    ['https://www.example.de/pictures/1x1/240/3--0123456789abcdef0123.avif', { name: '3--0123456789abcdef0123' }],
    [
      'https://www.example.com/pictures/original/1200/mug.webp',
      { name: hashed('mug'), address: 'https://www.example.com/pictures/original/1200/mug.webp' },
    ],
    ['https://www.example.de/media/mug.jpg', { name: hashed('mug'), address: 'https://www.example.de/media/mug.jpg' }],
    ['data:image/png;base64,AAAA', { name: hashed('png-base64-aaaa|aaaa'), address: 'data:image/png;base64,AAAA' }],
    ['https://', { name: hashed('picture'), address: 'https://' }],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));

  it('is none without an address', () => expect(read('')).toBeUndefined());

  it('keeps no more of an endless address than shows that it is too long', () => {
    const address = `https://a.example.com/${'m'.repeat(5000)}`;
    expect(read(address)?.address).toHaveLength(longestAddress + 1);
  });
});
