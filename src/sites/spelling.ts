import { firmSpaces } from '../lib/text/firm-spaces.ts';
import type { Site } from './site.ts';

/** Returns content in the spelling of the site: Swiss German has no ß and quotes «so». */
export const spelledOn = ({ code }: Pick<Site, 'code'>, text: string): string =>
  code === 'CH' ? text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»') : text;

/** The same for running text, with no-break spaces where a line must not end. */
export const printedOn = (site: Pick<Site, 'code' | 'language'>, text: string): string =>
  firmSpaces(spelledOn(site, text), site.language);

/** The colon after a name: French keeps a firm space before it. */
export const colonOf = ({ language }: Pick<Site, 'language'>): string => (language === 'fr' ? '\u00A0:' : ':');
