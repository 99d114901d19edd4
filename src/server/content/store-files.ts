import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapFileSchema, storesFileSchema, type StoreFinder } from '../../contracts/content/stores.contract.ts';
import { createStoreFinder, type CountryStores } from '../../services/stores/stores.service.ts';
import { ContentError, readContentFile } from './content-files.ts';

/** The stores of a content folder with the outlines of their countries; wrong files stop the start, all faults named. */
export const readStores = (folder: string): StoreFinder => {
  const faults: string[] = [];
  const fault = (file: string, place: string, what: string) => void faults.push(`content/${file}: ${place}: ${what}`);
  const countries = new Map<string, CountryStores>();
  for (const name of readdirSync(join(folder, 'stores')).filter((file) => file.endsWith('.json'))) {
    const file = readContentFile(folder, `stores/${name}`, storesFileSchema, fault);
    const map = readContentFile(folder, `maps/${name}`, mapFileSchema, fault);
    if (file && map) countries.set(basename(name, '.json'), { file, map });
  }
  if (faults.length > 0) throw new ContentError(faults);
  return createStoreFinder(countries);
};
