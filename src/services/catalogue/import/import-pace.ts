/** How much an import does at once. */
export interface ImportPace {
  /** rows of the feed that are written together */
  readonly rows: number;
  /** rows of the first batch, doubled until `rows`: code that runs for the first time takes several times as long */
  readonly firstRows: number;
  /** products of one statement; they cost the most, because their words are prepared for search */
  readonly products: number;
  readonly pictures: number;
  /** product numbers that one statement keeps */
  readonly numbers: number;
  /** articles whose prices are written into the history together */
  readonly prices: number;
  /** rows of an update at most: its changes are one transaction */
  readonly updateRows: number;
  /** articles, products or categories that one statement of an update compares with those for sale */
  readonly compared: number;
  /** whether statements on different tables run at the same time */
  readonly isTogether: boolean;
}

/** The embedded database serves nothing else while a statement runs: a batch is to take less than 25 ms. */
export const inProcessPace: ImportPace = {
  rows: 200,
  firstRows: 25,
  products: 50,
  pictures: 250,
  numbers: 150,
  prices: 250,
  updateRows: 10_000,
  compared: 50,
  isTogether: false,
};

/** A database server works beside the shop: here the way to it costs more than a long statement. */
export const serverPace: ImportPace = {
  rows: 500,
  firstRows: 500,
  products: 250,
  pictures: 1000,
  numbers: 5000,
  prices: 1000,
  updateRows: 50_000,
  compared: 500,
  isTogether: true,
};
