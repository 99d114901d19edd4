import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { StaffCommand } from '../contracts/shop/commands.contract.ts';
import { staffRoles, type StaffRole } from '../contracts/staff/desk.contract.ts';
import { omitNullish } from '../lib/omit-nullish.ts';
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

const use = `${staffUse} [--role editor]
npm run shop -- staff role anna@example.com editor
npm run shop -- staff remove anna@example.com
Roles: ${staffRoles.join(', ')}; none takes the role away.`;

const isRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** Reads a role; `none` is none. */
const roleOf = (text: string): StaffRole | undefined => {
  if (text !== 'none' && !isRole(text)) throw new UseError(`There is no role ${text}.\n${use}`);
  return text === 'none' ? undefined : text;
};

/** Splits `--role editor` from the other arguments. */
const readRole = (args: readonly string[]) => {
  const place = args.indexOf('--role');
  if (place === -1) return { plain: args };
  return { plain: args.toSpliced(place, 2), role: args[place + 1] ?? '' };
};

const readCommand = async (args: readonly string[]): Promise<StaffCommand> => {
  const { plain, role: asked } = readRole(args);
  const [what, name, given = asked, ...rest] = readPositionals(plain, use);
  if (!name || rest.length > 0) throw new UseError(use);
  const role = given === undefined ? {} : omitNullish({ role: roleOf(given) });
  if (what === 'remove' && given === undefined) return { what, name };
  if (what === 'role' && given !== undefined && asked === undefined) return { what, name, ...role };
  if (what !== 'add' || given !== asked) throw new UseError(use);
  return { what, name, password: await readPassword(), ...role };
};

const words: Readonly<Record<StaffCommand['what'], (name: string) => string>> = {
  add: (name) => `${name} may sign in at /service/staff/signin.`,
  remove: (name) => `${name} is gone.`,
  role: (name) => `${name} has the role now; a page that is open follows with its next call.`,
};

/** Adds a member of staff (or gives a new password), gives a role, or removes one. */
export const staffCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const command = await readCommand(args);
  await withCommands(config, (commands) => commands.changeStaff(command));
  process.stdout.write(`${words[command.what](command.name)}\n`);
  return 0;
};
