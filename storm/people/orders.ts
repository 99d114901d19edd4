import { randomUUID } from 'node:crypto';
import { cartPath, idempotencyHeader } from '../../src/contracts/cart/cart.contract.ts';
import { checkoutPath, placedOrderPath, reviewPath } from '../../src/contracts/order/order.contract.ts';
import { newsletterBases, subscribersPath } from '../../src/contracts/newsletter/newsletter.contract.ts';
import type { SoldArticle } from '../../bench/harness/sold.ts';
import { formWith } from '../../tests/support/pages/html-forms.ts';
import { visitorOf, type StormVisitor, type VisitorParts } from './visitor.ts';

const buyer = {
  firstName: 'Jördis',
  lastName: 'Großmann',
  street: 'Am Sandtorkai 14',
  postcode: '20457',
  city: 'Hamburg',
  delivery: 'home',
  payment: 'prepayment',
} as const;

/** What became of an order or a sign-up, as its sender knows it. */
export interface Sent {
  readonly email: string;
  /** `done`: acknowledged; `refused`: answered with a no; `open`: never answered */
  readonly outcome: 'done' | 'refused' | 'open';
  readonly tries: number;
}

const mailboxOf = (kind: string): string => `${kind}.${randomUUID()}@storm.example`;

/** Takes a new visitor as far as the page before the order; undefined where the shop refused. */
const readyToOrder = async (
  visitor: StormVisitor,
  article: SoldArticle,
  email: string,
): Promise<Readonly<Record<string, string>> | undefined> => {
  await visitor.arrive();
  const headers = { [idempotencyHeader]: randomUUID() };
  const body = { addArticle: { ...article, quantity: 1 } };
  const put = await visitor.call('orders: the cart', 'PUT', cartPath, body, headers);
  if (put.answer?.status !== 200) return undefined;
  const chosen = await visitor.send('orders: the address', checkoutPath, { ...buyer, email });
  if (chosen.answer?.headers.location !== reviewPath) return undefined;
  const { answer } = await visitor.open('orders: the review', reviewPath);
  return answer?.status === 200 ? formWith(answer.body, 'attempt').fields : undefined;
};

const placedBy = async (
  visitor: StormVisitor,
  email: string,
  fields: Readonly<Record<string, string>>,
): Promise<Sent> => {
  // The form is sent again until it is answered, as by a buyer who sees an error page: it is one order.
  const { answer, tries } = await visitor.send('orders', reviewPath, fields);
  if (!answer) return { email, outcome: 'open', tries };
  const isPlaced = answer.headers.location?.startsWith(placedOrderPath) === true;
  return { email, outcome: isPlaced ? 'done' : 'refused', tries };
};

/** A new visitor buys one piece. */
export const buyOnce = async (parts: VisitorParts, article: SoldArticle): Promise<Sent | undefined> => {
  const visitor = visitorOf(parts);
  const email = mailboxOf('buyer');
  const fields = await readyToOrder(visitor, article, email);
  const sent = fields && (await placedBy(visitor, email, fields));
  visitor.leave();
  return sent;
};

/** Several visitors who have all seen the last piece order it at once. */
export const buyTogether = async (
  parts: VisitorParts,
  article: SoldArticle,
  buyers: number,
): Promise<readonly Sent[]> => {
  const ready = await Promise.all(
    Array.from({ length: buyers }, async () => {
      const visitor = visitorOf(parts);
      const email = mailboxOf('last');
      const fields = await readyToOrder(visitor, article, email);
      return fields && { visitor, email, fields };
    }),
  );
  const found = ready.filter((one) => one !== undefined);
  return Promise.all(
    found.map(async ({ visitor, email, fields }) => {
      const sent = await placedBy(visitor, email, fields);
      visitor.leave();
      return sent;
    }),
  );
};

/** A new visitor signs up for the newsletter. */
export const signUpOnce = async (parts: VisitorParts): Promise<Sent> => {
  const email = mailboxOf('reader');
  const visitor = visitorOf(parts);
  const { answer, tries } = await visitor.call('newsletter sign-ups', 'POST', newsletterBases[0] + subscribersPath, {
    email,
    consents: [],
    origin: 'NEWSLETTER',
    originAddition: '',
  });
  visitor.leave();
  if (!answer) return { email, outcome: 'open', tries };
  return { email, outcome: answer.status === 202 ? 'done' : 'refused', tries };
};
