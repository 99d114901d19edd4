import type { Frame, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** In ASCII alone: one other character makes a string twice as long, and it goes through a pipe for each document. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\u007F]/g,
  escaped,
);

const giveAxe = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
};

export interface AxeOptions extends Pick<RunOptions, 'runOnly' | 'rules'> {
  /** a selector: only what stands in these elements */
  readonly within?: string;
}

/** WCAG 2.2 AA and what leads there. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in an open page, its frames included: the rule and the element, one for each fault. */
export const axeFaultsOn = async (page: Page, { within, ...options }: AxeOptions = {}): Promise<readonly string[]> => {
  for (const frame of page.frames()) await giveAxe(frame);
  return page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
      const { violations } = await axe.run(wanted.within ?? document, {
        resultTypes: ['violations'],
        ...wanted.options,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { within, options },
  );
};
