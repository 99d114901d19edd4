import { describe, expect, it } from 'vitest';
import { pictureNamePattern } from '../../contracts/shop/pictures.contract.ts';
import { addressName, lastPartIn, lastPartName } from './picture-names.rules.ts';

const hash = '0123456789abcdef0123';

describe('[RUN-7] the name by the last part of an address', () => {
  it.each([
    ['https://www.example.com/pictures/mug-sage-oat.webp?w=1200#x', 'mug-sage-oat'],
    ['mug.jpg', 'mug'],
    [' mug.jpg ', 'mug'],
    ['mug.v2.jpg', 'mug-v2'],
    ['a cup,  blue.jpg', 'a-cup-blue'],
    ['https://www.example.com/IMG_0815.JPEG', 'img-0815'],
    ['https://www.example.com/a/', ''],
    ['https://www.example.com/..%2f..%2fetc/passwd.jpg', 'passwd'],
    ['', ''],
    [`${'m'.repeat(200)}.jpg`, 'm'.repeat(76)],
    [`${'m'.repeat(75)}-and-more.jpg`, 'm'.repeat(75)],
  ])('%s', (address, expected) => expect(lastPartName(address)).toBe(expected));
});

describe('[RUN-7] the name made from an address', () => {
  it.each(['https://a.example.com/3.jpg', 'https://a.example.com/', `https://a.example.com/${'m'.repeat(200)}.jpg`])(
    'is allowed at the picture service: %s',
    (address) => expect(addressName(address, hash)).toMatch(new RegExp(pictureNamePattern)),
  );

  it('still has the last part of the address', () => {
    expect(lastPartIn(addressName('https://a.example.com/Mug Sage.jpg', hash))).toBe('mug-sage');
    expect(lastPartIn(addressName('https://a.example.com/', hash))).toBe('picture');
  });

  it.each(['mug', `mug-${hash}`, 'mug--sage', `mug--${hash}0`, 'no-picture'])('is not %s', (name) => {
    expect(lastPartIn(name)).toBeUndefined();
  });
});
