import type { FastifyBaseLogger } from 'fastify';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Database } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { translator } from '../../sites/translate.ts';
import type { Config } from '../config/config.ts';
import { createApp } from '../http/app.ts';
import { siteNamedBy } from '../http/site-named.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { nginxVersion } from './nginx-file.ts';
import { allCatalogues } from '../rendering/texts/catalogues.ts';

export interface ComposeParts {
  readonly config: Config;
  readonly db: Database;
  readonly renderer: Renderer;
  readonly log: FastifyBaseLogger | false;
  readonly now: () => Date;
  /** folder of the program, which holds dist/ */
  readonly root: string;
}

/** What every part of the shop is composed from: the server, the database, the clock and the sites. */
export const createShopContext = async ({ config, db, renderer, log, now, root }: ComposeParts) => {
  const served = await createApp({ config, log, proxyVersion: nginxVersion(config) });
  const { hosts } = served;
  const siteOf = (host: string | undefined): SiteCode => hosts.siteOf(host).code;
  const catalogues = allCatalogues();
  return {
    ...served,
    config,
    db,
    renderer,
    root,
    /** folder of the content */
    folder: config.CONTENT_DIR,
    now: clockOf(now),
    siteOf,
    siteNamed: siteNamedBy(siteOf),
    isSecure: (site: SiteCode): boolean => hosts.originOf(sites[site]).startsWith('https:'),
    catalogues,
    translate: (site: SiteCode) => translator(catalogues[site], sites[site].locale),
  };
};
export type ShopContext = Awaited<ReturnType<typeof createShopContext>>;
