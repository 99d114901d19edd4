import { orderedJson } from '../../../lib/same-json.ts';
import { byUniqueName } from '../../../lib/text/unique-names.ts';
import type { ContentEntry } from './content-changes.repository.ts';

export interface Difference {
  readonly added: string[];
  readonly changed: string[];
  readonly gone: string[];
}

const named = (entries: readonly ContentEntry[]) => byUniqueName(entries, ({ name }) => name);

/** Returns the names of the entries that differ. If only their order differs, that is one change. */
export const differenceOf = (before: readonly ContentEntry[], after: readonly ContentEntry[]): Difference => {
  const [old, fresh] = [named(before), named(after)];
  const added = [...fresh.keys()].filter((name) => !old.has(name));
  const gone = [...old.keys()].filter((name) => !fresh.has(name));
  const kept = [...fresh.keys()].filter((name) => old.has(name));
  const changed = kept.filter((name) => orderedJson(old.get(name)?.body) !== orderedJson(fresh.get(name)?.body));
  const order = [...old.keys()].filter((name) => fresh.has(name));
  return { added, changed: order.join('\n') === kept.join('\n') ? changed : [...changed, 'the order'], gone };
};

/** Returns the entries of a document: the pages, or the words. */
export const documentEntries = (body: unknown): ContentEntry[] => {
  if (typeof body !== 'object' || body === null) return [];
  const {
    company,
    contracts = {},
    files = [],
    redirects = [],
    synonyms = {},
  } = body as {
    readonly company?: unknown;
    readonly contracts?: Readonly<Record<string, readonly { readonly name: string }[]>>;
    readonly files?: readonly { readonly name: string }[];
    readonly redirects?: readonly { readonly to: string }[];
    readonly synonyms?: Readonly<Record<string, unknown>>;
  };
  return [
    ...(company === undefined ? [] : [{ name: 'company', body: company }]),
    ...Object.values(contracts)
      .flat()
      .map((contract) => ({ name: `contract ${contract.name}`, body: contract })),
    ...files.map((file) => ({ name: file.name, body: file })),
    ...redirects.map((redirect) => ({ name: redirect.to, body: redirect })),
    ...Object.entries(synonyms)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, meant]) => ({ name, body: orderedJson(meant) })),
  ];
};
