import pg from 'pg';

export interface SoldArticle {
  readonly productId: string;
  readonly tcm: string;
}

/** Articles that the site sells now without an end, one a product. */
export const soldArticles = async (databaseUrl: string, site: string, most: number): Promise<SoldArticle[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ product_id: string; tcm: string }>(
      `select distinct on (product_id) product_id, tcm
       from article join catalogue_state using (site, generation)
       where site = $1 and availability = 'AVAILABLE' and coalesce(quantity, 10) >= 10 order by product_id, position limit $2`,
      [site, most],
    );
    return rows.map(({ product_id, tcm }) => ({ productId: product_id, tcm }));
  } finally {
    await client.end();
  }
};
