import { CommandError, type StaffCommand } from '../../contracts/shop/commands.contract.ts';
import { leastStaffPassword, longestStaffName } from '../../contracts/staff/staff.contract.ts';
import type { Staff } from '../../services/staff/staff.service.ts';

const refusals = {
  NAME: `The name must be an e-mail address, or the account's \`sub\` at the provider: 2 to ${longestStaffName} letters, digits and signs of ASCII without spaces.`,
  PASSWORD: `The password must have at least ${leastStaffPassword} characters.`,
  BUSY: 'Too many passwords are being worked on: try again.',
} as const;

/** Changes the list of staff. Throws a CommandError that names the reason of a refusal. */
export const changeStaff = async (staff: Staff, command: StaffCommand): Promise<void> => {
  if (command.what !== 'add') {
    const isKnown = command.what === 'remove' ? staff.remove(command.name) : staff.giveRole(command.name, command.role);
    if (!(await isKnown)) throw new CommandError(`There is no member of staff ${command.name}.`);
    return;
  }
  const outcome = await staff.add(command.name, command.password);
  if (!outcome.ok) throw new CommandError(refusals[outcome.code]);
  if (command.role) await staff.giveRole(command.name, command.role);
};
