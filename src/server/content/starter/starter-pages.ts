import type { ContentPageFile, PageText } from '../../../contracts/content/content.contract.ts';
import type { FooterContent, FooterLink } from '../../../contracts/content/footer.contract.ts';
import type { PromotionFile } from '../../../contracts/content/promotion.contract.ts';
import { filledText } from '../../../services/content/content.rules.ts';

/** The pages that the law, the checkout and the newsletter need, filled from `company.json`. */
export const starterPageNames = [
  'legal-notice',
  'terms',
  'privacy',
  'withdrawal',
  'accessibility',
  'service',
  'shipping',
  'payment',
  'returns',
  'warranty',
  'voucher-conditions',
  'newsletter-voucher',
  'newsletter-information-tr',
  'newsletter-marketing-tr',
  'newsletter-messages-tr',
  'newsletter-privacy-tr',
] as const;
const isKept = (page: string): boolean => (starterPageNames as readonly string[]).includes(page);

/** Links to pages that are not taken over become plain words, and the demo's name becomes that of the company. */
const neutral = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\(page:([a-z0-9-]+)\)/g, (whole, words: string, page: string) =>
      isKept(page) ? whole : words,
    )
    .replaceAll(/\bKontor(?![\p{L}])/gu, '{company}');

/** Questions about the demo's card are not those of another shop. */
const withoutCard = (page: PageText): PageText => {
  if (!page.questions) return page;
  const questions = page.questions.filter(
    ({ question, answer }) => !`${question} ${answer.join(' ')}`.includes('Kontor'),
  );
  const { questions: _, ...rest } = page;
  return questions.length > 0 ? { ...rest, questions } : rest;
};

export const starterPage = ({ texts, ...page }: Omit<ContentPageFile, 'name'>): Omit<ContentPageFile, 'name'> => ({
  ...page,
  texts: Object.fromEntries(
    Object.entries(texts).map(([catalogue, text]) => [catalogue, filledText(withoutCard(text), neutral)]),
  ),
});

const logos: readonly string[] = ['invoice', 'prepayment', 'parcel'];
/** Paths of the shop that have something to show from the first day on. */
const paths: ReadonlySet<string> = new Set([
  '/orders',
  '/account',
  '/contact',
  '/subscribenewsletter',
  '/withdrawal',
  '/cancellation',
  '/sitemap',
]);

const isThere = ({ url }: FooterLink): boolean =>
  url.startsWith('page:') ? isKept(url.slice('page:'.length)) : paths.has(url);

const starterFooterContent = ({ qualityLogos: _, ...footer }: FooterContent): FooterContent => ({
  ...footer,
  teaserGroups: footer.teaserGroups
    .filter(({ heading }) => isThere(heading.link))
    .map(({ heading, hideGroupInCheckout, links, images }) => ({
      heading,
      hideGroupInCheckout,
      links: links.filter(({ link }) => isThere(link)),
      images: images.filter(({ source }) => logos.some((name) => source.endsWith(`/${name}.svg`))),
    })),
  seo: { ...footer.seo, columns: [] },
  socialMedia: { ...footer.socialMedia, icons: [] },
  appReferences: { heading: 'App', icons: [] },
  legalLinks: footer.legalLinks.filter(isThere),
});

/** The footer of each site, with the links that a new shop has; without the demo's categories, seals, channels and apps. */
export const starterFooter = (file: PromotionFile): PromotionFile => ({
  ...file,
  promotions: file.promotions.map((entry) => ({
    ...entry,
    // The file is the demo's own, and a test checks what comes of it.
    content: starterFooterContent(entry.content as unknown as FooterContent) as unknown as Record<string, unknown>,
  })),
});
