// `npm run storm [-- --minutes 5 --seed 1]`. Plain JavaScript, so that it can say what is missing on any Node.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`The storm needs Node 24; this is ${process.versions.node}. Start it by: npm run storm\n`);
  process.exit(1);
}
const { main } = await import('./main.ts');
// At once: the embedded PostgreSQL would end this process with 0 as soon as nothing is left to do.
process.exit(await main(process.argv.slice(2)));
