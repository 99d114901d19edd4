import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { statement, type Database, type Queryable } from '../../lib/database.ts';
import { createLog } from '../http/log.ts';
import { createSlowLog } from '../http/slow-log.ts';
import { watchedDatabase } from '../database/watched-database.ts';
import { isTelemetryWanted } from './telemetry.ts';

describe('[RUN-13] telemetry by the standard variables', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ OTEL_SERVICE_NAME: 'shop' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'console' }, true],
    [{ OTEL_METRICS_EXPORTER: 'none' }, false],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' }, false],
    [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c' }, false],
  ])('%j: %s', (env, wanted) => expect(isTelemetryWanted(env)).toBe(wanted));

  // prom-client brings the interface, which does nothing without an SDK.
  it('the SDK is not loaded without them', () => {
    const program = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ resolve: (name, context, next) => { if (name.startsWith('@opentelemetry/sdk')) seen.push(name); return next(name, context); } });
      const { telemetryOf } = await import('./src/server/telemetry/telemetry.ts');
      await import('./src/server/open.ts');
      const off = [await telemetryOf({}), seen.length];
      await telemetryOf({ OTEL_TRACES_EXPORTER: 'console', OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' });
      console.log(JSON.stringify([...off, seen.length > 0]));
      process.exit(0);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect([stdout.trim().split('\n').at(-1), stderr]).toEqual(['[null,0,true]', expect.anything()]);
  });
});

describe('[RUN-13] the slow log', () => {
  const opened = (slowMs: number) => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog(
      { LOG_LEVEL: 'info' },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    return { slow: createSlowLog(log, slowMs), lines };
  };
  const end = { id: 'one', method: 'GET', route: '/suche', status: 200 };

  it('has a line for a request that took as long as the limit or longer, and none for others', () => {
    const { slow, lines } = opened(100);
    slow.request({ ...end, ms: 99.9 });
    slow.request({ ...end, traceId: 'abc', ms: 100 });
    expect(lines).toMatchObject([
      { msg: 'slow request', reqId: 'one', traceId: 'abc', method: 'GET', route: '/suche', status: 200, ms: 100 },
    ]);
  });

  it('names a slow statement, inside and outside of a transaction, without its values', async () => {
    const { slow, lines } = opened(0);
    const inner: Queryable = { query: () => Promise.resolve([]) };
    const db: Database = {
      ...inner,
      transaction: (work) => work(inner),
      hold: () => Promise.resolve(undefined),
      close: () => Promise.resolve(),
    };
    const watched = watchedDatabase(db, slow.statement, undefined);
    await watched.query(statement('by-name', 'select $1'), ['secret']);
    await watched.transaction((tx) => tx.query(statement('', 'update  cart set x = $1'), ['secret']));
    expect(lines).toMatchObject([
      { msg: 'slow statement', statement: 'by-name' },
      { msg: 'slow statement', statement: 'update cart' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('is silent without a log', () => {
    expect(() => createSlowLog(false, 0).request({ ...end, ms: 5000 })).not.toThrow();
  });
});
