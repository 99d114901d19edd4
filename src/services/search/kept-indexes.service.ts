import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';

export interface KeptIndexesParts<Index> {
  /** changes with the site's catalogue and search words */
  readonly version: (site: SiteCode) => string;
  /** the published generation of a site */
  readonly generation: (site: SiteCode) => Promise<number>;
  /** builds the index of a generation, off the request path */
  readonly open: (site: SiteCode, generation: number) => Promise<Index>;
  readonly onFault: (site: SiteCode, fault: unknown) => void;
  /** rounds to rest after an index was built; none by default */
  readonly restAfter?: (index: Index) => number;
}

interface Built<Index> {
  readonly version: string;
  readonly generation: number;
  readonly index: Index;
}

/** Rounds that are skipped after a fault, so that a broken database is not queried without end. */
const roundsSkipped = 5;

/** The first index of a site is not built yet, or could not be built: the next round may build it. */
class NoIndexError extends Error {
  override readonly name = 'NoIndexError';
  /** of the response to a request that needs it */
  readonly statusCode = 503;
}

/**
 * Keeps one index per site. When the catalogue changed, a new index is built off the request path, one site after the
 * other, and replaces the old one as a whole. What changed while it was built is thrown away, as it may have been read of two
 * generations. Only a first index of one generation is used meanwhile: stock and prices change often, a busy process builds
 * slowly, and searches would get 503. It has the old version, so the next round replaces it.
 */
export const keepIndexes = <Index>({
  version,
  generation: generationOf,
  open,
  onFault,
  restAfter = () => 0,
}: KeptIndexesParts<Index>) => {
  const built = new Map<SiteCode, Built<Index>>();
  /** rounds to skip */
  const waits = new Map<SiteCode, number>();
  /** sites whose index a request waits for; they come first */
  const urgent = new Set<SiteCode>();
  let work: Promise<void> | undefined;
  let isStopped = false;

  const buildSite = async (site: SiteCode): Promise<void> => {
    const wanted = version(site);
    const generation = await generationOf(site);
    const index = await open(site, generation);
    const isKept = async () => built.get(site)?.generation !== generation && (await generationOf(site)) === generation;
    if (isStopped || (version(site) !== wanted && !(await isKept()))) return;
    built.set(site, { version: wanted, generation, index });
    waits.set(site, restAfter(index));
  };

  const isDue = (site: SiteCode): boolean => built.get(site)?.version !== version(site);

  const buildDue = async (): Promise<void> => {
    const left = new Set<SiteCode>(siteCodes);
    const next = () => [...urgent, ...left].find((site) => left.has(site));
    for (let site = next(); site !== undefined; site = next()) {
      if (isStopped) return;
      left.delete(site);
      const wait = urgent.has(site) && built.has(site) ? 0 : (waits.get(site) ?? 0);
      waits.set(site, Math.max(0, wait - 1));
      if (wait > 0 || !(isDue(site) || urgent.has(site))) continue;
      try {
        await buildSite(site);
        urgent.delete(site);
      } catch (fault) {
        waits.set(site, roundsSkipped);
        if (!isStopped) onFault(site, fault);
      }
    }
  };

  const refresh = (): Promise<void> => {
    work ??= buildDue().finally(() => {
      work = undefined;
    });
    return work;
  };

  /** Waits for an index of a site. */
  const awaitBuilt = async (site: SiteCode, isWanted: (known: Built<Index> | undefined) => boolean): Promise<Index> => {
    urgent.add(site);
    await refresh();
    // The round in progress may have been past this site already.
    if (!isWanted(built.get(site))) await refresh();
    const known = built.get(site);
    if (!known || !isWanted(known)) throw new NoIndexError(`there is no index of ${site} yet`);
    return known.index;
  };

  return {
    /** Waits for the first index of a site; later ones replace it without waiting. */
    of: async (site: SiteCode): Promise<Index> =>
      built.get(site)?.index ?? awaitBuilt(site, (known) => known !== undefined),
    /** Waits for an index of this generation: the products of the one before are gone. */
    ofGeneration: async (site: SiteCode, generation: number): Promise<Index> =>
      awaitBuilt(site, (known) => known?.generation === generation),
    cachekey: (site: SiteCode): string => built.get(site)?.version ?? '0',
    refresh,
    stop: async (): Promise<void> => {
      isStopped = true;
      await work;
    },
  };
};
