import { setTimeout as delay } from 'node:timers/promises';
import type { SoldArticle } from '../../bench/harness/sold.ts';
import { setStock, stockOf } from '../books.ts';
import { buyTogether, type Sent } from './orders.ts';
import type { VisitorParts } from './visitor.ts';

const buyersOfEach = 5;
/** Each process looks for changes of the catalogue once a second. */
const seenAfterMs = 1500;
/** Each round is a change of the catalogue, after which all pages of the site are drawn again and its search index is built. */
const betweenMs = 15_000;

export interface LastPieces {
  rounds: number;
  /** buyers who had the page of the order in time and did not get the piece */
  refused: number;
  readonly wrong: string[];
  readonly sent: Sent[];
}

/** Rounds in which several buyers order the last piece of an article at once, until `isOver`. */
export const sellLastPieces = async (
  parts: VisitorParts,
  databaseUrl: string,
  article: SoldArticle,
  isOver: () => boolean,
): Promise<LastPieces> => {
  const all: LastPieces = { rounds: 0, refused: 0, wrong: [], sent: [] };
  while (!isOver()) {
    await delay(betweenMs);
    await setStock(databaseUrl, article, 1);
    await delay(seenAfterMs);
    const sent = await buyTogether(parts, article, buyersOfEach);
    all.sent.push(...sent);
    // One who got no answer at all may be the one who has it.
    const isClear = sent.length > 1 && sent.every(({ outcome }) => outcome !== 'open');
    if (!isClear) continue;
    const sold = sent.filter(({ outcome }) => outcome === 'done').length;
    const left = await stockOf(databaseUrl, article);
    all.rounds += 1;
    all.refused += sent.length - sold;
    if (sold !== 1 || left !== 0) all.wrong.push(`${sold} of ${sent.length} buyers have it, ${left} are left`);
  }
  return all;
};
