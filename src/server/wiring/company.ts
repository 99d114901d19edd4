import { Gauge } from 'prom-client';
import type { ContentService } from '../../contracts/content/content.contract.ts';
import { createCatalogueRepository } from '../../services/catalogue/catalogue.repository.ts';
import { companyFaults } from '../content/faults/company-faults.ts';
import type { ComposeParts, ShopContext } from './shop-context.ts';

/** LAW-4: the log and `/metrics` name what the imprint lacks. */
export const watchCompany = async (
  { app, config, db, folder, metrics }: ShopContext,
  { facts }: ContentService,
  check: ComposeParts['checkCompany'],
): Promise<void> => {
  const faults = companyFaults(facts, folder);
  if (check) check(faults, (await createCatalogueRepository(db).states()).length > 0);
  const { missing } = faults;
  new Gauge({
    name: 'kontor_company_fields_missing',
    help: 'facts of content/company.json that the law of a site asks for and that are missing',
    registers: [metrics],
  }).set(missing.length);
  if (config.SHOP_MODE === 'production') for (const fault of missing) app.log.warn(fault);
};
