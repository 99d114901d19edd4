import { randomBytes } from 'node:crypto';

/** The trace that a request belongs to (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits */
  readonly traceId: string;
  /** `01` where the caller records the trace, else `00`; other flags are not known to version 00 */
  readonly flags: '00' | '01';
}

export const traceHeader = 'traceparent';

const pattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-[^,\s]*)?$/;
const longest = 200;

/** Reads a `traceparent`. An invalid one is ignored, as the standard asks; so are two, which Node joins by a comma. */
export const readTrace = (header: string | string[] | undefined): TraceContext | undefined => {
  if (typeof header !== 'string' || header.length > longest) return undefined;
  const [, version, traceId, flags = '', more] = pattern.exec(header) ?? [];
  // Only later versions may have further parts.
  if (traceId === undefined || (version === '00' && more !== undefined)) return undefined;
  return { traceId, flags: Number.parseInt(flags, 16) & 1 ? '01' : '00' };
};

/** The `traceparent` of a request of ours within a trace: its parent is this request and not the caller's. */
export const traceParent = ({ traceId, flags }: TraceContext): string =>
  `00-${traceId}-${randomBytes(8).toString('hex')}-${flags}`;
