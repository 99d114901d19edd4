import { firstWaitMs, giveUpAfterMs, longestWaitMs } from './mail.constants.ts';

/** The result of a delivery. */
export type Delivery =
  | { readonly kind: 'taken' }
  /** the server will never accept this mail */
  | { readonly kind: 'refused'; readonly answer: string }
  /** a temporary failure */
  | { readonly kind: 'failed'; readonly answer: string };

export type AfterDelivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'lost'; readonly answer: string }
  | { readonly kind: 'later'; readonly dueAt: Date; readonly answer: string };

const answerLength = 300;

/** Returns a server's response for the log: one line without control characters. */
const plainAnswer = (answer: string): string => answer.replaceAll(/\p{Cc}+/gu, ' ').slice(0, answerLength);

/** Returns the delay after a number of tries. */
export const waitMs = (tries: number): number => Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 20), longestWaitMs);

const address = /^[A-Za-z0-9._+-]+@[A-Za-z0-9.-]+$/;

/** Returns the sender of a site's mails: the setting, else the company's own address, else one at the site's host. */
export const senderOf = ({
  setting,
  company,
  origin,
}: {
  readonly setting: string | undefined;
  readonly company: string | undefined;
  readonly origin: string;
}): string => {
  if (setting !== undefined) return setting;
  if (company !== undefined && address.test(company)) return company;
  return `shop@${new URL(origin).hostname.replace(/^www\./, '')}`;
};

export const afterDelivery = (
  delivery: Delivery,
  { tries, createdAt }: { readonly tries: number; readonly createdAt: Date },
  at: Date,
): AfterDelivery => {
  if (delivery.kind === 'taken') return { kind: 'sent' };
  const answer = plainAnswer(delivery.answer);
  if (delivery.kind === 'refused') return { kind: 'lost', answer };
  const dueMs = at.getTime() + waitMs(tries);
  if (dueMs > createdAt.getTime() + giveUpAfterMs) return { kind: 'lost', answer };
  return { kind: 'later', dueAt: new Date(dueMs), answer };
};
