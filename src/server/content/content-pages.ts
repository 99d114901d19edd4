import { basename } from 'node:path';
import {
  companyFileSchema,
  contentPageFileSchema,
  type CompanyFile,
  type ContentPageFile,
  type ContentService,
} from '../../contracts/content/content.contract.ts';
import { createContentService } from '../../services/content/content.service.ts';
import { ContentError, jsonFiles, readContentFile } from './content-files.ts';

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
  if (faults.length > 0) throw new ContentError(faults);
  return createContentService(files, company as CompanyFile);
};
