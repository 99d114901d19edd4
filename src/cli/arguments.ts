import { parseArgs } from 'node:util';

/** The arguments of a command are wrong: shown with how to write them. */
export class UseError extends Error {
  override readonly name = 'UseError';
}

/** The words of a command that has no options. Throws a UseError for an option. */
export const readPositionals = (args: readonly string[], use: string): readonly string[] => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (fault) {
    throw new UseError(`${fault instanceof Error ? fault.message : 'The arguments cannot be read'}\n${use}`);
  }
};
