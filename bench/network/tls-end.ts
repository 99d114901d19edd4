import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findNginx, openNginxOn, withoutNginx } from '../../deploy/nginx-here.ts';
import { freePort } from '../../tests/support/other-servers/free-port.ts';
import { temporaryFolder } from '../../tests/support/shops/shop.ts';

export interface TlsEnd {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A certificate of its own, with its key. */
const makeCertificate = (folder: string) => {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [string, string];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=de.localhost', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
};

/** The lines of docs/operations.md. nginx keeps no page, so that every version of the shop answers itself. */
const fileOf = (folder: string, port: number, shop: number): string => {
  const { key, certificate } = makeCertificate(folder);
  return `
upstream shop {
  server 127.0.0.1:${shop};
  keepalive 8;
}
server {
  listen 127.0.0.1:${port} ssl http2;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_buffer_size 4k;
  location / {
    proxy_pass http://shop;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_buffer_size 16k;
    proxy_buffers 8 16k;
  }
}
`;
};

/**
 * Starts nginx in front of a shop of this machine, where TLS ends: visitors of an open shop speak HTTP/2, one connection for all
 * files. Throws where nginx or openssl is not installed.
 */
export const openTlsEnd = async (shop: number): Promise<TlsEnd> => {
  const binary = findNginx();
  if (binary === undefined) throw new Error(withoutNginx);
  const folder = temporaryFolder('bench-tls');
  const port = await freePort();
  const { stop } = await openNginxOn(binary, folder, fileOf(folder, port, shop));
  return { port, close: stop };
};
