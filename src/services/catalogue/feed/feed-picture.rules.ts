import { createHash } from 'node:crypto';
import type { PictureSource } from '../../../contracts/catalogue/feed.contract.ts';
import { noPicture, pictureNameIn } from '../../../contracts/shop/pictures.contract.ts';
import { addressName, lastPartName } from '../../../domain/pictures/picture-names.rules.ts';

/** Longer addresses are cut, so that they can be reported: the fetching refuses them. */
export const longestAddress = 2000;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** A picture of a feed: its name, and the address that it has to be fetched from. */
export interface FeedPicture {
  readonly name: string;
  readonly address?: string;
}

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Returns what a feed's picture is called at the picture service. An address of the shop itself, as its export writes it, is
 * the picture that it shows; any other address gets a name of its own; a bare file name is one of the shop's own files.
 */
export const feedPicture = (text: string, isOwnOrigin: (origin: string) => boolean): FeedPicture | undefined => {
  if (text === '') return undefined;
  const url = parsed(text);
  const own = url && isOwnOrigin(url.origin) ? pictureNameIn(url.pathname) : undefined;
  if (own !== undefined) return { name: own };
  if (!hasScheme.test(text)) return { name: lastPartName(text) || noPicture };
  if (url) url.hash = '';
  const address = (url?.href ?? text).slice(0, longestAddress + 1);
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 20);
  return { name: addressName(address, hash), address };
};

/** The pictures that have to be fetched. */
export const sourcesAmong = (pictures: readonly FeedPicture[]): PictureSource[] =>
  pictures.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]));
