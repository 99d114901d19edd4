import { join } from 'node:path';
import type { Database } from '../../../src/lib/database.ts';
import { fillFromContent } from '../../../src/server/content/take/fill.ts';
import { writeDemoPast } from '../../../src/server/demo/demo-past.ts';
import { openMigratedOnServer, type OwnDatabase } from '../databases/databases.ts';
import { fillContent, navigationKinds, promotionKinds } from '../databases/fill-content.ts';
import { repositoryRoot } from '../words/repository.ts';

/** Fills all nine sites with all that the demo sells and shows. */
const fill = async (db: Database): Promise<void> => {
  const folder = join(repositoryRoot, 'content');
  const now = () => new Date();
  const refused: string[] = [];
  const onSite = (site: string, outcome: { readonly ok: boolean }) => void (outcome.ok || refused.push(site));
  await fillFromContent({ db, folder, now, onSite, writePast: writeDemoPast });
  if (refused.length > 0) throw new Error(`the content of ${refused.join(', ')} was refused`);
  await fillContent(db, [...navigationKinds, ...promotionKinds], { folder, now: now() });
};

/** Opens a database of one's own with the whole content. */
export const openWholeContent = async (): Promise<OwnDatabase> => {
  const own = await openMigratedOnServer();
  await fill(own.db);
  return own;
};
