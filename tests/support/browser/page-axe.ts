import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const minified = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The builder sends its source twice for each run: a page that has axe already does not run it again. */
const axeSource = `if (typeof axe === 'undefined') { ${minified} }`;

/**
 * Axe on an open page. A page without frames is examined in one run; with frames axe runs in each of them and needs a second
 * page to join the results, which takes much longer.
 */
export const axeOn = (page: Page, options: RunOptions = {}): AxeBuilder =>
  new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], ...options })
    .setLegacyMode(page.frames().length === 1);
