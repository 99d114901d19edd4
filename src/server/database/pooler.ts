import pg from 'pg';
import { requestLimits } from './limits.ts';

/** The driver has the process id that the other end has named for this connection; its types do not say so. */
const namedProcess = (client: pg.Client): unknown => 'processID' in client && client.processID;

/**
 * Whether a pooler is between this process and the server: it names a process id of its own, and not the server's. False where
 * the database cannot be asked.
 */
export const hasPooler = async (url: string): Promise<boolean> => {
  const { connectMs, answerMs } = requestLimits;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: answerMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
    return rows[0]?.id !== namedProcess(client);
  } catch {
    // `check` is about the content: it also runs where the database is not.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};
