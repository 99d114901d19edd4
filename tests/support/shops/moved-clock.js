import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Loaded before a process (`--import`): its clock is ahead of the machine's by the hours of the run (tests/run/run-clock.ts), and
 * ahead or behind by the milliseconds that a file says and a test changes. Timers are the machine's.
 */
const ofRun = Number(process.env.KONTOR_TEST_HOURS_AHEAD ?? 0) * 3_600_000;
const file = process.env.KONTOR_TEST_CLOCK;
const MachineDate = Date;
let ahead = ofRun;
const read = () => {
  try {
    ahead = ofRun + Number(readFileSync(file, 'utf8'));
  } catch {
    // Being written at this moment: the next reading has it.
  }
};
if (file) {
  read();
  setInterval(read, 50).unref();
}

const now = () => MachineDate.now() + ahead;
globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, called) => Reflect.construct(target, args.length === 0 ? [now()] : args, called),
  apply: () => new MachineDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
