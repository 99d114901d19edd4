import { createHash } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { nginxText, usualShops, type ProxyParts } from './nginx-file.ts';
import { varnishText } from './varnish-file.ts';

const withoutComments = (text: string): string => text.replaceAll(/^ *#.*\n/gm, '');

/** Names what the program puts into the files of the proxies: neither the processes nor the comments change it. */
export const proxyVersion = ({ origins }: Pick<Config, 'origins'>): string => {
  const parts = { origins, shops: usualShops };
  return createHash('sha256')
    .update(withoutComments(nginxText(parts, '') + varnishText(parts, '')))
    .digest('hex')
    .slice(0, 12);
};

const files = { nginx: nginxText, varnish: varnishText } as const;
export type ProxyKind = keyof typeof files;

/** RUN-8: the configuration of a supplied proxy, with its version. */
export const proxyFile = (kind: ProxyKind, parts: ProxyParts): string => files[kind](parts, proxyVersion(parts));
