// `npm test [-- lint … | --changed | --changed=main]`. Plain JavaScript, so that it can say what is missing on any Node.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`The tests need Node 24; this is ${process.versions.node}. Start them by: npm test\n`);
  process.exit(1);
}
const { main } = await import('./run/main.ts');
process.exitCode = await main(process.argv.slice(2));
