import { CommandError, personParts } from '../contracts/shop/commands.contract.ts';
import { emailOf } from '../lib/text/email-address.ts';
import type { Config } from '../server/config/config.ts';
import { readPositionals, UseError } from './arguments.ts';
import { withCommands } from './with-commands.ts';

const use = 'npm run shop -- person export anna@example.com\nnpm run shop -- person erase anna@example.com';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Shows all that the shop stores about a person as JSON, or erases it. */
export const personCommand = async (config: Config, args: readonly string[]): Promise<number> => {
  const [what, email = '', ...rest] = readPositionals(args, use);
  if ((what !== 'export' && what !== 'erase') || rest.length > 0) throw new UseError(use);
  if (emailOf(email) === undefined) throw new UseError(`"${email}" is no e-mail address.\n${use}`);
  const nothing = new CommandError(`Nothing is kept of ${email}.`);
  if (what === 'export') {
    const record = await withCommands(config, (commands) => commands.exportPerson(email));
    if (personParts.every((part) => record[part].length === 0)) throw nothing;
    say(JSON.stringify(record, undefined, 2));
    return 0;
  }
  const counts = await withCommands(config, (commands) => commands.erasePerson(email));
  if (personParts.every((part) => counts[part] === 0)) throw nothing;
  say(`Gone: ${personParts.map((part) => `${part} ${counts[part]}`).join(', ')}.`);
  return 0;
};
