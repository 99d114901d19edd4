import type { FeedFormat } from '../../contracts/shop/commands.contract.ts';
import type { CatalogueItem } from '../../contracts/catalogue/feed.contract.ts';
import { productTraits, type ProductTrait } from '../../contracts/catalogue/catalogue.contract.ts';
import { noPicture, pictureUrl } from '../../contracts/shop/pictures.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { sites } from '../../sites/sites.ts';
import { productUrl } from './catalogue-urls.rules.ts';
import type { ExportRepository, ExportRow } from './export.repository.ts';
import { feedWriters, writtenRow } from './feed/feed-write.rules.ts';

const rowsPerStatement = 200;
/** Width of the pictures in a feed: the minimum of price comparison sites. */
const pictureWidth = 1200;

export interface ExportOptions {
  readonly site: SiteCode;
  readonly format: FeedFormat;
  /** origin of the addresses of pages and pictures */
  readonly origin: string;
}

const saleOf = (row: ExportRow): CatalogueItem['sale'] =>
  row.sale_minor === null
    ? undefined
    : { amountMinor: row.sale_minor, ...omitNullish({ from: row.sale_from, to: row.sale_to }) };

const contentOf = ({ unit, unit_amount: amount }: ExportRow): CatalogueItem['content'] =>
  unit === null || amount === null ? undefined : { amount, unit };

const traitOf = (stored: string): ProductTrait[] => {
  const [word = '', value = ''] = stored.split(':');
  const name = productTraits.find((known) => known === word);
  return name === undefined ? [] : [{ name, value }];
};

/** Returns the item that the row was imported from. */
const itemOfRow = (row: ExportRow, titleOf: ReadonlyMap<number, string>): CatalogueItem => ({
  id: row.source_id,
  productSourceId: row.product_source_id,
  title: row.title,
  details: row.details,
  description: row.description,
  picture: row.picture,
  pictures: row.pictures,
  priceMinor: row.price_minor,
  availability: row.availability,
  path: [row.category_1, row.category_2, row.category_3].flatMap((id) => (id === null ? [] : [titleOf.get(id) ?? ''])),
  labels: row.labels,
  customLabels: row.custom_labels,
  ...(row.traits.length === 0 ? {} : { traits: row.traits.flatMap(traitOf) }),
  ...(Object.keys(row.facts).length === 0 ? {} : { facts: row.facts }),
  ...omitNullish({
    sale: saleOf(row),
    brand: row.brand,
    color: row.color,
    size: row.size,
    gtin: row.gtin,
    mpn: row.mpn,
    availableFrom: row.available_from,
    quantity: row.quantity,
    intensity: row.intensity,
    content: contentOf(row),
  }),
});

/** An import replaced the catalogue during the export. */
export class ReplacedMeanwhileError extends Error {
  override readonly name = 'ReplacedMeanwhileError';
}

const titlesOf = async (repository: ExportRepository, site: SiteCode, generation: number) =>
  new Map((await repository.titles(site, generation)).map((row) => [row.category_id, row.title]));

/** The rows of a catalogue, in the order of its import. */
async function* rowsOf(repository: ExportRepository, site: SiteCode, generation: number) {
  let position = -1;
  for (;;) {
    const rows = await repository.rowsAfter(site, generation, position, rowsPerStatement);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    ({ position } = last);
  }
}

export const createExportService = (repository: ExportRepository) => ({
  /** Returns the items that the live catalogue was imported from; none if the site has no catalogue. */
  items: async (site: SiteCode): Promise<CatalogueItem[]> => {
    const generation = await repository.generation(site);
    if (generation === undefined) return [];
    const titleOf = await titlesOf(repository, site, generation);
    const items: CatalogueItem[] = [];
    for await (const rows of rowsOf(repository, site, generation))
      items.push(...rows.map((row) => itemOfRow(row, titleOf)));
    return items;
  },
  /** Streams the site's catalogue as a feed, in the order of its import; `undefined` if the site has no catalogue. */
  run: async ({ site, format, origin }: ExportOptions): Promise<AsyncGenerator<string> | undefined> => {
    const generation = await repository.generation(site);
    if (generation === undefined) return undefined;
    const writer = feedWriters[format];
    const titleOf = await titlesOf(repository, site, generation);
    const picture = (name: string) =>
      name === noPicture ? '' : origin + pictureUrl(name, 'original', pictureWidth, 'webp');
    return (async function* () {
      yield writer.head(`${new URL(origin).hostname} ${site}`, `${origin}/`);
      for await (const rows of rowsOf(repository, site, generation)) {
        yield rows
          .map((row) =>
            writer.row(
              writtenRow(itemOfRow(row, titleOf), sites[site], { product: () => origin + productUrl(row), picture }),
            ),
          )
          .join('');
      }
      if ((await repository.generation(site)) !== generation) {
        throw new ReplacedMeanwhileError(
          'The catalogue was replaced by an import while it was being exported: export it again.',
        );
      }
      yield writer.foot;
    })();
  },
});
