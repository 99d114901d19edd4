import type { Answer, Ask, AskSet } from '../deploy/ask.ts';

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
const mostExamples = 10;
/** A personal route may be away for this time at most. */
export const longestOfflineMs = 1000;

export const isFailure = (status: number): boolean => status === noAnswer || status >= 500;

export interface Failure {
  readonly at: number;
  readonly what: string;
}

/** Counts the responses of a run, and finds a fault for each that failed. */
export const openTally = (now: () => number = performance.now.bind(performance)) => {
  const spans: FaultSpan[] = [];
  const counts = new Map<string, Map<number, number>>();
  const unexplained: Failure[] = [];
  let requests = 0;
  let explained = 0;
  let failed = 0;
  const began = now();

  const isExplained = (from: number, to: number, who: Excused = 'requests'): boolean =>
    spans.some((span) => (span.excused === 'requests' || span.excused === who) && span.from <= to && span.to >= from);

  const count = (
    kind: string,
    status: number,
    span: { readonly from: number; readonly to: number },
    what: () => string,
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
    failed += 1;
    if (unexplained.length < mostExamples) unexplained.push({ at: span.from - began, what: what() });
  };

  return {
    requests: () => requests,
    explained: () => explained,
    failed: () => failed,
    unexplained: unexplained as readonly Failure[],
    counts: counts as ReadonlyMap<string, ReadonlyMap<number, number>>,
    spans: spans as readonly FaultSpan[],
    isExplained,
    count,
    /** Begins a time that explains failures; the function that it returns ends it, now or after `laterMs`. */
    beginFault: (what: string, excused: Excused = 'requests'): ((laterMs?: number) => void) => {
      const span: FaultSpan = { what, excused, from: now(), to: Infinity };
      spans.push(span);
      return (laterMs = 0) => {
        span.to = now() + laterMs;
      };
    },
    /** Sends a request and counts its response; undefined when there was none. */
    ask: async (kind: string, ask: AskSet, question: Ask): Promise<Answer | undefined> => {
      const from = now();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer within a minute')), longestWaitMs);
      });
      const describe = (end: string) => () => `${question.method ?? 'GET'} ${question.path.slice(0, 120)}: ${end}`;
      try {
        const answer = await Promise.race([ask(question), tooLong]);
        const { status, body } = answer;
        count(kind, status, { from, to: now() }, describe(`${status} ${body.slice(0, 200)}`));
        return answer;
      } catch (fault) {
        // Node refuses to send some characters: such a request was never made.
        if (fault instanceof TypeError) return undefined;
        count(kind, noAnswer, { from, to: now() }, describe(fault instanceof Error ? fault.message : String(fault)));
        return undefined;
      } finally {
        clearTimeout(timer);
      }
    },
  };
};
export type Tally = ReturnType<typeof openTally>;
