import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/**
 * Axe on an open page. A page without frames is examined in one run; with frames axe runs in each of them and needs a second
 * page to join the results, which takes much longer.
 */
export const axeOn = (page: Page, options: RunOptions = {}): AxeBuilder =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...options })
    .setLegacyMode(page.frames().length === 1);
