import { parseArgs } from 'node:util';

/** Thrown for wrong arguments of a command; its message also shows the right ones. */
export class UseError extends Error {
  override readonly name = 'UseError';
}

/** Returns the arguments of a command that has no options. Throws a UseError for an option. */
export const readPositionals = (args: readonly string[], use: string): readonly string[] => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true }).positionals;
  } catch (fault) {
    throw new UseError(`${fault instanceof Error ? fault.message : 'The arguments cannot be read'}\n${use}`);
  }
};
