import type { Config } from '../server/config/config.ts';
import { hasPooler } from '../server/database/pooler.ts';
import { readBrand } from '../server/content/brand/brand.ts';
import { companyFaults } from '../server/content/faults/company-faults.ts';
import { readContent } from '../server/content/content-files.ts';
import { contentItems } from '../server/content/content-items.ts';
import { lackingLine } from '../server/content/facts/content-facts.ts';
import { readContentPages } from '../server/content/content-pages.ts';
import { promotionRows, readPromotionContent } from '../server/content/promotions/promotion-content.ts';
import { leftDrawings } from '../server/content/starter/starter-files.ts';
import { checkContent } from '../server/demo/check-content.ts';
import { sharedFilesOf, tryFiles, type FilesConfig } from '../server/files/files-of.ts';
import { FilesAwayError } from '../server/files/shared-files.ts';
import { overlapsOf, type Overlap } from '../domain/content/overlap.rules.ts';
import { senderOf } from '../services/mail/mail.rules.ts';
import { promotionOf } from '../services/promotion/promotion.service.ts';
import type { Site } from '../sites/site.ts';
import { allSites } from '../sites/sites.ts';

/** Formats a time in the time zone of the site. */
const timeOf = (at: Date | undefined, { timeZone }: Site): string =>
  at ? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at) : 'open';

const lineOf = (site: Site, { slot, shown, covered, from, to }: Overlap): string =>
  `${site.code.padEnd(6)} ${slot}: "${shown.name}" is shown, "${covered.name}" is not, from ${timeOf(from, site)} to ${timeOf(to, site)}`;

/** Returns a line for each pair of promotions that use one slot at the same time. */
export const overlapLines = (folder: string, now: Date): string[] => {
  const files = readPromotionContent({ folder, now });
  return allSites.flatMap((site) =>
    overlapsOf(promotionRows(files, site, now).map(promotionOf)).map((overlap) => lineOf(site, overlap)),
  );
};

/** LAW-5: returns a line for each article that lacks facts that the law of a site asks for. */
export const lackingLines = (folder: string, now: Date): string[] => {
  const content = readContent(folder);
  return allSites.flatMap(({ code }) =>
    [...contentItems(content, code, now)].flatMap(
      ({ id, facts = {}, labels, traits = [], content: measure }) =>
        lackingLine(code, {
          id,
          facts,
          isOrganic: labels.includes('organic'),
          isWooden: traits.some(({ name, value }) => name === 'material' && value === 'wood'),
          isMeasured: measure !== undefined,
        }) ?? [],
    ),
  );
};

/** Proposes DATABASE_POOLER where a pooler answers in the place of the server. */
export const poolerLines = async ({
  DATABASE_URL,
  DATABASE_POOLER,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_POOLER'>): Promise<string[]> => {
  if (!DATABASE_URL || DATABASE_POOLER || !(await hasPooler(DATABASE_URL))) return [];
  return [
    'A pooler is between the shop and its database: with pool_mode = transaction set DATABASE_POOLER=transaction.',
  ];
};

/** Checks the content folder without importing anything. Throws a ContentError with file and place of each fault; returns 1 where a production shop would not start. */
export const check = async (isDemo: boolean, folder: string): Promise<number> => {
  const now = new Date();
  checkContent({ folder, now, isDemo });
  readBrand(folder);
  const { missing, invented } = companyFaults(readContentPages(folder).facts, folder);
  const company = isDemo ? missing : [...missing, ...invented];
  const drawings = leftDrawings(folder);
  const left = drawings.length === 0 ? [] : ['Still as init has drawn it:', ...drawings];
  const overlaps = overlapLines(folder, now);
  const words =
    overlaps.length === 0
      ? ['No promotions overlap.']
      : ['Promotions that overlap (the higher priority is shown, then the one that begins last):', ...overlaps];
  const lacking =
    company.length === 0
      ? []
      : ['What the law asks of the imprint, and what is not there (docs/operations.md):', ...company];
  const articles = lackingLines(folder, now);
  const dueFacts =
    articles.length === 0
      ? []
      : ['What the law asks to be told of articles, and what is not there (docs/law.md):', ...articles];
  // A new production shop does not start without these facts.
  const isReady = isDemo || company.length === 0;
  const verdict = isReady ? 'The content is right.' : 'The content is not ready for a production shop.';
  process.stdout.write(`${[verdict, ...words, ...lacking, ...dueFacts, ...left].join('\n')}\n`);
  return isReady ? 0 : 1;
};

/** Says from which addresses a production shop sends mails, unless MAIL_FROM names one for all. */
export const senderLines = ({
  SHOP_MODE,
  MAIL_FROM,
  CONTENT_DIR,
  origins,
}: Pick<Config, 'SHOP_MODE' | 'MAIL_FROM' | 'CONTENT_DIR' | 'origins'>): string[] => {
  if (SHOP_MODE === 'demo' || MAIL_FROM !== undefined) return [];
  const { facts } = readContentPages(CONTENT_DIR);
  const sent = allSites.map(({ code }) => ({
    code,
    sender: senderOf({ setting: MAIL_FROM, company: facts(code)['email'], origin: origins[code][0] ?? '' }),
  }));
  return [...Map.groupBy(sent, ({ sender }) => sender)].map(
    ([sender, on]) =>
      `Mails are sent by ${sender} on ${on.map(({ code }) => code).join(', ')}: its domain must allow your mail server (SPF, DKIM, DMARC), or set MAIL_FROM.`,
  );
};

/** Checks that the bucket can be read and written, where FILES_URL names one. Returns 1 if it cannot. */
export const checkFiles = async (config: FilesConfig): Promise<number> => {
  if (config.FILES_URL === undefined) return 0;
  try {
    await tryFiles(sharedFilesOf(config));
    process.stdout.write('The bucket of FILES_URL can be read and written.\n');
    return 0;
  } catch (fault) {
    if (!(fault instanceof FilesAwayError)) throw fault;
    process.stdout.write(`${fault.message}\n`);
    return 1;
  }
};
