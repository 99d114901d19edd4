import { fileURLToPath } from 'node:url';

/** Folder of the program: content/ and dist/ are in it. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
