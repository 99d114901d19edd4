import type { Config } from '../server/config/config.ts';
import { nginxFile, usualShops } from '../server/wiring/nginx-file.ts';
import { readPositionals, UseError } from './arguments.ts';

const use = 'npm run shop -- nginx 10.0.0.5:3001 10.0.0.5:3002 > kontor.conf   (host and port of each shop process)';

/** A host name, an IPv4 address or an IPv6 address in brackets, and a port. */
const hostAndPort = /^(?:[A-Za-z0-9._-]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/;

/** Prints the configuration of the supplied proxy for the hosts of SITE_HOSTS. */
export const nginxCommand = (config: Config, args: readonly string[]): number => {
  const shops = readPositionals(args, use);
  const wrong = shops.find((shop) => !hostAndPort.test(shop));
  if (wrong !== undefined) throw new UseError(`"${wrong}" is no host with a port.\n${use}`);
  process.stdout.write(nginxFile({ origins: config.origins, shops: shops.length > 0 ? shops : usualShops }));
  return 0;
};
