import { install, mayInstall } from '../databases/debian.ts';
import { hasJava, withoutJava } from './html-checker.ts';

/** The checker of HTML is a Java program: without Java its test is left out, and this says so. */
if (!hasJava() && mayInstall()) install('default-jre-headless');
process.stdout.write(hasJava() ? 'Java: for the checker of HTML\n' : `${withoutJava}\n`);
