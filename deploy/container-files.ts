import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The parts of a Containerfile that ours uses: one stage, steps in order. */
export interface ContainerSteps {
  readonly run: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly healthcheck: string;
  readonly command: readonly string[];
}

const instruction = /^([A-Z]+)\s+(\S.*)$/;

export const readContainerfile = (root: string): ContainerSteps => {
  const text = readFileSync(join(root, 'Containerfile'), 'utf8').replaceAll('\\\n', ' ');
  const steps = text.split('\n').flatMap((line) => {
    const [, name = '', words = ''] = instruction.exec(line) ?? [];
    return name === '' ? [] : [{ name, words }];
  });
  const all = (name: string): string[] => steps.filter((step) => step.name === name).map(({ words }) => words);
  const one = (name: string): string => {
    const found = all(name).at(-1);
    if (found === undefined) throw new Error(`the Containerfile has no ${name}`);
    return found;
  };
  return {
    run: all('RUN'),
    env: Object.fromEntries(
      all('ENV').flatMap((words) =>
        words.split(/\s+/).map((pair): [string, string] => {
          const [name = '', value = ''] = pair.split('=', 2);
          return [name, value];
        }),
      ),
    ),
    user: one('USER'),
    healthcheck: one('HEALTHCHECK').replace(/^.*?\bCMD\s+/, ''),
    command: JSON.parse(one('CMD')) as string[],
  };
};

interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
}

/** Parses compose.yaml with each `${NAME}` or `${NAME:?…}` replaced by its value in `variables`. */
export const readCompose = (root: string, variables: Readonly<Record<string, string>>): Compose => {
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8').replaceAll(
    /\$\{([A-Z_]+)(?::\?[^}]*)?\}/g,
    (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`compose.yaml asks for ${name}`);
      return value;
    },
  );
  return parse(text, { merge: true }) as Compose;
};

export const serviceOf = (compose: Compose, name: string): ComposeService => {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return service;
};
