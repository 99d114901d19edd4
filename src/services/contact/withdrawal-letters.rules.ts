import type { Withdrawal } from '../../contracts/customer/contact.contract.ts';
import type { MailBlock } from '../../contracts/shop/mail.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { facts, momentText, paragraphs, type LetterDraft } from './letters.rules.ts';

export interface Withdrawn {
  readonly withdrawal: Withdrawal;
  readonly at: Date;
  readonly site: Site;
  /** the order that number and buyer match */
  readonly orderNumber?: string | undefined;
}

/** The declaration itself, for the whole order or for the named articles. */
export const declarationOf = (t: Translate, { articles }: Withdrawal): string =>
  t(articles === undefined ? 'page.withdrawal.declaration.whole' : 'page.withdrawal.declaration.some');

const declared = (t: Translate, { withdrawal, at, site }: Withdrawn): MailBlock[] => {
  const { articles, email, orderNumber } = withdrawal;
  return [
    { kind: 'text', text: declarationOf(t, withdrawal) },
    facts([
      [t('mail.contact.name'), nameOn(site, withdrawal)],
      [t('page.account.field.email'), email],
      [t('page.withdrawal.orderNumber'), orderNumber],
      [t('mail.withdrawal.receivedAt'), momentText(at, site)],
    ]),
    ...(articles === undefined
      ? []
      : [{ kind: 'heading', text: t('mail.withdrawal.articles') } as const, ...paragraphs(articles)]),
  ];
};

/** For the service team; says whether the order was found. */
export const withdrawalLetter = (withdrawn: Withdrawn, t: Translate): LetterDraft => ({
  subject: t('mail.withdrawal.message.subject'),
  preview: declarationOf(t, withdrawn.withdrawal),
  blocks: [
    { kind: 'title', text: t('mail.withdrawal.message.subject') },
    ...declared(t, withdrawn),
    ...(withdrawn.orderNumber === undefined
      ? [{ kind: 'note', text: t('mail.withdrawal.message.unmatched') } as const]
      : []),
  ],
  reason: t('mail.withdrawal.message.reason'),
});

/** LAW-2: the receipt with content and moment of the declaration. It is the same whether or not there is such an order. */
export const withdrawnLetter = (withdrawn: Withdrawn, t: Translate): LetterDraft => ({
  subject: t('mail.withdrawal.received.subject'),
  preview: t('mail.withdrawal.received.preview'),
  blocks: [
    { kind: 'title', text: t('mail.withdrawal.received.subject') },
    { kind: 'text', text: t('mail.withdrawal.received.text') },
    ...declared(t, withdrawn),
    { kind: 'note', text: t('mail.withdrawal.received.next') },
  ],
  reason: t('mail.withdrawal.received.reason'),
});
