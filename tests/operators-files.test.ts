import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { livePath, readyPath } from '../src/contracts/shop/health.contract.ts';
import { environmentNames } from '../src/server/config/config.ts';
import { metricsRoute, observeRequests } from '../src/server/http/metrics.ts';
import { readOurs, repositoryRoot } from './support/words/repository.ts';

const rulesFile = 'deploy/prometheus/kontor.rules.yml';
const units = join(repositoryRoot, 'deploy/systemd');
const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}
const rules = (parse(readOurs(rulesFile)) as { groups: readonly { rules: readonly Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

/** The metrics of a shop on a database server, which a scrape shows after one request. */
const scraped = async (): Promise<string> => {
  const app = Fastify();
  const { registry } = observeRequests(app, false, { slow: { request: () => {} }, telemetry: undefined });
  const zero = { hits: 0, misses: 0, entries: 0, bytes: 0 };
  metricsRoute(app, registry, { pages: () => zero, pool: () => ({ open: 0, idle: 0, waiting: 0 }) });
  app.get(readyPath, () => 'ready');
  await app.inject(readyPath);
  const { body } = await app.inject('/metrics');
  await app.close();
  return body;
};

describe('[RUN-13] alert rules', () => {
  it('name metrics that the shop has', async () => {
    const body = await scraped();
    const known = new Set([...body.matchAll(/^(kontor_\w+)/gm)].map(([, name]) => name));
    // Made with the company's facts, by src/server/wiring/company.ts.
    if (readOurs('src/server/wiring/company.ts').includes("'kontor_company_fields_missing'"))
      known.add('kontor_company_fields_missing');
    const asked = rules.flatMap(({ expr }) => expr.match(/kontor_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('choose by labels and routes that requests have', async () => {
    const [, labels = ''] = /^kontor_http_request_seconds_count\{([^}]*)\}/m.exec(await scraped()) ?? [];
    const names = new Set([...labels.matchAll(/(\w+)="/g)].map(([, name]) => name));
    const matchers = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/kontor_http_\w+\{([^}]*)\}/g)].map(([, text = '']) => text),
    );
    const asked = matchers.flatMap((text) => [...text.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, name]) => name));
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => !names.has(name))).toEqual([]);
    expect(rules.find(({ alert }) => alert === 'KontorNotReady')?.expr).toContain(`route="${readyPath}"`);
    expect(livePath).toMatch(/^\/health\//);
  });

  it('have their place in the operators’ guide', () => {
    const guide = readOurs('docs/operations.md');
    expect(rules.map(({ alert }) => alert).filter((alert) => !guide.includes(`\`${alert}\``))).toEqual([]);
  });

  it.runIf(has('promtool'))('are rules for Prometheus', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(repositoryRoot, rulesFile)], {
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${rules.length} rules found`)]);
  });
});

describe('[RUN-13] units of systemd', () => {
  const service = readOurs('deploy/systemd/kontor@.service');

  it('set variables that the shop knows', () => {
    const names = service
      .split('\n')
      .filter((line) => line.startsWith('Environment='))
      .flatMap((line) => [...line.slice('Environment='.length).matchAll(/(\w+)=/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(5);
    const known = new Set([...environmentNames, 'NODE_ENV']);
    expect(names.filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
  });

  it.runIf(has('systemd-analyze'))('are right for systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-units-'));
    try {
      for (const name of readdirSync(units)) copyFileSync(join(units, name), join(folder, name));
      // The check wants the program of the unit to exist; where Node is, is the operator's.
      const found = service.replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`);
      for (const port of ['3001', '3002']) writeFileSync(join(folder, `kontor@${port}.service`), found);
      const files = readdirSync(folder)
        .filter((name) => name !== 'kontor@.service')
        .map((name) => join(folder, name));
      const { stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
      expect(stderr.split('\n').filter((line) => line.includes('kontor'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
