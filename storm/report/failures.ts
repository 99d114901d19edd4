import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Answer, Ask } from '../../deploy/ask.ts';
import { textOf } from './answer-text.ts';

/** A request that failed, and no fault explains it. */
export interface Failure {
  readonly kind: string;
  readonly status: number;
  /** method and path without what differs from request to request */
  readonly route: string;
  /** what the answer says, or why there was none */
  readonly said: string;
  /** the request's id, in the logs of nginx and of the shop */
  readonly id?: string;
  /** ms since the start of the run */
  readonly at: number;
  readonly forMs: number;
  /** what was done to the set before it, and how long before */
  readonly after: string;
  readonly sinceMs: number;
}

const longestSaid = 200;
const longestRoute = 80;

/** Method and path, with a star for ids, numbers and names of products. */
export const routeOf = ({ method = 'GET', path }: Ask): string => {
  const [plain = ''] = path.split('?', 1);
  const parts = plain.split('/').map((part) => (/^[a-z][a-z_.]*$/i.test(part) || part === '' ? part : '*'));
  return `${method} ${parts.join('/').slice(0, longestRoute)}`;
};

/** The words of a problem (RFC 9457), or the beginning of what came in its place. */
export const problemSaid = (answer: Answer): string => {
  const body = textOf(answer);
  try {
    if (String(answer.headers['content-type']).includes('json')) {
      const { title, detail, code } = JSON.parse(body) as Readonly<Record<string, unknown>>;
      return [title, detail, code].filter((part) => typeof part === 'string').join(': ');
    }
  } catch {
    // Not what it calls itself: its beginning tells more.
  }
  const [, title] = /<title>([^<]*)/.exec(body) ?? [];
  return (title ?? body).trim().slice(0, longestSaid);
};

/** What the logs say of a request. */
export interface Trace {
  /** the processes that nginx asked, and how long it took */
  readonly asked?: string;
  /** the fault that the process has logged */
  readonly fault?: string;
}

/** Looks requests up in the log of nginx. */
export const askedBy = async (logFile: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  if (ids.size === 0) return found;
  for await (const line of createInterface({ input: createReadStream(logFile) })) {
    const [, id = ''] = /"reqId":"([^"]*)"/.exec(line) ?? [];
    if (!ids.has(id)) continue;
    const { upstream, seconds } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    found.set(id, `${String(upstream) || 'no process'} in ${String(seconds)} s`);
  }
  return found;
};

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Failures of one kind in one line, each with its time: none stays unknown. */
export const failureLines = (failures: readonly Failure[], traceOf: (id: string) => Trace): readonly string[] => {
  const groups = Map.groupBy(failures, ({ kind, status, route, said, after, id }) =>
    [
      `${status === 0 ? 'no answer' : status} ${route} (${kind}): ${said || 'nothing'}`,
      `after ${after}`,
      ...(id !== undefined && traceOf(id).fault !== undefined ? [`the shop’s log: ${traceOf(id).fault}`] : []),
    ].join('\n      '),
  );
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([what, all]) => [
      `${all.length} × ${what}`,
      `      ${all
        .map(({ at, forMs, sinceMs, id }) => {
          const asked = id === undefined ? undefined : traceOf(id).asked;
          const seen = `at ${inSeconds(at)} s for ${inSeconds(forMs)} s, ${inSeconds(sinceMs)} s after it`;
          return asked === undefined ? seen : `${seen}, of ${asked}`;
        })
        .join('; ')}`,
    ]);
};
