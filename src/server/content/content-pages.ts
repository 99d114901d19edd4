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
import { isShopName, longestShopName } from '../../sites/brand.ts';
import { isBic } from '../../domain/transfer/bank-account.rules.ts';
import { ibanOf } from '../../lib/text/iban.ts';
import { contractWordNames } from '../../domain/order/contract-form.rules.ts';
import { contentFaults, type Fault } from './faults/content-faults.ts';
import { jsonFiles, readContentFile } from './content-files.ts';
import { reportPages } from './faults/page-faults.ts';

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

/** LAW-6: a transfer to a wrong account would come back, and a wrong bank has no payment code. Empty ones are missing. */
const reportAccounts = (company: CompanyFile, fault: Fault): void => {
  for (const [catalogue, { iban, bic }] of Object.entries(company)) {
    if (iban !== undefined && iban !== '' && ibanOf(iban) === undefined)
      fault('company.json', `${catalogue}.iban`, 'is no IBAN: its check digits or its length are wrong');
    if (bic !== undefined && bic !== '' && !isBic(bic))
      fault('company.json', `${catalogue}.bic`, 'is no BIC of 8 or 11 characters');
  }
};

const reportNames = (company: CompanyFile, fault: Fault): void => {
  for (const [catalogue, facts] of Object.entries(company))
    for (const name of ['shop', 'card'])
      if (facts[name] && !isShopName(facts[name]))
        fault(
          'company.json',
          `${catalogue}.${name}`,
          `has at most ${longestShopName} characters, none of them { } < > # |`,
        );
};

/** LAW-7: where the file is missing, buyers would see no notice. */
const reportNotices = (folder: string, company: CompanyFile, fault: Fault): void => {
  for (const [catalogue, { guaranteeNotice: name }] of Object.entries(company))
    if (name !== undefined && !existsSync(join(folder, 'pictures', `${name}.webp`)))
      fault('company.json', `${catalogue}.guaranteeNotice`, `names pictures/${name}.webp, which is missing: add it`);
};

export interface PageFiles {
  readonly files: readonly ContentPageFile[];
  readonly company: CompanyFile;
  readonly contracts: ContractForms;
}

/** Reads and checks the service, legal and help pages of a folder. Throws a ContentError with all faults. */
export const readPageFiles = (folder: string): PageFiles => {
  const { fault, count, throwAny } = contentFaults(folder);
  // The schema requires every catalogue, but its type does not name them.
  const company = (readContentFile(folder, 'company.json', companyFileSchema, fault) ?? {}) as CompanyFile;
  reportAccounts(company, fault);
  reportNames(company, fault);
  reportNotices(folder, company, fault);
  const files = jsonFiles(folder, 'pages', fault).flatMap((file): ContentPageFile[] => {
    const read = readContentFile(folder, file, contentPageFileSchema, fault);
    return read ? [{ ...(read as Omit<ContentPageFile, 'name'>), name: basename(file, '.json') }] : [];
  });
  const contracts = readContracts(folder, fault);
  // Pages refer to each other and to the company: where one cannot be read, others would seem wrong, too.
  if (count() === 0) reportPages(files, company, fault);
  throwAny();
  return { files, company, contracts };
};

/** Throws a ContentError with all faults, which stops the start. */
export const readContentPages = (folder: string): ContentService => {
  const { files, company, contracts } = readPageFiles(folder);
  return createContentService(files, company, contracts);
};
