// `npm run regions [folder]`: packs @kontor/regions as a file to install or publish, by default into dist/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { packageFacts } from './package-facts.ts';

const to = resolve(process.argv[2] ?? `${repositoryRoot}dist`);
const folder = join(to, 'regions');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const isOfPackage = (path: string): boolean => !/\.test\.tsx?$/.test(path);
cpSync(`${repositoryRoot}packages/regions`, folder, { recursive: true, filter: isOfPackage });
for (const [name, text] of Object.entries(packageFacts())) writeFileSync(join(folder, name), text);
const [packed] = JSON.parse(
  execFileSync('npm', ['pack', '--json', '--pack-destination', to], { cwd: folder, encoding: 'utf8' }),
) as readonly { readonly filename: string }[]; // npm's own form
process.stdout.write(`${join(to, packed?.filename ?? '')}\n`);
