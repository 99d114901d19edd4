import { siteCodes } from '../../../contracts/shop/site.contract.ts';
import { nameOfHost } from '../../../lib/host-name.ts';
import { defaultSite } from '../../../sites/sites.ts';
import type { Config } from '../../config/config.ts';
import { plainHyphens } from './nginx-parts.ts';

/** A text of VCL: it knows no escapes, and the long form may hold quotes. */
export const vclText = (text: string): string => (/["\n]/.test(text) ? `{"${text}"}` : `"${text}"`);

/** `if (…) { … } else if (…) { … }`, one branch for each row. */
const branches = (rows: readonly (readonly [condition: string, statement: string])[]): string =>
  rows.map(([condition, statement]) => `if (${condition}) {\n        ${statement}\n    }`).join(' else ');

export const siteBranches = (origins: Config['origins']): string => {
  const rows = siteCodes.flatMap((code) => {
    if (code === defaultSite.code) return [];
    const names = [...new Set(origins[code].map((origin) => nameOfHost(new URL(origin).host)))];
    const condition = names.map((name) => `req.http.x-kontor-name == ${vclText(name)}`).join(' || ');
    return [[condition, `set req.http.x-kontor-site = "${code}";`] as const];
  });
  return branches(rows);
};

export const robotCondition = (patterns: readonly string[]): string =>
  patterns.map((pattern) => `req.http.x-kontor-agent ~ ${vclText(`(?i)${plainHyphens(pattern)}`)}`).join('\n     || ');

/** The first value of each query, in one order; each is looked for behind the `&` that stands before all of them. */
export const queryPicks = (names: readonly string[]): string =>
  names
    .map((name) =>
      [
        `    if (req.http.x-kontor-args ~ "&${name}=[^&]") {`,
        `        set req.http.x-kontor-kept = req.http.x-kontor-kept + regsub(req.http.x-kontor-args, "^.*?&(${name}=[^&]+).*$", "&\\1");`,
        '    }',
      ].join('\n'),
    )
    .join('\n');

/** A backend for each shop process; one that refuses connections is left alone until it takes them again. */
export const backends = (shops: readonly string[]): string =>
  shops
    .map((shop, place) => {
      const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(shop) ?? [];
      return `backend shop${place + 1} { .host = "${host}"; .port = "${port}"; .probe = alive; .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 35s; }`;
    })
    .join('\n');

export const addBackends = (shops: readonly string[]): string =>
  shops.map((_, place) => `    kontor.add_backend(shop${place + 1});`).join('\n');
