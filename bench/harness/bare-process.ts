import Fastify from 'fastify';

/** The bare Fastify that every figure stands beside: no plugin, no hook, no schema; a constant of a given length. */
const app = Fastify();
const constants = new Map<number, string>();
app.get<{ Params: { length: string } }>('/page/:length', (request, reply) => {
  const length = Number(request.params.length);
  let text = constants.get(length);
  if (text === undefined) {
    text = 'x'.repeat(length);
    constants.set(length, text);
  }
  return reply.type('text/html; charset=utf-8').send(text);
});
app.get('/', () => ({ hello: 'world' }));
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(address).port}\n`);
process.once('SIGTERM', () => void app.close());
