import {
  context,
  metrics,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { readTrace, traceHeader } from '../../lib/trace-context.ts';
import type { EndedRequest, Telemetry, TracedRequest } from '../../lib/telemetry.ts';

const name = 'kontor';

type Headers = TracedRequest['headers'];
const headersOf: TextMapGetter<Headers> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, key) => headers[key],
};

/** The seconds that the convention for `http.server.request.duration` gives. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const traceParentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${(traceFlags & 1) === 1 ? '01' : '00'}`;
};

/**
 * Traces and metrics by the SDK, which reads the other variables of the standard itself: where to send to, how, how many of the
 * traces, and attributes of the resource. Other libraries are not patched: the spans are those of README.md.
 */
export const openTelemetry = (env: NodeJS.ProcessEnv): Telemetry => {
  const sdk = new NodeSDK({ serviceName: env['OTEL_SERVICE_NAME'] ?? name, instrumentations: [] });
  sdk.start();
  const tracer = trace.getTracer(name);
  const meter = metrics.getMeter(name);
  const durations = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'time from the first header to the last byte',
    advice: { explicitBucketBoundaries: secondsBuckets },
  });
  const spans = new WeakMap<TracedRequest, Span>();

  const serve: Telemetry['serve'] = (request, answer) => {
    const { headers, method = 'GET' } = request;
    const isValid = readTrace(headers[traceHeader]) !== undefined;
    const parent = isValid ? propagation.extract(context.active(), headers, headersOf) : context.active();
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
    spans.set(request, span);
    // The log and calls to other services read the trace of a request here.
    if (!isValid) headers[traceHeader] = traceParentOf(span);
    context.with(trace.setSpan(parent, span), answer);
  };

  const ended = (request: TracedRequest, { id, method, route, status, ms }: EndedRequest): void => {
    const facts = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    };
    durations.record(ms / 1000, facts);
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    span.updateName(`${method} ${route}`);
    span.setAttributes({ ...facts, 'kontor.request_id': id });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  const within: Telemetry['within'] = (request, goOn) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), goOn);
    else goOn();
  };

  return {
    serve,
    within,
    ended,
    span: (what, facts, work) =>
      tracer.startActiveSpan(what, { attributes: facts }, async (span) => {
        try {
          return await work();
        } catch (fault) {
          // The message may hold what a visitor typed; the name does not.
          span.setStatus({ code: SpanStatusCode.ERROR });
          span.setAttribute('error.type', fault instanceof Error ? fault.name : 'unknown');
          throw fault;
        } finally {
          span.end();
        }
      }),
    gauges: (gauges) => {
      for (const { name: one, help, value } of gauges)
        meter
          .createObservableGauge(one.replaceAll('_', '.'), { description: help })
          .addCallback((result) => result.observe(value()));
    },
    stop: async () => {
      await sdk.shutdown();
      // A shop that opens later in this process registers its own.
      for (const api of [trace, metrics, context, propagation]) api.disable();
    },
  };
};
