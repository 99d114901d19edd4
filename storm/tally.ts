import type { Answer, Ask, AskSet } from '../deploy/ask.ts';
import { requestIdHeader } from '../src/server/http/request-id.ts';
import { problemSaid, routeOf, type Failure } from './report/failures.ts';

/** Whom a fault excuses: the sign-in of staff alone needs the company's provider. */
export type Excused = 'requests' | 'sign-ins';

/** A time in which a fault explains a failed request; `to` is Infinity while it lasts. */
export interface FaultSpan {
  readonly what: string;
  readonly excused: Excused;
  readonly from: number;
  to: number;
}

/** No answer: the connection was refused, was lost, or said nothing for too long. */
export const noAnswer = 0;
const longestWaitMs = 60_000;
/** A personal route may be away for this time at most. */
export const longestOfflineMs = 1000;

export const isFailure = (status: number): boolean => status === noAnswer || status >= 500;

/** What is known of a request that failed, asked only then. */
export type Described = Pick<Failure, 'route' | 'id' | 'said'>;

/** The response to a request; rejects when there is none within a minute. */
const answered = async (ask: AskSet, question: Ask): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within a minute')), longestWaitMs);
  });
  try {
    return await Promise.race([ask(question), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

const isWithin = (spans: readonly FaultSpan[], from: number, to: number, who: Excused = 'requests'): boolean =>
  spans.some((span) => (span.excused === 'requests' || span.excused === who) && span.from <= to && span.to >= from);

const describedBy = (question: Ask, said: string, id?: unknown): Described => ({
  route: routeOf(question),
  said,
  ...(typeof id === 'string' ? { id } : {}),
});

/** Counts the responses of a run, and finds a fault for each that failed. */
export const openTally = (now: () => number = performance.now.bind(performance)) => {
  const spans: FaultSpan[] = [];
  /** What was done last, also where it explains nothing: an exit of a process, the end of a fault. */
  let last = { what: 'the start', at: now() };
  const counts = new Map<string, Map<number, number>>();
  const unexplained: Failure[] = [];
  let requests = 0;
  let explained = 0;
  const began = now();

  const isExplained = (from: number, to: number, who?: Excused): boolean => isWithin(spans, from, to, who);

  const count = (
    kind: string,
    status: number,
    span: { readonly from: number; readonly to: number },
    describe: () => Described,
  ): void => {
    requests += 1;
    const ofKind = counts.get(kind) ?? new Map<number, number>();
    counts.set(kind, ofKind);
    ofKind.set(status, (ofKind.get(status) ?? 0) + 1);
    if (!isFailure(status)) return;
    if (isExplained(span.from, span.to)) {
      explained += 1;
      return;
    }
    const times = { at: span.from - began, forMs: span.to - span.from, sinceMs: span.from - last.at };
    unexplained.push({ ...describe(), kind, status, after: last.what, ...times });
  };
  const note = (what: string): void => {
    last = { what, at: now() };
  };

  return {
    requests: () => requests,
    explained: () => explained,
    failed: () => unexplained.length,
    unexplained: unexplained as readonly Failure[],
    counts: counts as ReadonlyMap<string, ReadonlyMap<number, number>>,
    spans: spans as readonly FaultSpan[],
    isExplained,
    count,
    /** Notes what has just been done to the set: each failure that nothing explains says what came before it. */
    note,
    /** Begins a time that explains failures; the function that it returns ends it, now or after `laterMs`. */
    beginFault: (what: string, excused: Excused = 'requests'): ((laterMs?: number) => void) => {
      const span: FaultSpan = { what, excused, from: now(), to: Infinity };
      spans.push(span);
      note(what);
      return (laterMs = 0) => {
        span.to = now() + laterMs;
        note(`the end of “${what}”`);
      };
    },
    /** Sends a request and counts its response; undefined when there was none. */
    ask: async (kind: string, ask: AskSet, question: Ask): Promise<Answer | undefined> => {
      const from = now();
      try {
        const answer = await answered(ask, question);
        const describe = () => describedBy(question, problemSaid(answer), answer.headers[requestIdHeader]);
        count(kind, answer.status, { from, to: now() }, describe);
        return answer;
      } catch (fault) {
        // Node refuses to send some characters: such a request was never made.
        if (fault instanceof TypeError) return undefined;
        const describe = () => describedBy(question, fault instanceof Error ? fault.message : String(fault));
        count(kind, noAnswer, { from, to: now() }, describe);
        return undefined;
      }
    },
  };
};
export type Tally = ReturnType<typeof openTally>;
