import { createCatalogueRepository } from '../../services/catalogue/catalogue.repository.ts';
import { createCatalogueService } from '../../services/catalogue/catalogue.service.ts';
import { productdataRoutes } from '../../services/productdata/productdata.routes.ts';
import type { ShopContent } from '../content/shop-content.ts';
import { healthRoutes } from '../http/health.ts';
import { sendProblem } from '../http/problems.ts';
import type { ShopContext } from './shop-context.ts';

/** Composes the catalogue, and the routes that need nothing else. */
export const composeCatalogue = async (
  { app, database, db, siteNamed, now }: ShopContext,
  { hexOf }: Pick<ShopContent, 'hexOf'>,
) => {
  const repository = createCatalogueRepository(db);
  const catalogue = createCatalogueService({ repository, hexOf });
  await catalogue.refresh(now());
  productdataRoutes(app, { numbersOf: catalogue.productNumbers, siteNamed, sendProblem });
  healthRoutes(app, {
    hasCatalogue: async () => (await repository.states()).some(({ generation }) => generation > 0),
    database,
  });
  return catalogue;
};
export type Catalogue = Awaited<ReturnType<typeof composeCatalogue>>;
