import { fileURLToPath } from 'node:url';

/** The folder of the program, which contains dist/ and the content of the demo. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
