import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { fragmentQuerySchema } from '../../src/contracts/shop/fragments.contract.ts';
import { fragmentNames, fragmentTable } from '../../src/server/rendering/fragments/fragment-table.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';

const ofAll = ['site', 'links', 'assets'];
const properties: Readonly<Record<string, TSchema>> = fragmentQuerySchema.properties;

/** The type of a setting: its values, or words. Flags may be written as such. */
const typeOf = (name: string): string => {
  const { enum: values } = (properties[name] ?? {}) as { readonly enum?: readonly string[] };
  if (values?.join() === 'true,false') return "boolean | 'true' | 'false'";
  return values?.map((value) => `'${value}'`).join(' | ') ?? 'string';
};

const settingsOf = (name: (typeof fragmentNames)[number]): string[] => [...ofAll, ...fragmentTable[name].settings];

const eventsText = (): string => {
  const source = readFileSync(`${repositoryRoot}src/platform/page/page-events.ts`, 'utf8');
  return /export interface PageEvents \{[^]*?\n\}/.exec(source)?.[0] ?? '';
};

/** Files of the package `@kontor/regions` that say what the shop's own tables say, by name. */
export const packageFacts = (): Readonly<Record<string, string>> => {
  const names = fragmentNames.map((name) => `'${name}'`);
  const types = fragmentNames.map((name) => {
    const settings = settingsOf(name).map((setting) => `    readonly ${setting}?: ${typeOf(setting)} | undefined;`);
    return `  /** ${fragmentTable[name].about} */\n  readonly '${name}': {\n${settings.join('\n')}\n  };`;
  });
  const lists = fragmentNames.map((name) => `  '${name}': ${JSON.stringify(settingsOf(name))},`);
  return {
    'facts.js': `export const regionNames = [${names.join(', ')}];\nexport const settingsOf = {\n${lists.join('\n')}\n};\n`,
    'facts.d.ts': `export type RegionName = ${names.join(' | ')};\n/** The settings of each region. */\nexport interface RegionSettings {\n${types.join('\n')}\n}\n/** Events of \`document\` with their payloads (\`event.detail\`). */\n${eventsText()}\nexport declare const regionNames: readonly RegionName[];\nexport declare const settingsOf: Readonly<Record<RegionName, readonly string[]>>;\n`,
    'elements.d.ts': `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PageEvents, RegionName, RegionSettings } from './facts.js';

/** Attributes are words: React leaves an attribute out that is \`false\`. */
type Words<Settings> = { [Name in keyof Settings]: Exclude<Settings[Name], boolean> };
type Element<Settings> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Words<Omit<Settings, 'links' | 'assets'>> & { readonly height?: number | string };
type Elements = { [Name in RegionName as \`kontor-\${Name}\`]: Element<RegionSettings[Name]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
declare global {
  interface DocumentEventMap extends EventsOfPage {}
}
type EventsOfPage = { [Name in keyof PageEvents]: CustomEvent<PageEvents[Name]> };
export {};
`,
  };
};
