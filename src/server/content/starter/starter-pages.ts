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
  'newsletter-example',
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

const isOfGoods = (text: string): boolean => /kaffee|café|káv|kaw[aęy]|kahve/i.test(text);

/** What some pages say of the demo's goods; a promise about coffee machines must not be another shop's. */
const ofDemo: Readonly<Record<string, (page: PageText) => PageText>> = {
  accessibility: (page) =>
    filledText(page, (text) =>
      text
        .split(/(?<=[.!?]) /)
        .filter((sentence) => !isOfGoods(sentence))
        .join(' '),
    ),
  warranty: (page) => ({ ...page, sections: page.sections.filter((section) => !isOfGoods(JSON.stringify(section))) }),
  'newsletter-example': (page) => ({ ...page, sections: page.sections.slice(-1) }),
  'newsletter-information-tr': (page) => filledText(page, (text) => text.replace('taze kavrulan kahveler, ', '')),
};

/** Questions about the demo's card are not those of another shop. */
const withoutCard = (page: PageText): PageText => {
  if (!page.questions) return page;
  const questions = page.questions.filter(
    ({ question, answer }) => !`${question} ${answer.join(' ')}`.includes('Kontor'),
  );
  const { questions: _, ...rest } = page;
  return questions.length > 0 ? { ...rest, questions } : rest;
};

type NamelessPage = Omit<ContentPageFile, 'name'>;

/** A page of the shipped folder as that of any shop. */
export const starterPage = (name: string, { texts, ...page }: NamelessPage): NamelessPage => {
  const own = ofDemo[name] ?? ((text: PageText) => text);
  const neutralText = (text: PageText): PageText => filledText(withoutCard(own(text)), neutral);
  return {
    ...page,
    texts: Object.fromEntries(Object.entries(texts).map(([catalogue, text]) => [catalogue, neutralText(text)])),
  };
};

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

const starterFooterContent = (footer: FooterContent): FooterContent => {
  const { headline, teaserGroups, seo, socialMedia, legalLinks, viewChanger, salesTax } = footer;
  return {
    headline,
    teaserGroups: teaserGroups
      .filter(({ heading }) => isThere(heading.link))
      .map(({ heading, hideGroupInCheckout, links, images }) => ({
        heading,
        hideGroupInCheckout,
        links: links.filter(({ link }) => isThere(link)),
        images: images.filter(({ source }) => logos.some((name) => source.endsWith(`/${name}.svg`))),
      })),
    seo: { heading: seo.heading, columns: [] },
    socialMedia: { heading: socialMedia.heading, icons: [] },
    appReferences: { heading: 'App', icons: [] },
    legalLinks: legalLinks.filter(isThere),
    viewChanger,
    ...(salesTax ? { salesTax } : {}),
  };
};

/** The footer of each site, with the links that a new shop has; without the demo's categories, seals, channels and apps. */
export const starterFooter = (file: PromotionFile): PromotionFile => ({
  ...file,
  promotions: file.promotions.map((entry) => ({
    ...entry,
    // The file is the demo's own, and a test checks what comes of it.
    content: starterFooterContent(entry.content as unknown as FooterContent) as unknown as Record<string, unknown>,
  })),
});
