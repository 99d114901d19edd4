import type { Config } from '../server/config/config.ts';
import { usualShops } from '../server/wiring/proxy/nginx-file.ts';
import { proxyFile, type ProxyKind } from '../server/wiring/proxy/proxy-files.ts';
import { readPositionals, UseError } from './arguments.ts';

const fileNames: Readonly<Record<ProxyKind, string>> = { nginx: 'kontor.conf', varnish: 'kontor.vcl' };

/** A host name, an IPv4 address or an IPv6 address in brackets, and a port. */
const hostAndPort = /^(?:[A-Za-z0-9._-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/;

/** Prints the configuration of a supplied proxy for the hosts of SITE_HOSTS. */
export const proxyFileCommand = (kind: ProxyKind, config: Config, args: readonly string[]): number => {
  const use = `npm run shop -- ${kind} 10.0.0.5:3001 10.0.0.5:3002 > ${fileNames[kind]}   (host and port of each shop process)`;
  const shops = readPositionals(args, use);
  const wrong = shops.find((shop) => !hostAndPort.test(shop));
  if (wrong !== undefined) throw new UseError(`"${wrong}" is no host with a port.\n${use}`);
  process.stdout.write(proxyFile(kind, { origins: config.origins, shops: shops.length > 0 ? shops : usualShops }));
  return 0;
};
