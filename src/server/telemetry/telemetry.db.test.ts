import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { createLog } from '../http/log.ts';
import { telemetryOf } from './telemetry.ts';
import type { Telemetry } from '../../lib/telemetry.ts';

/** OTLP as JSON, the parts that are looked at. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}
interface Sent {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
  readonly resourceMetrics?: readonly {
    readonly scopeMetrics: readonly { readonly metrics: readonly { readonly name: string }[] }[];
  }[];
}

const visitorAddress = '203.0.113.77';
const typed = 'kaffeekanne-geheim';
const caller = { traceId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', spanId: 'b7ad6b7169203331' };

let collector: Server;
const sent: Sent[] = [];
const lines: string[] = [];
let whole: WholeShop;
let telemetry: Telemetry | undefined;
let origin: string;

const spans = (): SentSpan[] =>
  sent.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  );
const named = (name: string): SentSpan | undefined => spans().find((span) => span.name === name);

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      sent.push(JSON.parse(body) as Sent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  vi.stubEnv('OTEL_LOGS_EXPORTER', 'none');
  telemetry = await telemetryOf(process.env);
  whole = await wholeShop();
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const shop = await whole.another({ log, telemetry, environment: { TRUST_PROXY: 'loopback' } });
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, {
      headers: {
        accept: 'text/html',
        'x-forwarded-host': 'de.localhost:3000',
        'x-forwarded-for': visitorAddress,
        ...headers,
      },
    });
  await ask(`/search?query=${typed}`, { traceparent: `00-${caller.traceId}-${caller.spanId}-01` });
  await ask('/');
  await telemetry?.stop();
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await whole?.close();
  collector?.close();
});

describe('[RUN-13] traces and metrics for a collector', () => {
  it('a request is a span of its caller’s trace, with its page and its statements below', () => {
    const request = spans().find(({ parentSpanId }) => parentSpanId === caller.spanId);
    expect(request).toMatchObject({ traceId: caller.traceId, name: expect.stringMatching(/^GET \//) });
    const page = spans().find(({ name, traceId }) => name.startsWith('page ') && traceId === caller.traceId);
    expect(page?.parentSpanId).toBe(request?.spanId);
    const statements = spans().filter(({ attributes }) => attributes.some(({ key }) => key === 'db.system.name'));
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.some(({ traceId }) => traceId === caller.traceId)).toBe(true);
  });

  it('a request without a trace begins one, which its line of the log names', () => {
    const begun = spans().find(
      ({ name, parentSpanId, traceId }) => name === 'GET /' && !parentSpanId && traceId !== caller.traceId,
    );
    expect(begun).toBeDefined();
    const traces = lines.map((line) => (JSON.parse(line) as { traceId?: string }).traceId);
    expect(traces).toEqual(expect.arrayContaining([caller.traceId, begun?.traceId]));
  });

  it('the duration of requests and the numbers of /metrics are sent', () => {
    const metrics = sent.flatMap(({ resourceMetrics = [] }) =>
      resourceMetrics.flatMap((one) => one.scopeMetrics.flatMap((scope) => scope.metrics.map(({ name }) => name))),
    );
    expect(metrics).toEqual(expect.arrayContaining(['http.server.request.duration', 'kontor.page.cache.entries']));
  });

  it('[SAFE-4] nothing of a visitor is sent', () => {
    expect(named('GET /')).toBeDefined();
    const all = JSON.stringify(sent);
    expect(all).not.toContain(visitorAddress);
    expect(all).not.toContain(typed);
  });
});
