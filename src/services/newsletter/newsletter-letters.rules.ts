import type { Letter, MailBlock } from '../../contracts/shop/mail.contract.ts';
import {
  confirmPagePath,
  oneClickPath,
  openedPath,
  preferencesPagePath,
  unsubscribePagePath,
} from '../../contracts/newsletter/newsletter.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { newsletterLinks } from '../../sites/newsletter-links.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';

export interface LetterTo {
  readonly site: SiteCode;
  readonly t: Translate;
  readonly email: string;
  /** at the top of the welcome mail */
  readonly picture: { readonly src: string; readonly width: number; readonly height: number };
}

const pageWith = (path: string, token: string): string => `${path}?token=${encodeURIComponent(token)}`;

const unsubscribeBy = (token: string) => ({
  page: pageWith(unsubscribePagePath, token),
  oneClick: oneClickPath.replace(':subscriberToken', token),
});

const dayIn = (site: SiteCode, day: Date): string =>
  new Intl.DateTimeFormat(sites[site].locale, { dateStyle: 'long', timeZone: sites[site].timeZone }).format(day);

/** Contains nothing that was typed but the address: a third person's sign-up cannot put words into a stranger's mail. */
export const confirmationLetter = ({ site, t, email }: LetterTo, token: string): Letter => ({
  site,
  to: email,
  subject: t('mail.newsletter.confirm.subject'),
  preview: t('mail.newsletter.confirm.preview'),
  blocks: [
    { kind: 'title', text: t('mail.newsletter.confirm.title') },
    { kind: 'text', text: t('mail.newsletter.confirm.text') },
    { kind: 'button', text: t('mail.newsletter.confirm.button'), href: pageWith(confirmPagePath, token) },
    { kind: 'note', text: t('mail.newsletter.confirm.expires', { days: newsletterForms[site].pendingDays }) },
    { kind: 'note', text: t('mail.newsletter.confirm.ignore') },
  ],
  reason: t('mail.newsletter.confirm.reason'),
});

/** For a subscriber who signed up again. */
export const reminderLetter = ({ site, t, email }: LetterTo, token: string): Letter => ({
  site,
  to: email,
  subject: t('mail.newsletter.already.subject'),
  preview: t('mail.newsletter.already.preview'),
  blocks: [
    { kind: 'title', text: t('mail.newsletter.already.title') },
    { kind: 'text', text: t('mail.newsletter.already.text') },
    { kind: 'button', text: t('mail.newsletter.preferences'), href: pageWith(preferencesPagePath, token) },
  ],
  reason: t('mail.newsletter.reason'),
  unsubscribe: unsubscribeBy(token),
});

export interface WelcomeVoucher {
  readonly code: string;
  /** end of validity */
  readonly to: Date;
}

/** Only TR counts opened mails, and its consent text states it (NEWS-11). */
const openedPixel = (site: SiteCode, token: string): MailBlock[] =>
  newsletterForms[site].stopsUnopenedYears === undefined
    ? []
    : [{ kind: 'pixel', src: openedPath.replace(':subscriberToken', token) }];

/** NEWS-1: the mail after confirming; an address that had a voucher before gets no second one. */
export const welcomeLetter = (
  { site, t, email, picture }: LetterTo,
  token: string,
  voucher: WelcomeVoucher | undefined,
): Letter => {
  const head: MailBlock = { kind: 'picture', ...picture, alt: t('mail.newsletter.welcome.alt') };
  const gift: MailBlock[] = voucher
    ? [
        { kind: 'text', text: t('mail.newsletter.welcome.gift') },
        {
          kind: 'code',
          label: t('mail.newsletter.welcome.voucher'),
          code: voucher.code,
          note: t('mail.newsletter.welcome.until', { day: dayIn(site, voucher.to) }),
        },
      ]
    : [];
  const conditions: MailBlock[] = voucher
    ? [
        {
          kind: 'note',
          text: [{ text: t('mail.newsletter.welcome.conditions'), href: newsletterLinks(site).voucher }],
        },
      ]
    : [];
  return {
    site,
    to: email,
    subject: t(voucher ? 'mail.newsletter.welcome.subject' : 'mail.newsletter.again.subject'),
    preview: t(voucher ? 'mail.newsletter.welcome.preview' : 'mail.newsletter.again.preview'),
    blocks: [
      head,
      { kind: 'title', text: t('mail.newsletter.welcome.title') },
      { kind: 'text', text: t('mail.newsletter.welcome.text') },
      ...gift,
      { kind: 'button', text: t('mail.newsletter.welcome.button'), href: '/' },
      {
        kind: 'note',
        text: [
          t('mail.newsletter.welcome.choose'),
          ' ',
          { text: t('mail.newsletter.preferences'), href: pageWith(preferencesPagePath, token) },
        ],
      },
      ...conditions,
      ...openedPixel(site, token),
    ],
    reason: t('mail.newsletter.reason'),
    unsubscribe: unsubscribeBy(token),
  };
};
