import type { BrowserContext } from '@playwright/test';

/** Collects the faults of all pages, except those that the test allows. */
export interface Watch {
  readonly look: (context: BrowserContext) => void;
  /** faults that match are expected from here on */
  readonly allow: (pattern: RegExp) => void;
  readonly seen: () => readonly string[];
}

const isHere = (url: URL): boolean => url.hostname.startsWith('127.0.0.') || url.hostname.endsWith('.localhost');

/** The browser cancels the open requests of a page when it leaves the page, which is no fault. */
const isBrokenOff = (reason: string): boolean => reason.includes('ERR_ABORTED');

/** The browser skips the transition to a page that loads slowly and logs it; visitors see no fault. */
const isSkippedMovement = (fault: string): boolean => /Transition was (?:aborted|skipped)/.test(fault);

export const watch = (): Watch => {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  return {
    look: (context) => {
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type()))
          faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => {
        const { name, message, stack = '' } = fault.error();
        faults.push(`page error on ${fault.page()?.url()}: ${name} ${message} ${stack}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !isHere(url)) faults.push(`request to another host: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A browser without scripts refuses what a page names by `modulepreload`. Our own policy would say so on the console.
        const isScriptOff = reason === 'csp' && request.resourceType() === 'script';
        if (!isBrokenOff(reason) && !isScriptOff) faults.push(`failed request: ${request.url()} ${reason}`);
      });
      context.on('response', (answer) => {
        if (answer.status() >= 400) faults.push(`answer ${answer.status()}: ${answer.url()}`);
      });
    },
    allow: (pattern) => void allowed.push(pattern),
    seen: () => faults.filter((fault) => !isSkippedMovement(fault) && !allowed.some((pattern) => pattern.test(fault))),
  };
};
