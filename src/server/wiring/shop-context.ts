import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readBrand } from '../content/brand/brand.ts';
import type { CompanyFaults } from '../content/faults/company-faults.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { createAttempts } from '../../services/login/attempts.service.ts';
import { createLoginRepository } from '../../services/login/login.repository.ts';
import { translator } from '../../sites/translate.ts';
import type { Config } from '../config/config.ts';
import { tokenSecrets } from '../config/secrets.ts';
import { databaseWatch } from '../http/database-watch.ts';
import { createApp } from '../http/app.ts';
import { siteNamedBy } from '../http/site-named.ts';
import type { Telemetry } from '../../lib/telemetry.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { builtFiles } from '../files/built-files.ts';
import { sharedFilesOf } from '../files/files-of.ts';
import { proxyVersion } from './proxy/proxy-files.ts';
import { allCatalogues } from '../rendering/texts/catalogues.ts';

export interface ComposeParts {
  readonly config: Config;
  readonly db: Database;
  readonly renderer: Renderer;
  readonly log: FastifyBaseLogger | false;
  readonly now: () => Date;
  readonly telemetry?: Telemetry | undefined;
  /** folder of the program, which holds dist/ */
  readonly root: string;
  /** throws where the shop must not open with this company: production refuses the demo's (LAW-4) */
  readonly checkCompany?: (faults: CompanyFaults, hasCatalogue: boolean) => void;
}

/** What every part of the shop is composed from: the server, the database, the clock and the sites. */
export const createShopContext = async ({ config, db, renderer, log, now, root, telemetry }: ComposeParts) => {
  const served = await createApp({ config, log, telemetry, proxyVersion: proxyVersion(config) });
  const { hosts } = served;
  const siteOf = (host: string | undefined): SiteCode => hosts.siteOf(host).code;
  const brand = readBrand(config.CONTENT_DIR);
  const catalogues = allCatalogues(brand.names);
  const clock = clockOf(now);
  const secrets = tokenSecrets(config);
  const assets = join(root, 'dist/client/assets');
  const files = sharedFilesOf(config, (err) => {
    if (err) served.app.log.error({ err }, 'FILES_URL: pictures that are not rendered yet are shown as an empty frame');
    else served.app.log.info('FILES_URL: the bucket answers again');
  });
  return {
    ...served,
    config,
    db,
    renderer,
    telemetry,
    assets,
    files,
    built: builtFiles({ built: assets, files, now }),
    /** folder of the content */
    folder: config.CONTENT_DIR,
    now: clock,
    database: databaseWatch(now, config.DATABASE_AWAY_SECONDS),
    /** new tokens are signed with the first; those of the others are valid, too */
    secrets,
    /** limits of all processes, counted in the database */
    attempts: createAttempts({
      repository: createLoginRepository(db),
      secret: secrets[0],
      now: clock,
    }),
    siteOf,
    siteNamed: siteNamedBy(siteOf),
    isSecure: (site: SiteCode): boolean => hosts.originOf(sites[site]).startsWith('https:'),
    catalogues,
    wordmark: brand.wordmark,
    translate: (site: SiteCode) => translator(catalogues[site], sites[site].locale),
  };
};
export type ShopContext = Awaited<ReturnType<typeof createShopContext>>;
