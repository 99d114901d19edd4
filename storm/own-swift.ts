import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { retried } from '../src/lib/flow/retry.ts';
import { freePort } from '../tests/support/other-servers/free-port.ts';

/** Debian’s packages of a Swift with one process of each kind; its proxy speaks S3 (s3api). */
export const swiftPackages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'] as const;
const programs = [
  'swift-ring-builder',
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
];

/** Why no Swift can be started here, or nothing. */
export const withoutSwift = (): string | undefined => {
  const missing = programs.filter((name) => !existsSync(`/usr/bin/${name}`));
  return missing.length === 0
    ? undefined
    : `No bucket is tried: ${missing.join(', ')} missing (Debian: apt-get install ${swiftPackages.join(' ')})`;
};

const swiftRegion = 'eu-central-1';
const keyId = 'shop:keeper';
export const swiftSecret = 'a-secret/with+signs';
const startsWithinMs = 60_000;

export interface OwnSwift {
  /** FILES_URL of a bucket that is there */
  readonly url: string;
  /** ends all its processes without a word */
  readonly kill9: () => void;
  /** starts it again on the same data; resolves once it answers */
  readonly start: () => Promise<void>;
  readonly close: () => void;
}

interface Ports {
  readonly account: number;
  readonly container: number;
  readonly object: number;
  readonly proxy: number;
  readonly memcached: number;
}
const kinds = ['account', 'container', 'object'] as const;

const writeSettings = (folder: string, ports: Ports): void => {
  const write = (file: string, lines: readonly string[]) => writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  const build = (...args: string[]) => {
    const { status, stderr } = spawnSync('/usr/bin/swift-ring-builder', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0 && status !== 1) throw new Error(`swift-ring-builder ${args.join(' ')}: ${stderr}`);
  };
  mkdirSync(join(folder, 'devices/one'), { recursive: true });
  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = test',
    '[storage-policy:0]',
    'name = one',
    'default = yes',
  ]);
  const common = (port: number) => [
    '[DEFAULT]',
    `swift_dir = ${folder}`,
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    `user = ${userInfo().username}`,
  ];
  for (const kind of kinds) {
    build(`${kind}.builder`, 'create', '4', '1', '1');
    build(`${kind}.builder`, 'add', `r1z1-127.0.0.1:${ports[kind]}/one`, '1');
    build(`${kind}.builder`, 'rebalance');
    write(`${kind}-server.conf`, [
      ...common(ports[kind]),
      `devices = ${join(folder, 'devices')}`,
      'mount_check = false',
      'disable_fallocate = true',
      '[pipeline:main]',
      `pipeline = ${kind}-server`,
      `[app:${kind}-server]`,
      `use = egg:swift#${kind}`,
    ]);
  }
  const filters = ['catch_errors', 'gatekeeper', 'cache', 'listing_formats', 's3api', 'tempauth', 'copy'];
  const settingsOf: Readonly<Record<string, readonly string[]>> = {
    cache: ['use = egg:swift#memcache', `memcache_servers = 127.0.0.1:${ports.memcached}`],
    s3api: ['use = egg:swift#s3api', `location = ${swiftRegion}`],
    tempauth: ['use = egg:swift#tempauth', `user_${keyId.replace(':', '_')} = ${swiftSecret} .admin`],
  };
  write('proxy-server.conf', [
    ...common(ports.proxy),
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...filters.map((name) => [`[filter:${name}]`, settingsOf[name] ?? `use = egg:swift#${name}`].flat().join('\n')),
  ]);
};

/** Starts Debian’s Swift on this machine alone, with one bucket. */
export const openSwift = async (): Promise<OwnSwift> => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-swift-'));
  const ports: Ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
    memcached: await freePort(),
  };
  writeSettings(folder, ports);
  const origin = `http://127.0.0.1:${ports.proxy}`;
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: swiftSecret,
    region: swiftRegion,
    service: 's3',
    retries: 0,
  });
  const running: ChildProcess[] = [];
  const kill9 = (): void => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  };
  const begin = (program: string, args: readonly string[]): void => {
    running.push(spawn(`/usr/bin/${program}`, args, { stdio: 'ignore' }));
  };
  const start = async (): Promise<void> => {
    begin('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(ports.memcached), '-m', '16']);
    for (const kind of [...kinds, 'proxy']) begin(`swift-${kind}-server`, [join(folder, `${kind}-server.conf`)]);
    await retried(
      { now: () => performance.now(), after: (ms, work) => setTimeout(work, ms) },
      async () => {
        // Making a bucket that is there already does nothing.
        const { status } = await client.fetch(`${origin}/files`, { method: 'PUT' });
        if (status !== 200 && status !== 409) throw new Error(`Swift did not start: ${status}`);
      },
      { retries: 1000, delayMs: 200, factor: 1, timeoutMs: startsWithinMs },
    );
  };
  const close = (): void => {
    kill9();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', close);
  try {
    await start();
  } catch (fault) {
    close();
    throw fault;
  }
  const url = new URL(`${origin}/files?region=${swiftRegion}`);
  url.username = encodeURIComponent(keyId);
  url.password = encodeURIComponent(swiftSecret);
  return { url: url.href, kill9, start, close };
};
