import pg from 'pg';

const rowsOf = async <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

export interface SoldArticle {
  readonly productId: string;
  readonly tcm: string;
}

/** Articles that the site sells now, ten of each at least, one a product. */
export const soldArticles = async (databaseUrl: string, site: string, most: number): Promise<SoldArticle[]> => {
  const rows = await rowsOf<{ product_id: string; tcm: string }>(
    databaseUrl,
    `select distinct on (product_id) product_id, tcm
     from article join catalogue_state using (site, generation)
     where site = $1 and availability = 'AVAILABLE' and coalesce(quantity, 10) >= 10 order by product_id, position limit $2`,
    [site, most],
  );
  return rows.map(({ product_id, tcm }) => ({ productId: product_id, tcm }));
};

/** Addresses of all product pages of a site. */
export const productPages = async (databaseUrl: string, site: string): Promise<{ readonly path: string }[]> => {
  const rows = await rowsOf<{ product_id: string; slug: string }>(
    databaseUrl,
    `select product_id, slug from product join catalogue_state using (site, generation) where site = $1 order by product_id`,
    [site],
  );
  return rows.map(({ product_id, slug }) => ({ path: `/${slug}-p${product_id}.html` }));
};

/** Words that stand in the titles of a site's products: what people search for. */
export const wordsOfTitles = async (databaseUrl: string, site: string): Promise<string[]> => {
  const rows = await rowsOf<{ title: string }>(
    databaseUrl,
    `select title from product join catalogue_state using (site, generation) where site = $1 order by product_id`,
    [site],
  );
  return [...new Set(rows.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []))];
};

/** Names of the pictures of feeds whose masters are here. */
export const mastersHere = async (databaseUrl: string): Promise<string[]> =>
  (await rowsOf<{ name: string }>(databaseUrl, 'select name from picture_master where file is not null', [])).map(
    ({ name }) => name,
  );
