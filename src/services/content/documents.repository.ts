import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { touchContent } from '../../lib/content-rows.repository.ts';
import { statement, type Database } from '../../lib/database.ts';

export type DocumentKind = 'pages' | 'search';

export interface DocumentRow {
  readonly site: SiteCode;
  readonly kind: DocumentKind;
  readonly body: unknown;
}

const select = statement('content-documents', 'select site, kind, body from content_document');
const one = statement('content-document', 'select body from content_document where site = $1 and kind = $2');
const upsert = statement(
  'content-document-upsert',
  `insert into content_document (site, kind, body) values ($1, $2, $3::jsonb)
   on conflict (site, kind) do update set body = excluded.body`,
);

/** The pages and the search words that each site has taken in. */
export const createDocumentRepository = (db: Database) => ({
  all: () => db.query<DocumentRow>(select),
  /** the body of one document; nothing before the site has taken it in */
  bodyOf: async (site: SiteCode, kind: DocumentKind): Promise<unknown> =>
    (await db.query<Pick<DocumentRow, 'body'>>(one, [site, kind]))[0]?.body,
  replace: ({ site, kind, body }: DocumentRow): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(touchContent, [site]);
      await tx.query(upsert, [site, kind, JSON.stringify(body)]);
    }),
});
