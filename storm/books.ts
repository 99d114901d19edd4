import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SoldArticle } from '../bench/harness/sold.ts';
import type { Sent } from './people/orders.ts';

/** What the database says at the end, beside what the senders know. */
export interface Books {
  readonly done: number;
  readonly refused: number;
  readonly repeated: number;
  readonly lost: readonly string[];
  readonly twice: readonly string[];
}

const mostTries = 60;

const withOneClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  // The end of a connection that PostgreSQL takes with it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** PostgreSQL is killed now and then: what is asked here is asked again. */
const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withOneClient(url, work);
    } catch (fault) {
      if (tries === mostTries) throw fault;
      await delay(500);
    }
  }
};

const countsBy = async (url: string, text: string, kind: string): Promise<ReadonlyMap<string, number>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ email: string; count: number }>(text, [`${kind}.%@storm.example`]);
    return new Map(rows.map(({ email, count }) => [email, count]));
  });

/** Compares what was acknowledged with what is kept: once each, and nothing of what was refused. */
export const compare = (sent: readonly Sent[], kept: ReadonlyMap<string, number>): Books => {
  const lost = sent.filter(({ email, outcome }) => outcome === 'done' && !kept.has(email));
  const twice = sent.filter(({ email, outcome }) => (kept.get(email) ?? 0) > (outcome === 'refused' ? 0 : 1));
  const of = (one: Sent['outcome']): number => sent.filter(({ outcome }) => outcome === one).length;
  return {
    done: of('done'),
    refused: of('refused'),
    repeated: sent.filter(({ outcome, tries }) => outcome === 'done' && tries > 1).length,
    lost: lost.map(({ email }) => email),
    twice: twice.map(({ email, outcome }) => `${email}: ${kept.get(email)}, and ${outcome} to its sender`),
  };
};

export const ordersOf = (url: string, kind: 'buyer' | 'last') =>
  countsBy(url, 'select email, count(*)::int as count from shop_order where email like $1 group by email', kind);
export const subscribersOf = (url: string) =>
  countsBy(
    url,
    'select email, count(*)::int as count from newsletter_subscriber where email like $1 group by email',
    'reader',
  );

const soldNow =
  "site = 'DE' and product_id = $1 and tcm = $2 and generation = (select generation from catalogue_state where site = 'DE')";

/** Sets the stock of an article; null: as many as one likes. */
export const setStock = (url: string, { productId, tcm }: SoldArticle, quantity: number | null): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`update article set quantity = $3 where ${soldNow}`, [productId, tcm, quantity]);
    await client.query("update catalogue_state set version = version + 1 where site = 'DE'");
  });

export const stockOf = (url: string, { productId, tcm }: SoldArticle): Promise<number | null | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ quantity: number | null }>(`select quantity from article where ${soldNow}`, [
      productId,
      tcm,
    ]);
    return rows[0]?.quantity;
  });

/** Mails that still wait to be sent, by state. */
export const mailsByState = (url: string): Promise<ReadonlyMap<string, number>> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from mail group by state',
    );
    return new Map(rows.map(({ state, count }) => [state, count]));
  });

/** Lets mails that wait for another try be sent now. */
export const hurryMails = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query("update mail set due_at = now() where state = 'waiting'");
  });
