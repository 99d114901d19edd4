import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { mailboxLetterPath } from '../../contracts/shop/mail.contract.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { mailboxRoutes } from './mailbox.routes.ts';

const id = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10';

it('[SAFE-4] a mail of the demo is shown on this machine alone, and runs nothing', async () => {
  const app = Fastify();
  let isHere = true;
  mailboxRoutes(app, {
    mailbox: { list: async () => [], read: async (one) => (one === id ? { html: '<p>', text: 'plain' } : undefined) },
    isOfThisMachine: () => isHere,
    origins: ['https://www.kontor.example', 'https://www.kontor-hu.example'],
    sendProblem,
  });
  const ask = (mailId: string, query = '') => app.inject(mailboxLetterPath.replace(':mailId', mailId) + query);
  const html = await ask(id);
  expect([html.statusCode, html.body, html.headers['content-type']]).toEqual([200, '<p>', 'text/html; charset=utf-8']);
  expect(html.headers['referrer-policy']).toBe('no-referrer');
  expect(html.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src https://www.kontor.example https://www.kontor-hu.example; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  );
  const text = await ask(id, '?as=text');
  expect([text.body, text.headers['content-type']]).toEqual(['plain', 'text/plain; charset=utf-8']);
  expect((await ask(id, '?as=pdf')).statusCode).toBe(400);
  expect((await ask(`${id}0`)).statusCode).toBe(400);
  const unknown = await ask(id.replace('7', '8'));
  expect([unknown.statusCode, unknown.json<{ detail: string }>().detail]).toEqual([404, 'this mail does not exist']);
  isHere = false;
  expect((await ask(id)).statusCode).toBe(404);
  await app.close();
});
