import { normalizePath, type Plugin } from 'vite';

/** What runs in place of React, by the name that the sources import. */
const runs: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
};
/** While developing they are bundled at the start: found later, they would load the page a second time. */
export const bundledAhead = [...new Set(Object.values(runs)), 'preact', 'preact/hooks'];

/** Pages of other teams, and what we give to them, run with their own React. */
const ofOthers = /\/(?:packages\/regions|tests\/regions-package\.db\.test\.ts|node_modules)(?:\/|$)/;

/**
 * The sources are written for React, with its types and its documentation. Preact runs them, on the server and in the browser: a
 * tenth of the bytes at the first tap (docs/decisions/057).
 */
export const preact = (): Plugin => ({
  name: 'kontor-preact',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const instead = runs[id];
    return instead && !ofOthers.test(normalizePath(importer)) ? this.resolve(instead, importer) : undefined;
  },
});
