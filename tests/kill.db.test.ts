import { describe, expect, it, onTestFinished } from 'vitest';
import { openShop, temporaryFolder } from './support/shops/shop.ts';
import { plentifulArticles } from './support/databases/shelves.ts';
import { quantityIn, visitorOf, type ArticleKey, type Visitor } from './support/people/visitor.ts';
import { shortOrWhole } from './support/browser/whole-form.ts';

const changesInAll = shortOrWhole(1000, 2000);
const kills = shortOrWhole(2, 4);
const visitorsInAll = 20;
const articlesOfEach = 10;
const mostPieces = 10;

/** The changes of one visitor: those with a response, and those under way when the server was killed. */
interface Ledger {
  readonly visitor: Visitor;
  readonly answered: Map<ArticleKey, number>;
  readonly unanswered: Map<ArticleKey, number>;
}

describe('a server that is taken away', () => {
  it(`[RUN-2] loses no cart change that was answered: kill -9 ${kills} times during ${changesInAll}`, async () => {
    const dataDir = temporaryFolder('kill');
    const shop = await openShop({ dataDir });
    onTestFinished(async () => void (await shop.stop()));
    const articles = await plentifulArticles(shop.ask, articlesOfEach);
    const ledgers = Array.from({ length: visitorsInAll }, (): Ledger => ({
      visitor: visitorOf(),
      answered: new Map(),
      unanswered: new Map(),
    }));
    let sent = 0;
    let answers = 0;

    /** Sends one change after another until the server is killed or the round is over. */
    const change = async (ledger: Ledger, until: number): Promise<void> => {
      while (sent < until) {
        sent += 1;
        const article = articles[sent % articles.length];
        if (!article) return;
        // Never the same quantity: such a change would be lost without effect.
        const quantity = ((ledger.answered.get(article) ?? 0) % mostPieces) + 1;
        ledger.unanswered.set(article, quantity);
        let status: number;
        try {
          status = await ledger.visitor.set(shop.ask, article, quantity);
        } catch {
          return;
        }
        // 304: the change had arrived, although its response was lost.
        if (status !== 200 && status !== 304) throw new Error(`a change was answered with ${status}`);
        ledger.answered.set(article, quantity);
        ledger.unanswered.delete(article);
        answers += 1;
      }
    };
    const check = async (): Promise<string[]> => {
      const lost: string[] = [];
      for (const { visitor, answered, unanswered } of ledgers) {
        const cart = await visitor.cart(shop.ask);
        for (const article of articles) {
          const kept = quantityIn(cart, article);
          const may = [answered.get(article) ?? 0, ...(unanswered.has(article) ? [unanswered.get(article)] : [])];
          if (!may.includes(kept)) lost.push(`${article.tcm}: ${kept} instead of ${may.join(' or ')}`);
        }
      }
      return lost;
    };

    for (let kill = 1; kill <= kills; kill += 1) {
      const until = Math.round((changesInAll / kills) * kill);
      const running = Promise.all(ledgers.map((ledger) => change(ledger, until)));
      // Kill the server while many changes of this round are answered and many are under way.
      await expect.poll(() => sent, { interval: 1, timeout: 30_000 }).toBeGreaterThan(until - changesInAll / kills / 4);
      await shop.kill9();
      await running;
      await shop.start();
      expect(await check()).toEqual([]);
    }
    expect(answers).toBeGreaterThan(changesInAll / 2);
  }, 600_000);
});
