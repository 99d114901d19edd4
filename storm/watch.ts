import { setTimeout as delay } from 'node:timers/promises';
import { csrf } from '../bench/harness/visitor.ts';
import type { Ask, AskSet } from '../deploy/ask.ts';
import { cartPagePath, cartPath } from '../src/contracts/cart/cart.contract.ts';
import { isFailure, noAnswer, type Tally } from './tally.ts';

const html = { accept: 'text/html' } as const;
/** No cache keeps these: each response has been asked of a process. */
export const personalRoutes: readonly Ask[] = [
  { path: '/login', headers: html },
  { path: '/contact', headers: html },
  { path: cartPagePath, headers: html },
  { path: cartPath, headers: csrf },
];
const everyMs = 150;

export interface Watched {
  readonly path: string;
  asked: number;
  /** the longest time without a good response that no fault explains */
  offlineMs: number;
  slowestMs: number;
}

/** Asks personal routes all the time, and measures how long each is away outside the faults. */
export const watchRoutes = (ask: AskSet, tally: Tally, isOver: () => boolean): Promise<readonly Watched[]> =>
  Promise.all(
    personalRoutes.map(async (question): Promise<Watched> => {
      const watched: Watched = { path: question.path, asked: 0, offlineMs: 0, slowestMs: 0 };
      let awaySince: number | undefined;
      while (!isOver()) {
        const from = performance.now();
        const answer = await tally.ask('personal routes, watched', ask, question);
        const to = performance.now();
        watched.asked += 1;
        const isExplained = tally.isExplained(from, to);
        if (isFailure(answer?.status ?? noAnswer) && !isExplained) awaySince ??= from;
        else {
          if (awaySince !== undefined) watched.offlineMs = Math.max(watched.offlineMs, to - awaySince);
          awaySince = undefined;
          if (!isExplained) watched.slowestMs = Math.max(watched.slowestMs, to - from);
        }
        await delay(everyMs);
      }
      return watched;
    }),
  );
