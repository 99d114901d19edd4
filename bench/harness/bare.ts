import { fileURLToPath } from 'node:url';
import { load, measure, requestText, type LoadOrder, type Measured } from './load.ts';
import { end, serverCore, startNode } from './processes.ts';

const server = fileURLToPath(new URL('bare-process.ts', import.meta.url));

export interface Bare {
  readonly pid: number;
  /** `path` `/` for a small object, `/page/<length>` for a constant string */
  readonly run: (
    path: string,
    connections: number,
    seconds: number,
    further?: Pick<LoadOrder, 'awake'>,
  ) => Promise<Measured>;
  readonly stop: () => Promise<void>;
}

export const openBare = async (): Promise<Bare> => {
  const started = startNode([server], { core: serverCore, env: { ...process.env, NODE_ENV: 'production' } });
  const port = await new Promise<number>((resolve, reject) => {
    started.child.stdout?.once('data', (text: string) => resolve(Number(text)));
    void started.ended.then(() => reject(new Error(`the bare Fastify ended:\n${started.output()}`)));
  });
  return {
    pid: started.pid,
    run: async (path, connections, seconds, further = {}) => {
      const order = { port, connections, seconds, lists: [[requestText({ path })]], ...further };
      await load({ ...order, seconds: 1 });
      return measure(order, [started.pid]);
    },
    stop: () => end(started),
  };
};
