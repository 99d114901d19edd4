import type { Letter, MailText } from '../../contracts/shop/mail.contract.ts';
import { privacyPath, termsPath } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';

/** What stands around the words of every mail of a site. */
export interface LetterFrame {
  readonly locale: string;
  /** the site's own, without a slash at its end */
  readonly origin: string;
  readonly shopName: string;
  readonly imprint: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly unsubscribe: string;
  readonly addressedTo: string;
  /** stands between a name and what it names; French keeps a firm space before it */
  readonly colon: string;
}

export const frameOf = (site: Site, origin: string, t: Translate, letter: Letter): LetterFrame => ({
  locale: site.locale,
  origin,
  shopName: 'Kontor',
  imprint: t('mail.imprint'),
  links: [
    { text: t('mail.link.shop'), href: '/' },
    { text: t('mail.link.contact'), href: '/contact' },
    { text: t('mail.link.privacy'), href: privacyPath },
    { text: t('mail.link.terms'), href: termsPath },
  ],
  unsubscribe: t('mail.unsubscribe'),
  addressedTo: t('mail.addressedTo', { email: letter.to }),
  colon: site.language === 'fr' ? '\u00A0:' : ':',
});

/** What stands before its value: a question needs no colon. */
export const named = (name: string, { colon }: LetterFrame): string => (name.endsWith('?') ? name : name + colon);

/** A page of the shop as a whole address; what leads elsewhere must be the web (SAFE-3). */
export const wholeAddress = (href: string, origin: string): string => {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href;
  return /^https?:\/\//i.test(href) ? href : origin;
};

export const partsOf = (text: MailText): readonly (string | { readonly text: string; readonly href: string })[] =>
  typeof text === 'string' ? [text] : text;
