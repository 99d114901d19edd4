import type { IncomingMessage } from 'node:http';

/** A request that has ended. Each part is a number, a constant or an id. */
export interface EndedRequest {
  readonly id: string;
  readonly method: string;
  /** the pattern */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** What a span says about its work. Nothing of a visitor. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Numbers of the process that are read when metrics are sent. */
export interface Gauges {
  readonly name: string;
  readonly help: string;
  readonly value: () => number;
}

export interface Telemetry {
  /** runs the answer to a request as a span; the request gets a `traceparent` if it has none */
  readonly serve: (request: IncomingMessage, answer: () => void) => void;
  /** goes on within the span of a request: what its body brings about does not know it */
  readonly within: (request: IncomingMessage, goOn: () => void) => void;
  /** ends the span of a request */
  readonly ended: (request: IncomingMessage, end: EndedRequest) => void;
  /** runs work as a span within the current one; the span of work that rejects is marked */
  readonly span: <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;
  readonly gauges: (gauges: readonly Gauges[]) => void;
  /** sends what is left */
  readonly stop: () => Promise<void>;
}
