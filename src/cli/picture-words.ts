import type { GivenPictures, PictureReport } from '../contracts/shop/commands.contract.ts';
import { figure } from './progress.ts';

const linesShown = 50;

const shortened = (lines: readonly string[]): string[] =>
  lines.length > linesShown
    ? [...lines.slice(0, linesShown), `  … and ${figure(lines.length - linesShown)} more`]
    : [...lines];

/** Returns the lines that say how far the pictures of feeds are, and by line of the feed which did not come. */
export const pictureWords = ({ sites, faults }: PictureReport): string[] => {
  if (sites.length === 0) return ['No feed of this shop names a picture by its address.'];
  return sites.flatMap(({ site, pictures, here, failed }) => [
    `${site}: ${figure(here)} of ${figure(pictures)} pictures are here, ${figure(pictures - here - failed)} on their way, ${figure(failed)} failed.`,
    ...shortened(
      faults
        .filter((fault) => fault.site === site)
        .map(
          ({ line, item, address, reason, isTriedAgain }) =>
            `  line ${line} (${item}): ${address}: ${reason}${isTriedAgain ? ', is tried again' : ''}`,
        ),
    ),
  ]);
};

/** Returns the lines that say what became of the files of a folder. */
export const givenWords = ({ taken, left }: GivenPictures): string[] => [
  `${figure(taken)} ${taken === 1 ? 'picture is' : 'pictures are'} taken in.${left.length === 0 ? '' : ` Left out: ${figure(left.length)}.`}`,
  ...shortened(left.map(({ file, reason }) => `  ${file}: ${reason}`)),
];
