import { findNginx, withoutNginx } from '../../../deploy/nginx-here.ts';
import { install, mayInstall } from '../databases/debian.ts';

/** The supplied proxy file is tried with a real nginx: without one its tests are left out, and this says so. */
if (!findNginx() && mayInstall()) install('nginx-light');
const found = findNginx();
process.stdout.write(found ? `nginx: ${found}\n` : `${withoutNginx}\n`);
