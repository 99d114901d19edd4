import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Transaction } from '../shop/transaction.contract.ts';

/** Pieces of an article at the price that the buyer saw; free pieces have no price. */
export interface WantedPieces {
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
  readonly price?: Money;
}

/** Pieces that an order took from a stock that is counted. */
export type TakenPieces = Pick<WantedPieces, 'productId' | 'tcm' | 'quantity'>;

/** Takes all of them within the transaction and returns them; `undefined` if one is gone, scarce or has another price; then none is taken. */
export type TakeStock = (
  tx: Transaction,
  site: SiteCode,
  wanted: readonly WantedPieces[],
  at: Now,
) => Promise<readonly TakenPieces[] | undefined>;

/** Puts pieces of a cancelled order back within the transaction, where they are still counted. */
export type ReturnStock = (tx: Transaction, site: SiteCode, taken: readonly TakenPieces[]) => Promise<void>;
