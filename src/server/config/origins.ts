import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { allSites } from '../../sites/sites.ts';
import { ConfigError } from './config-error.ts';

export const originPattern = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** The origins of each site, the one for links first. */
type Origins = Record<SiteCode, readonly string[]>;

/** Reads SITE_HOSTS. Throws a ConfigError. */
export const readOrigins = (text: string): Origins => {
  const say = (problem: string) =>
    new ConfigError(
      `SITE_HOSTS must be JSON like {"DE": ["https://www.example.de"], …} with all nine sites (${siteCodes.join(', ')}): ${problem}.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw say('this is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw say('this is not an object');
  for (const key of Object.keys(value)) {
    if (!(siteCodes as readonly string[]).includes(key)) throw say(`${JSON.stringify(key)} is no site`);
  }
  const table = value as Partial<Record<SiteCode, unknown>>;
  const names = new Map<string, SiteCode>();
  return Object.fromEntries(
    siteCodes.map((code): [string, readonly string[]] => {
      const origins = table[code];
      if (!Array.isArray(origins) || origins.length === 0) throw say(`${code} needs a list with at least one origin`);
      for (const origin of origins) {
        if (typeof origin !== 'string' || !originPattern.test(origin)) {
          throw say(`${JSON.stringify(origin)} of ${code} is no origin like https://www.example.de`);
        }
        // SITE-4: the host name of a request decides its site.
        const { hostname } = new URL(origin);
        const other = names.get(hostname) ?? code;
        if (other !== code) throw say(`${hostname} stands for ${other} and ${code}`);
        names.set(hostname, code);
      }
      return [code, origins as string[]];
    }),
  ) as Origins;
};

export const localOrigins = (port: number): Origins =>
  // The type of fromEntries loses the keys; all nine are there.
  Object.fromEntries(
    allSites.map((site): [string, readonly string[]] => [site.code, [`http://${site.hostLabel}.localhost:${port}`]]),
  ) as Origins;
