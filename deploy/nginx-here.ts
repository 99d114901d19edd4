import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const usualPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** nginx of this machine, or nothing. */
export const findNginx = (): string | undefined => usualPaths.find((path) => existsSync(path));

export const withoutNginx =
  'The shop behind nginx is not tried: nginx is not installed (Debian: apt-get install nginx-light)';

/** What the nginx image and Debian's package bring around a file in conf.d. */
const mainFile = (folder: string): string => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/tmp-body;
  proxy_temp_path ${folder}/tmp-proxy;
  fastcgi_temp_path ${folder}/tmp-fastcgi;
  uwsgi_temp_path ${folder}/tmp-uwsgi;
  scgi_temp_path ${folder}/tmp-scgi;
  include ${folder}/conf.d/*.conf;
}
`;

export interface NginxPlace {
  /** deploy/nginx of a checkout */
  readonly files: string;
  /** everything that nginx writes goes here */
  readonly folder: string;
  /** address and port that it listens on, in place of port 80 */
  readonly listen: string;
  /** in place of shop1:3000 and shop2:3000 */
  readonly shops: readonly [string, string];
}

/** The very configuration, with the names that only containers have replaced: hosts, port, folder of the cache. */
export const nginxFiles = (place: NginxPlace): void => {
  const { files, folder, listen, shops } = place;
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  const exchange: readonly (readonly [string, string])[] = [
    ['server shop1:3000 ', `server ${shops[0]} `],
    ['server shop2:3000 ', `server ${shops[1]} `],
    ['listen 80;', `listen ${listen};`],
    ['proxy_cache_path /var/cache/nginx/kontor ', `proxy_cache_path ${folder}/cache `],
    ['access_log /var/log/nginx/access.log ', `access_log ${folder}/access.log `],
  ];
  let text = readFileSync(join(files, 'kontor.conf'), 'utf8');
  for (const [there, here] of exchange) {
    if (!text.includes(there)) throw new Error(`kontor.conf does not say “${there}” any more`);
    text = text.replace(there, here);
  }
  writeFileSync(join(folder, 'conf.d/kontor.conf'), text);
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder));
};

export interface RunningNginx {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts it on the files of a folder and waits until it has written its process id, which it does when it listens. */
const startNginx = async (binary: string, folder: string): Promise<RunningNginx> => {
  const child = spawn(binary, ['-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/nginx.conf`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!existsSync(`${folder}/nginx.pid`)) {
    if (isOver) throw new Error(`nginx did not start:\n${said}${readFileSync(`${folder}/error.log`, 'utf8')}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  // Not SIGKILL: its workers would stay.
  process.once('exit', () => child.kill('SIGTERM'));
  return { pid: child.pid ?? 0, stop };
};

export const openNginx = (binary: string, place: NginxPlace): Promise<RunningNginx> => {
  nginxFiles(place);
  return startNginx(binary, place.folder);
};

/** A cache that knows nothing of the shop: it keeps by address what the response lets it keep. */
const plainCacheFile = (listen: string, shop: string, folder: string, ignored: string): string => `
proxy_cache_path ${folder}/cache keys_zone=plain:1m;
server {
  listen ${listen};
  location / {
    proxy_pass http://${shop};
    proxy_set_header Host $http_host;
    proxy_cache plain;
    proxy_cache_key $http_host$request_uri;
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
    ${ignored}
    add_header X-Cache $upstream_cache_status;
  }
}
`;

export interface PlainCache {
  readonly folder: string;
  readonly listen: string;
  readonly shop: string;
  /** whether it keeps one response for all values of the headers that the response depends on */
  readonly ignoresVary: boolean;
}

/** Starts nginx with one file of conf.d. */
export const openNginxOn = (binary: string, folder: string, file: string): Promise<RunningNginx> => {
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  writeFileSync(join(folder, 'conf.d/only.conf'), file);
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder));
  return startNginx(binary, folder);
};

export const openPlainCache = (binary: string, place: PlainCache): Promise<RunningNginx> => {
  const { folder, listen, shop, ignoresVary } = place;
  const ignored = ignoresVary ? 'proxy_ignore_headers Vary;' : '';
  return openNginxOn(binary, folder, plainCacheFile(listen, shop, folder, ignored));
};
