import { createServer } from 'node:http';
import { freePort } from '../../tests/support/other-servers/free-port.ts';

/** Never changed: its figures are compared from run to run. */
const weights = { htmlBytes: 30_000, scriptBytes: 20_000, workTurns: 400_000 } as const;

const words = (bytes: number): string => 'A fixed page says the same in every run. '.repeat(Math.ceil(bytes / 41));

const script = `
const work = () => { let sum = 0; for (let at = 0; at < ${weights.workTurns}; at += 1) sum += Math.sqrt(at); return sum; };
work();
document.querySelector('button').addEventListener('click', async () => {
  work();
  document.querySelector('output').textContent = 'seen';
  document.querySelector('p').textContent = await (await fetch('/answer')).text();
  document.querySelector('p').dataset.answer = '';
});
/* ${words(weights.scriptBytes)} */`;

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 sans-serif}button{padding:1rem}</style>
<h1>Reference</h1><button>Tap</button><output></output><p></p><script type="module" src="/script.js"></script>
<div>${words(weights.htmlBytes)}</div></html>`;

const bodies: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': ['text/html; charset=utf-8', html],
  '/script.js': ['text/javascript', script],
  '/answer': ['text/plain', 'answered'],
};

/** A page that never changes, not compressed and never cached: what it takes is the mood of the machine. */
export const openReference = async () => {
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = bodies[url] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    tap: {
      what: 'the button',
      url: `http://localhost:${port}/`,
      on: 'button',
      effect: 'output:not(:empty)',
      answer: 'p[data-answer]',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
