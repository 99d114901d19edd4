import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Loaded before a shop (`--import`): its clock goes as the machine's does, some milliseconds before or behind, which a file says
 * and a test changes. Timers are the machine's.
 */
const file = process.env.KONTOR_TEST_CLOCK ?? '';
const MachineDate = Date;
let ahead = 0;
const read = () => {
  try {
    ahead = Number(readFileSync(file, 'utf8'));
  } catch {
    // Being written at this moment: the next reading has it.
  }
};
read();
setInterval(read, 50).unref();

const now = () => MachineDate.now() + ahead;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, called) => Reflect.construct(target, args.length === 0 ? [now()] : args, called),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
