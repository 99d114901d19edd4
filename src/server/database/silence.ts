import type pg from 'pg';

const message = 'Query read timeout';

/** Whether the server gave no response in time. The next statement on this connection would wait behind the lost one. */
export const isSilence = (fault: unknown): boolean => fault instanceof Error && fault.message === message;

/** How often a time limit is looked at while it lasts: a question ends at most a tenth of its limit later. */
const looksPerLimit = 10;

/**
 * Asks by a callback. For a promise, as for its own time limit, the driver assigns a function to a property at each query. V8 puts such
 * functions among the old objects at once, where each keeps its query, values and rows until the next full collection: a tenth
 * of what a cart change takes.
 */
const respond = (client: pg.ClientBase, question: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(question, (fault: Error | null, result) => (fault ? reject(fault) : resolve(result)));
  });

/**
 * Asks on connections, and ends a connection whose server has not responded within `answerMs`, or within the limit of a question; the fault is
 * one of `isSilence` then. One timer serves all questions.
 */
export const createAsking = (answerMs: number) => {
  const open = new Set<{ readonly client: pg.ClientBase; readonly until: number }>();
  const silent = new WeakSet<pg.ClientBase>();
  const look = () => {
    const now = performance.now();
    for (const { client, until } of open) {
      if (until > now || silent.has(client)) continue;
      silent.add(client);
      // With a question open the driver destroys the socket, and the question fails. The types of a pool hide this function.
      void (client as pg.Client).end();
    }
  };
  const looking = setInterval(look, answerMs / looksPerLimit).unref();

  return {
    ask: async (client: pg.ClientBase, question: pg.QueryConfig, ms = answerMs): Promise<pg.QueryResult> => {
      const waiting = { client, until: performance.now() + ms };
      open.add(waiting);
      try {
        return await respond(client, question);
      } catch (fault) {
        if (silent.has(client)) throw new Error(message, { cause: fault });
        // The stack of the driver begins at its socket; from here it leads to the caller.
        if (fault instanceof Error) Error.captureStackTrace(fault);
        throw fault;
      } finally {
        open.delete(waiting);
      }
    },
    stop: () => clearInterval(looking),
  };
};
export type Asking = ReturnType<typeof createAsking>;
