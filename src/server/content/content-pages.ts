import { basename } from 'node:path';
import {
  companyFileSchema,
  contentPageFileSchema,
  type CompanyFile,
  type ContentPageFile,
  type ContentService,
} from '../../contracts/content/content.contract.ts';
import { createContentService } from '../../services/content/content.service.ts';
import { contentFaults } from './content-faults.ts';
import { jsonFiles, readContentFile } from './content-files.ts';
import { reportPages } from './page-faults.ts';

export interface PageFiles {
  readonly files: readonly ContentPageFile[];
  readonly company: CompanyFile;
}

/** Reads and checks the service, legal and help pages of a folder. Throws a ContentError with all faults. */
export const readPageFiles = (folder: string): PageFiles => {
  const { fault, count, throwAny } = contentFaults(folder);
  // The schema requires every catalogue, but its type does not name them.
  const company = (readContentFile(folder, 'company.json', companyFileSchema, fault) ?? {}) as CompanyFile;
  const files = jsonFiles(folder, 'pages', fault).flatMap((file): ContentPageFile[] => {
    const read = readContentFile(folder, file, contentPageFileSchema, fault);
    return read ? [{ ...(read as Omit<ContentPageFile, 'name'>), name: basename(file, '.json') }] : [];
  });
  // Pages refer to each other and to the company: where one cannot be read, others would seem wrong, too.
  if (count() === 0) reportPages(files, company, fault);
  throwAny();
  return { files, company };
};

/** Throws a ContentError with all faults, which stops the start. */
export const readContentPages = (folder: string): ContentService => {
  const { files, company } = readPageFiles(folder);
  return createContentService(files, company);
};
