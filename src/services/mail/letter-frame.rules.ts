import type { Letter, MailText } from '../../contracts/shop/mail.contract.ts';
import { privacyPath, termsPath } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';

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

/** Returns a name with its colon; a question has none. */
export const named = (name: string, { colon }: LetterFrame): string => (name.endsWith('?') ? name : name + colon);

/** Returns an absolute address; a link to another host must be http or https (SAFE-3). */
export const wholeAddress = (href: string, origin: string): string => {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href;
  return /^https?:\/\//i.test(href) ? href : origin;
};

export const partsOf = (text: MailText): readonly (string | { readonly text: string; readonly href: string })[] =>
  typeof text === 'string' ? [text] : text;
