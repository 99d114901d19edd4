import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { isUnavailable } from '../../domain/cart/cart.rules.ts';

const onShelf = 4;
/** Fewer would not fill a row, and other products are no answer to what others ordered. */
const leastTogether = 3;

/** Where companions come from: what the content or the feed names, what was ordered together, categories that complement its own. */
export const companionSources = ['named', 'together', 'complements'] as const;
/** The products of each source, the best first. */
export type CompanionSources = Readonly<Record<(typeof companionSources)[number], readonly ProductTile[]>>;

export interface Companions {
  readonly heading: 'goesWith' | 'together';
  readonly tiles: readonly ProductTile[];
}

/**
 * SHOP-3: chooses what goes with a product: what the content names, else what was ordered together, else what complements it; never
 * anything of its own category, and nothing that cannot be bought.
 */
export const companionsOf = (
  { productId, categoryId }: { readonly productId: string; readonly categoryId: number },
  { named, together, complements }: CompanionSources,
): Companions => {
  const fitting = (tiles: readonly ProductTile[]): readonly ProductTile[] =>
    tiles.filter((tile) => tile.productId !== productId && tile.categoryId !== categoryId && !isUnavailable(tile));
  const ordered = fitting(together);
  if (fitting(named).length === 0 && ordered.length >= leastTogether)
    return { heading: 'together', tiles: ordered.slice(0, onShelf) };
  const all = fitting([...named, ...together, ...complements]);
  const distinct = [...new Map(all.map((tile) => [tile.productId, tile])).values()];
  return { heading: 'goesWith', tiles: distinct.slice(0, onShelf) };
};

/** Whether no further source can change them. */
export const isSettled = ({ heading, tiles }: Companions): boolean =>
  heading === 'together' || tiles.length === onShelf;
