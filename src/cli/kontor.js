import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Runs on any Node so that it can say which one is missing: npm brings the right one along, `node` typed by hand may not be it.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Kontor needs Node 24 or newer; this is ${process.versions.node}. Start it with npm (npm start, npm run shop -- …): npm ci has brought Node 24 along.\n`,
  );
  process.exit(1);
}
// A shop runs for weeks: its process begins again with the settings of memory that are only read at a start.
if (process.argv[2] === 'start') {
  const { beginAgain, withMemorySettings } = await import('./memory-settings.ts');
  const wanted = withMemorySettings(process);
  if (wanted) beginAgain(wanted);
}
// The source is TypeScript: without this cache each start strips and compiles all of it again, which is half of the time to load it.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/kontor', import.meta.url)));
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
