import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPageFileSchema } from '../../../contracts/content/content.contract.ts';
import { footerSlot } from '../../../contracts/content/footer.contract.ts';
import { promotionFileSchema } from '../../../contracts/content/promotion.contract.ts';
import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { allSites } from '../../../sites/sites.ts';
import { contentFaults, shownFolder } from '../faults/content-faults.ts';
import { readContentFile } from '../content-files.ts';
import { schemaFiles } from './schemas.ts';
import { starterCompany } from './starter-company.ts';
import { starterFooter, starterPage, starterPageNames } from './starter-pages.ts';
import { starterText } from './starter-text.ts';
import { starters } from './starters.ts';

export interface StarterFile {
  readonly path: string;
  readonly body: string | Buffer;
}

const drawn = new URL('files/', import.meta.url);
/** Drawings that hold a place until the shop has its own. */
const drawings = [
  'brand/logo.svg',
  'brand/mark.svg',
  'brand/logo-mail.png',
  'pictures/newsletter.webp',
  'pictures/newsletter-tall.webp',
] as const;

const withSchema = (schema: string, value: object): string =>
  `${JSON.stringify({ $schema: `../schemas/${schema}.json`, ...value }, null, 2)}\n`;

/** What is neither goods nor facts of the demo: pages that the law asks for, the footer, outlines of countries, drawings. */
const takenOver = (shipped: string): StarterFile[] => {
  const { fault, throwAny } = contentFaults(shipped);
  const pages = starterPageNames.flatMap((name): StarterFile[] => {
    const path = `pages/${name}.json`;
    const page = readContentFile(shipped, path, contentPageFileSchema, fault);
    return page ? [{ path, body: withSchema('page', starterPage(name, page)) }] : [];
  });
  const footerPath = `promotions/${footerSlot}.json`;
  const footer = readContentFile(shipped, footerPath, promotionFileSchema, fault);
  throwAny();
  const asItIs = [
    'contracts/tr.json',
    ...readdirSync(join(shipped, 'maps')).map((name) => `maps/${name}`),
    ...readdirSync(join(shipped, 'footer-logos')).map((name) => `footer-logos/${name}`),
  ].map((path) => ({ path, body: readFileSync(join(shipped, path)) }));
  return [
    ...pages,
    ...(footer ? [{ path: footerPath, body: withSchema('promotion', starterFooter(footer)) }] : []),
    ...asItIs,
  ];
};

const guide = readFileSync(new URL('GUIDE.md', drawn));

/** The files of a new content folder; `shipped` is the folder that comes with the program. */
export const starterFiles = (shipped: string): readonly StarterFile[] => [
  { path: 'README.md', body: guide },
  { path: 'company.json', body: starterCompany() },
  { path: 'pictures/index.json', body: withSchema('pictures-index', {}) },
  ...starters(siteCodes, [...new Set(allSites.map(({ country }) => country))]).map((starter) => ({
    path: starter.path,
    body: starterText(starter),
  })),
  ...drawings.map((path) => ({ path, body: readFileSync(new URL(path, drawn)) })),
  ...takenOver(shipped),
  ...schemaFiles(),
];

/** Returns a line for each drawing of a new folder that the shop has not replaced by its own. */
export const leftDrawings = (folder: string): string[] =>
  drawings
    .filter((path) => existsSync(join(folder, path)))
    .filter((path) => readFileSync(join(folder, path)).equals(readFileSync(new URL(path, drawn))))
    .map((path) => `${shownFolder(folder)}/${path}: is the drawing of init: put your own file there`);
