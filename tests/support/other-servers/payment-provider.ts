/**
 * A payment provider as a process of its own (docs/contracts/payment.md), which prints its address. What it does with a payment is
 * said by the number of the order: it pays each, and its notice comes twice, late, in the wrong order or never.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { isSigned, signatureOf } from '../../../src/services/order/payment-signature.rules.ts';

const secret = process.env['PAYMENT_SECRET'] ?? '';
/** `twice`, `late`, `mixed` or `never`, by the order of the payments */
const habits = (process.env['HABITS'] ?? '').split(',');

interface Started {
  readonly id: string;
  readonly amount: object;
  readonly noticeTo: string;
  readonly returnTo: string;
  state: string;
}
const payments = new Map<string, Started>();
const signatureHeader = 'kontor-signature';

const bodyOf = async (asked: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const send = async ({ id, amount, noticeTo }: Started, state: string): Promise<void> => {
  const body = JSON.stringify({ id, state, amount, notice: randomUUID() });
  const message = { path: new URL(noticeTo).pathname, body };
  // Node finds no `de.localhost` by itself, and its fetch sends no other Host.
  const { host, port } = new URL(noticeTo);
  const headers = {
    host,
    'content-type': 'application/json',
    [signatureHeader]: signatureOf(secret, message, new Date()),
  };
  const notice = request({ host: '127.0.0.1', port, path: message.path, method: 'POST', headers }).end(body);
  const [answer] = (await once(notice, 'response')) as [IncomingMessage];
  answer.resume();
};

const payPage =
  '<!doctype html><html lang="en"><title>Pay</title><h1>Pay</h1><form method="post"><button>Pay</button></form></html>';

const habitOf = ({ id }: Started): string => habits[[...payments.keys()].indexOf(id)] ?? 'once';

const pay = async (payment: Started): Promise<void> => {
  const habit = habitOf(payment);
  payment.state = 'paid';
  if (habit === 'never') return;
  await send(payment, 'paid');
  if (habit === 'twice') await send(payment, 'paid');
  if (habit === 'mixed') await send(payment, 'pending');
};

/** The buyer's own page, whose button is not signed. Late: the buyer is back before the notice is sent. */
const press = async (payment: Started, response: ServerResponse): Promise<void> => {
  if (habitOf(payment) === 'late') response.once('finish', () => void pay(payment));
  else await pay(payment);
};

const server = createServer((asked, response) => {
  const answer = (status: number, content: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  };
  const handle = async (): Promise<void> => {
    const { method = '', url: path = '', headers } = asked;
    const body = await bodyOf(asked);
    const id = path.split('/')[2] ?? '';
    const known = payments.get(id);
    if (path.startsWith('/pay/') && known) {
      if (method !== 'POST') return void response.writeHead(200, { 'content-type': 'text/html' }).end(payPage);
      await press(known, response);
      return void response.writeHead(303, { location: known.returnTo }).end();
    }
    const signature = headers[signatureHeader];
    if (typeof signature !== 'string' || !isSigned(secret, { path, body }, signature, new Date()))
      return answer(401, {});
    if (method === 'POST' && path === '/payments') {
      const started = JSON.parse(body) as Started;
      payments.set(started.id, payments.get(started.id) ?? { ...started, state: 'open' });
      return answer(200, { page: `http://${headers.host}/pay/${started.id}` });
    }
    if (!known) return answer(404, {});
    if (path.endsWith('/refund')) known.state = 'refunded';
    return answer(200, { id, state: known.state, amount: known.amount });
  };
  void handle().catch(() => answer(500, {}));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});
