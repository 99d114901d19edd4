// The commit-msg hook (lefthook.yml). Plain JavaScript, so that it runs on any Node that git finds.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const longestSubject = 72;
const shape = /^[a-z][a-z0-9 ,-]*: [a-z]/;
/** Git writes these subjects itself. */
const byGit = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;
const notImperative = /: (?:\w*[^e\W]ed|\w+ing)\b/;
const imperative = new Set(['embed', 'shed', 'bring', 'ping', 'string']);

/**
 * Returns what is wrong with a commit message, or undefined.
 * @param {string} message
 * @returns {string | undefined}
 */
export const faultOfCommit = (message) => {
  const lines = message.split('\n').filter((line) => !line.startsWith('#'));
  const [subject = '', second = ''] = lines;
  if (byGit.test(subject)) return undefined;
  if (!shape.test(subject)) return 'the subject should read "room: imperative", for example "cart: keep the quantity"';
  if (subject.length > longestSubject) return `the subject has ${subject.length} characters, at most ${longestSubject}`;
  if (subject.endsWith('.')) return 'the subject ends without a full stop';
  const verb = /: (\w+)/.exec(subject)?.[1] ?? '';
  if (notImperative.test(subject.slice(0, subject.indexOf(verb) + verb.length)) && !imperative.has(verb))
    return `"${verb}" is no imperative: write "add", not "added" or "adding"`;
  if (second.trim() !== '') return 'an empty line separates the subject from the body';
  return undefined;
};

const [, script = '', file] = process.argv;
if (file !== undefined && import.meta.url === pathToFileURL(script).href) {
  const fault = faultOfCommit(readFileSync(file, 'utf8'));
  if (fault !== undefined) {
    process.stderr.write(`commit message: ${fault} (CONTRIBUTING.md, "A commit")\n`);
    process.exitCode = 1;
  }
}
