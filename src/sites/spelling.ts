import { firmSpaces } from '../lib/text/firm-spaces.ts';
import type { Site } from './site.ts';

/** Content as the site spells its language: Swiss German knows no ß, and quotes «so». */
export const spelledOn = ({ code }: Pick<Site, 'code'>, text: string): string =>
  code === 'CH' ? text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»') : text;

/** The same for running text, with the spaces that do not break where none of its lines may end. */
export const printedOn = (site: Pick<Site, 'code' | 'language'>, text: string): string =>
  firmSpaces(spelledOn(site, text), site.language);
