import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { checkAddress, isPublicIp, type PictureAllowance } from '../../../services/pictures/picture-address.rules.ts';
import type { FetchedPicture, FetchPicture, Validators } from '../../../services/pictures/picture-fetching.service.ts';

export interface FetchLimits {
  /** from the first connection to the last byte, redirects included */
  readonly wholeMs: number;
  readonly bytes: number;
}
/** bytes of a master at most */
export const mostMasterBytes = 20 * 1024 * 1024;
const usualLimits: FetchLimits = { wholeMs: 30_000, bytes: mostMasterBytes };
const redirectsAtMost = 5;
const longestRetryMs = 3_600_000;

export interface PictureFetchParts {
  readonly allowance: PictureAllowance;
  readonly limits?: FetchLimits;
  /** all addresses of a host */
  readonly resolve?: (host: string, done: (fault: Error | null, addresses: LookupAddress[]) => void) => void;
}

/** An answer that stays the same when it is asked for again. */
class RefusedError extends Error {}

const resolveBySystem: NonNullable<PictureFetchParts['resolve']> = (host, done) =>
  systemLookup(host, { all: true }, done);

/**
 * Resolves a host for one connection, which goes to an address of this very answer: a second answer cannot differ from the
 * checked one. A host with one private address among public ones is refused as a whole.
 */
const publicLookup =
  (resolve: NonNullable<PictureFetchParts['resolve']>, isInside: boolean): LookupFunction =>
  (host, { all }, done) =>
    resolve(host, (fault, addresses) => {
      if (fault) return done(fault, '');
      const [first] = addresses;
      const inner = isInside ? undefined : addresses.find(({ address }) => !isPublicIp(address));
      if (!first || inner)
        return done(
          new RefusedError(`${host} has the address ${inner?.address ?? 'of no host'}, which is not public`),
          '',
        );
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });

const bodyOf = async (answer: IncomingMessage, most: number): Promise<Buffer> => {
  const tooLarge = () => new RefusedError(`it is larger than ${Math.floor(most / 1024 / 1024)} MB`);
  if (Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let sum = 0;
  // Buffers, because no encoding is set.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    sum += chunk.length;
    if (sum > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const validatorsOf = ({ headers }: IncomingMessage): Validators => ({
  ...(headers.etag && headers.etag.length < 500 ? { etag: headers.etag } : {}),
  ...(headers['last-modified'] ? { lastModified: headers['last-modified'].slice(0, 100) } : {}),
});

const retryAfterMs = (answer: IncomingMessage): number | undefined => {
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
  return seconds > 0 ? Math.min(seconds * 1000, longestRetryMs) : undefined;
};

const mayPass = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** Open connections are used again without a lookup, so those to allowed inner hosts are kept apart. */
const createConnections = () => {
  const newAgents = () => ({ http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) });
  const [inner, outer] = [newAgents(), newAgents()];
  return {
    agentFor: (isInside: boolean, isHttps: boolean): HttpAgent =>
      (isInside ? inner : outer)[isHttps ? 'https' : 'http'],
    close: (): void => {
      for (const agents of [inner, outer]) for (const agent of Object.values(agents)) agent.destroy();
    },
  };
};

/** Fetches a picture over the network, within limits of time and size, and from nowhere that is not allowed. */
export const createPictureFetch = ({
  allowance,
  limits = usualLimits,
  resolve = resolveBySystem,
}: PictureFetchParts): FetchPicture & { readonly close: () => void } => {
  const connections = createConnections();

  const ask = (url: URL, isInside: boolean, known: Validators, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolved, reject) => {
      const isHttps = url.protocol === 'https:';
      const asked = (isHttps ? httpsRequest : httpRequest)(
        url,
        {
          agent: connections.agentFor(isInside, isHttps),
          lookup: publicLookup(resolve, isInside),
          signal,
          headers: {
            accept: 'image/jpeg, image/png, image/webp;q=0.9, image/avif;q=0.8, image/gif;q=0.7',
            'accept-encoding': 'identity',
            'user-agent': 'Kontor (pictures of a product feed)',
            ...(known.etag ? { 'if-none-match': known.etag } : {}),
            ...(known.lastModified ? { 'if-modified-since': known.lastModified } : {}),
          },
        },
        resolved,
      );
      asked.once('error', reject);
      asked.end();
    });

  const follow = async (address: string, known: Validators, signal: AbortSignal): Promise<FetchedPicture> => {
    let next = address;
    let isOfInside = true;
    for (let redirects = 0; redirects <= redirectsAtMost; redirects += 1) {
      const checked = checkAddress(next, allowance, isOfInside);
      if (!checked.ok)
        return { kind: 'refused', reason: redirects === 0 ? checked.reason : `redirect: ${checked.reason}` };
      const { url, isInside } = checked;
      const answer = await ask(url, isInside, known, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status === 200) return { kind: 'body', bytes: await bodyOf(answer, limits.bytes), ...validatorsOf(answer) };
      // What else it sends is not read.
      answer.destroy();
      if (status === 304) return { kind: 'unchanged' };
      if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) {
        const reason = `it answered ${status}`;
        return mayPass(status)
          ? { kind: 'failed', reason, retryAfterMs: retryAfterMs(answer) }
          : { kind: 'refused', reason };
      }
      next = URL.canParse(headers.location, url) ? new URL(headers.location, url).href : headers.location;
      isOfInside = isInside;
    }
    return { kind: 'refused', reason: `it leads on more than ${redirectsAtMost} times` };
  };

  const fetchPicture: FetchPicture = async (address, known, stop) => {
    const tooSlow = AbortSignal.timeout(limits.wholeMs);
    try {
      return await follow(address, known, AbortSignal.any([stop, tooSlow]));
    } catch (fault) {
      stop.throwIfAborted();
      if (fault instanceof RefusedError) return { kind: 'refused', reason: fault.message };
      if (tooSlow.aborted) return { kind: 'failed', reason: `it took longer than ${limits.wholeMs / 1000} s` };
      const code = fault instanceof Error ? (fault as NodeJS.ErrnoException).code : undefined;
      return {
        kind: 'failed',
        reason: code === 'ENOTFOUND' ? 'its host is unknown' : `the connection failed (${code})`,
      };
    }
  };
  return Object.assign(fetchPicture, { close: connections.close });
};
