/** What is needed of a request of the server. */
export interface TracedRequest {
  readonly method?: string | undefined;
  /** names in lower case */
  readonly headers: Record<string, string | string[] | undefined>;
}

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
  readonly serve: (request: TracedRequest, answer: () => void) => void;
  /** goes on within the span of a request: what its body brings about does not know it */
  readonly within: (request: TracedRequest, goOn: () => void) => void;
  /** ends the span of a request */
  readonly ended: (request: TracedRequest, end: EndedRequest) => void;
  /** runs work as a span within the current one; the span of work that rejects is marked */
  readonly span: <T>(name: string, facts: SpanFacts, work: () => Promise<T>) => Promise<T>;
  readonly gauges: (gauges: readonly Gauges[]) => void;
  /** sends what is left */
  readonly stop: () => Promise<void>;
}
