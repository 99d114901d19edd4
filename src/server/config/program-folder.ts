import { fileURLToPath } from 'node:url';

/** The folder of the program, which contains content/ and dist/. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
