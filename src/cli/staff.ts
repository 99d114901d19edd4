import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { StaffCommand } from '../contracts/shop/commands.contract.ts';
import type { Config } from '../server/config/config.ts';
import { readPositionals, UseError } from './arguments.ts';
import { withCommands } from './with-commands.ts';

export const staffUse = 'npm run shop -- staff add anna@example.com';

/** Reads a password without showing it; from a pipe its first line. */
const readPassword = async (): Promise<string> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stdout.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTyped });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stdout.write('\n');
  }
};

/** Adds a member of staff (or gives a new password), or removes one. */
export const staffCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const use = `${staffUse}\nnpm run shop -- staff remove anna@example.com`;
  const [what, name, ...rest] = readPositionals(args, use);
  if ((what !== 'add' && what !== 'remove') || !name || rest.length > 0) throw new UseError(use);
  const command: StaffCommand = what === 'add' ? { what, name, password: await readPassword() } : { what, name };
  await withCommands(config, (commands) => commands.changeStaff(command));
  process.stdout.write(what === 'add' ? `${name} may sign in at /service/staff/signin.\n` : `${name} is gone.\n`);
  return 0;
};
