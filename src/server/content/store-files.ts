import { mapFileSchema, storesFileSchema, type StoreFinder } from '../../contracts/content/stores.contract.ts';
import { createStoreFinder, type CountryStores } from '../../services/stores/stores.service.ts';
import { allSites } from '../../sites/sites.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';

/** Reads the stores and the map of each country that has a site. Throws a ContentError with all faults. */
export const readStores = (folder: string): StoreFinder => {
  const { fault, throwAny } = contentFaults(folder);
  const countries = new Map<string, CountryStores>();
  for (const country of new Set(allSites.map((site) => site.country))) {
    const file = readContentFile(folder, `stores/${country}.json`, storesFileSchema, fault);
    const map = readContentFile(folder, `maps/${country}.json`, mapFileSchema, fault);
    if (file && map) countries.set(country, { file, map });
  }
  throwAny();
  return createStoreFinder(countries);
};
