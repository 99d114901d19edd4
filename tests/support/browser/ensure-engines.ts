import { install, mayInstall } from '../databases/debian.ts';
import { engines } from './engines.ts';

/**
 * Firefox and WebKit for the journey that is made in them: Debian's are installed where that may be. Without them the other
 * tests run all the same, and a sentence says what was left out.
 */
const wanted = engines.filter(({ missing }) => missing().length > 0);
if (wanted.length > 0 && mayInstall()) install(...wanted.flatMap(({ packages }) => packages));
for (const { name, packages, missing } of engines) {
  const left = missing();
  process.stdout.write(
    left.length === 0
      ? `${name} is there.\n`
      : `The journey in ${name} is left out: ${left.join(', ')} not found (Debian, Ubuntu: apt-get install ${packages.join(' ')}).\n`,
  );
}
