import { jsonText } from '../../lib/json-text.ts';
import type { Browser } from '../../platform/browser.ts';

/** Needs C0003, and is deleted with it (`keptWith`). */
export const visitorKey = 'kontor.visitor';

interface Visitor {
  readonly id: string;
  readonly seq: number;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const kept = ({ storage }: Pick<Browser, 'storage'>): Visitor | undefined => {
  try {
    // Validated before use.
    const { id, seq } = JSON.parse(storage.get(visitorKey) ?? '') as Partial<Visitor>;
    return id !== undefined && seq !== undefined && uuid.test(id) && Number.isSafeInteger(seq) && seq >= 0
      ? { id, seq }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Numbers the events of a visitor over all pages and tabs; without storage only those of this page. */
export const visitorOf = (browser: Pick<Browser, 'storage' | 'newId'>) => {
  let own: Visitor | undefined;
  return {
    next: (): Visitor => {
      const before = kept(browser) ?? own ?? { id: browser.newId(), seq: -1 };
      own = { id: before.id, seq: before.seq + 1 };
      browser.storage.set(visitorKey, jsonText(own));
      return own;
    },
    /** the next visitor id is a new one */
    forget: (): void => {
      own = undefined;
      browser.storage.remove(visitorKey);
    },
  };
};
