import type { Letter, MailText } from '../../contracts/shop/mail.contract.ts';
import type { CompanyFacts } from '../../sites/law/company-law.ts';
import { privacyPath, termsPath } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';
import { colonOf } from '../../sites/spelling.ts';
import type { Translate } from '../../sites/translate.ts';

/** The names in `mail.imprint`. */
const imprintFields = ['company', 'street', 'city', 'register', 'vatId'] as const;

/** The frame of every mail of a site. */
export interface LetterFrame {
  readonly locale: string;
  /** the site's origin, without a final slash */
  readonly origin: string;
  readonly shopName: string;
  readonly imprint: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly unsubscribe: string;
  readonly addressedTo: string;
  /** separates a name from its value; French has a no-break space before it */
  readonly colon: string;
}

const missing = '\u0000';
const between = ' · ';

/** LAW-4: the company in one line, without what it does not have. */
const imprintOf = (t: Translate, facts: CompanyFacts): string =>
  t('mail.imprint', Object.fromEntries(imprintFields.map((name) => [name, facts[name] ?? missing])))
    .split(between)
    .filter((piece) => !piece.includes(missing))
    .join(between);

export interface FrameParts {
  readonly origin: string;
  readonly t: Translate;
  readonly company: CompanyFacts;
}

export const frameOf = (site: Site, { origin, t, company }: FrameParts, letter: Letter): LetterFrame => ({
  locale: site.locale,
  origin,
  shopName: t('ui.shop.name'),
  imprint: imprintOf(t, company),
  links: [
    { text: t('mail.link.shop'), href: '/' },
    { text: t('mail.link.contact'), href: '/contact' },
    { text: t('mail.link.privacy'), href: privacyPath },
    { text: t('mail.link.terms'), href: termsPath },
  ],
  unsubscribe: t('mail.unsubscribe'),
  addressedTo: t('mail.addressedTo', { email: letter.to }),
  colon: colonOf(site),
});

/** Returns a name with its colon; a question has none. */
export const named = (name: string, { colon }: LetterFrame): string => (name.endsWith('?') ? name : name + colon);

/** Returns an absolute address; a link to another host must be http or https (SAFE-3). */
export const wholeAddress = (href: string, origin: string): string => {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href;
  return /^https?:\/\//i.test(href) ? href : origin;
};

export const partsOf = (text: MailText): readonly (string | { readonly text: string; readonly href: string })[] =>
  typeof text === 'string' ? [text] : text;
