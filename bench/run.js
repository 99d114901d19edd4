// `npm run bench [-- name… --seconds 4 --write-docs]`. Plain JavaScript, so that it can say what is missing on any Node.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(`The benchmarks need Node 24; this is ${process.versions.node}. Start them by: npm run bench\n`);
  process.exit(1);
}
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
