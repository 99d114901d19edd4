import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  companyFileSchema,
  contentPageFileSchema,
  contractsFileSchema,
  type CompanyFile,
  type ContentPageFile,
  type ContentService,
  type ContractForms,
} from '../../contracts/content/content.contract.ts';
import { createContentService } from '../../services/content/content.service.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { contractWordNames } from '../../domain/order/contract-form.rules.ts';
import { ContentError, jsonFiles, readContentFile, type Fault } from './content-files.ts';

const wordNames: readonly string[] = contractWordNames;

/** LAW-3: the contracts of a site, `contracts/{site}.json`. A mark that is no value of an order is a fault. */
const readContracts = (folder: string, fault: Fault): ContractForms =>
  Object.fromEntries(
    (existsSync(join(folder, 'contracts')) ? jsonFiles(folder, 'contracts', fault) : []).flatMap((file) => {
      const site = siteCodes.find((code) => `${code.toLowerCase()}.json` === basename(file));
      if (!site) fault(file, 'the name', 'names no site');
      const read = readContentFile(folder, file, contractsFileSchema, fault);
      if (!site || !read) return [];
      const marks = [...JSON.stringify(read).matchAll(/\[\[([^\]]*)\]\]/g)].map(([, name = '']) => name);
      for (const name of marks.filter((one) => !wordNames.includes(one)))
        fault(file, `[[${name}]]`, 'is no value of an order');
      return [[site, read.contracts] as const];
    }),
  );

/** Reads the service, legal and help pages of a folder. Throws a ContentError with all faults, which stops the start. */
export const readContentPages = (folder: string): ContentService => {
  const faults: string[] = [];
  const fault = (file: string, place: string, what: string) => void faults.push(`content/${file}: ${place}: ${what}`);
  const company = readContentFile(folder, 'company.json', companyFileSchema, fault);
  const files = jsonFiles(folder, 'pages', fault).flatMap((file): ContentPageFile[] => {
    const read = readContentFile(folder, file, contentPageFileSchema, fault);
    // The schema requires every catalogue, but its type does not name them.
    return read ? [{ ...(read as Omit<ContentPageFile, 'name'>), name: basename(file, '.json') }] : [];
  });
  const contracts = readContracts(folder, fault);
  if (faults.length > 0) throw new ContentError(faults);
  return createContentService(files, company as CompanyFile, contracts);
};
