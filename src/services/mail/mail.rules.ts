import { firstWaitMs, giveUpAfterMs, longestWaitMs } from './mail.constants.ts';

/** What a mail server, or the way to it, has answered. */
export type Delivery =
  | { readonly kind: 'taken' }
  /** by its own words it will never take this mail */
  | { readonly kind: 'refused'; readonly answer: string }
  /** not now; perhaps later */
  | { readonly kind: 'failed'; readonly answer: string };

export type AfterDelivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'lost'; readonly answer: string }
  | { readonly kind: 'later'; readonly dueAt: Date; readonly answer: string };

const answerLength = 300;

/** A server's answer for the log: one line, no letters that a terminal would act on. */
const plainAnswer = (answer: string): string => answer.replaceAll(/\p{Cc}+/gu, ' ').slice(0, answerLength);

/** How long to wait after so many tries. */
export const waitMs = (tries: number): number => Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 20), longestWaitMs);

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
