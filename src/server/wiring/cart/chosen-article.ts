import type { CatalogueService } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { ArticleChoice } from '../../../services/cart/cart-form.routes.ts';

/** Finds the article that a plain form names by colour and size. A part may be left open only if it makes no difference; an open size has an answer of its own. */
export const chosenArticle =
  (catalogue: Pick<CatalogueService, 'product'>): ArticleChoice =>
  async (site, { productId, color, size }, moment) => {
    const answer = await catalogue.product(site, productId, moment);
    if (answer.kind !== 'product') return undefined;
    const fitting = answer.product.articles.filter(
      (article) => (color === undefined || article.color === color) && (size === undefined || article.size === size),
    );
    const [first] = fitting;
    const isOneChoice = fitting.every((article) => article.color === first?.color && article.size === first?.size);
    if (first && isOneChoice) return { productId, tcm: first.tcm };
    return first && size === undefined ? 'size-missing' : undefined;
  };
