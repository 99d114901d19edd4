import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { Letter } from '../../contracts/shop/mail.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import { sites } from '../../sites/sites.ts';
import type { Translate } from '../../sites/translate.ts';

type Named = Pick<Customer, 'firstName' | 'lastName'>;

/** The mails of an account. `secret` is part of the link; `known` goes to an address that already has an account. */
export type AccountLetter = { readonly site: SiteCode; readonly to: string; readonly person: Named } & (
  | { readonly kind: 'confirm' | 'reset' | 'email'; readonly secret: string }
  | { readonly kind: 'known' | 'passwordChanged' }
);

/** The page behind a link. It shows a button, so that a mail program which opens the link does not use it up. */
export const linkPaths = {
  confirm: '/signup/confirm/',
  reset: '/login/reset/',
  email: '/usermenu/email/',
} as const;

const pathOf = (letter: AccountLetter): string =>
  'secret' in letter ? linkPaths[letter.kind] + letter.secret : accountLinks.login;

export const accountLetter =
  (translate: (site: SiteCode) => Translate) =>
  (letter: AccountLetter): Letter => {
    const { kind, site, to, person } = letter;
    const t = translate(site);
    return {
      site,
      to,
      subject: t(`mail.account.${kind}.subject`),
      preview: t(`mail.account.${kind}.preview`),
      blocks: [
        { kind: 'title', text: t('mail.account.hello', { name: nameOn(sites[site], person) }) },
        { kind: 'text', text: t(`mail.account.${kind}.text`) },
        { kind: 'button', text: t(`mail.account.${kind}.button`), href: pathOf(letter) },
        { kind: 'note', text: t(`mail.account.${kind}.note`) },
      ],
      reason: t('mail.account.reason'),
    };
  };
