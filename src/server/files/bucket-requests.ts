import { setTimeout as delay } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSettings } from '../config/files-url.ts';
import { FilesAwayError } from './shared-files.ts';

/** A visitor waits while a picture is read, so reading gives up early; no visitor waits while one is stored. */
export interface BucketTimes {
  /** until an answer to a question begins */
  readonly answerMs: number;
  /** until a file has come or gone as a whole */
  readonly wholeMs: number;
  /** before the second try; before each further one twice as long */
  readonly waitMs: number;
  /** the bucket is left alone for this time after it has not answered, and only then asked again */
  readonly restMs: number;
}

export const usualTimes: BucketTimes = { answerMs: 4000, wholeMs: 20_000, waitMs: 200, restMs: 5000 };

interface BucketQuestion {
  readonly query?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
  /** SHA-256 of the bytes, in hexadecimal digits */
  readonly hash?: string;
}

type Method = 'GET' | 'PUT' | 'DELETE';
/** All three may be repeated: a file is stored under one name as a whole. */
const triesOf: Readonly<Record<Method, number>> = { GET: 2, PUT: 3, DELETE: 2 };

/** The largest file of the shop has 25 MB. */
const mostBytes = 64 * 1024 * 1024;
const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const isPassing = (status: number): boolean => status === 429 || status >= 500;

const codeIn = (body: Buffer): string => /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 4096))?.[1] ?? '';

/** Why no answer came, without the address: it may hold names of the house. */
const reasonOf = (fault: unknown): string => {
  const cause: unknown = fault instanceof Error ? (fault.cause ?? fault) : fault;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'unknown fault';
};

/** One request: returns what came, or rejects with a FilesAwayError. */
const createSend =
  ({ base, bucket, host, keyId, secret, region }: BucketSettings, times: BucketTimes) =>
  async (method: Method, name: string, { query = {}, bytes, hash = hashOfNothing }: BucketQuestion) => {
    const address = new URL(`${base}${name === '' ? '' : `/${name}`}`);
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value);
    const { url, headers } = await new AwsV4Signer({
      method,
      url: address.href,
      headers: { 'x-amz-content-sha256': hash },
      accessKeyId: keyId,
      secretAccessKey: secret,
      region,
      service: 's3',
    }).sign();
    const ending = new AbortController();
    const endAfter = (ms: number) => setTimeout(() => ending.abort(), ms);
    let timer = endAfter(bytes ? times.wholeMs : times.answerMs);
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: ending.signal,
        // A view of the same bytes: the type of a Buffer allows memory that fetch would refuse.
        ...(bytes ? { body: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length) } : {}),
      });
      clearTimeout(timer);
      timer = endAfter(times.wholeMs);
      if (Number(response.headers.get('content-length') ?? 0) > mostBytes)
        throw new RangeError('the answer is too long');
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (fault) {
      const reason = ending.signal.aborted ? 'no answer in time' : reasonOf(fault);
      throw new FilesAwayError(`The bucket ${bucket} at ${host} does not answer (${reason}).`);
    } finally {
      clearTimeout(timer);
      // Ends what is still under way after a fault.
      ending.abort();
    }
  };

/** What an answer means: the file, nothing where there is no such file, or a FilesAwayError. */
const meaningOf = (
  { bucket, host }: BucketSettings,
  { status, body }: { readonly status: number; readonly body: Buffer },
): Buffer | undefined => {
  if (status >= 200 && status < 300) return body;
  const code = codeIn(body);
  if (status === 404 && code !== 'NoSuchBucket') return undefined;
  const said = `${status}${code === '' ? '' : ` ${code}`}`;
  if (status === 404)
    throw new FilesAwayError(`FILES_URL names the bucket ${bucket}, which ${host} does not have.`, true);
  if (isPassing(status)) throw new FilesAwayError(`The bucket ${bucket} at ${host} does not answer (${said}).`);
  throw new FilesAwayError(
    `${host} refuses requests to the bucket ${bucket} (${said}): check key, secret and region of FILES_URL, and that the key may read, write, list and delete.`,
    true,
  );
};

/**
 * Requests to a bucket, tried again where that may help. Once it does not answer it is left alone for a while: two renderings
 * run at a time, and waiting for the bucket they would keep pictures that need it not.
 */
export const createBucketRequests = ({
  settings,
  onTurn = () => {},
  times = usualTimes,
}: {
  readonly settings: BucketSettings;
  readonly onTurn?: ((fault: Error | undefined) => void) | undefined;
  readonly times?: BucketTimes;
}) => {
  const send = createSend(settings, times);
  let away: FilesAwayError | undefined;
  let restsUntil = 0;
  let isAskedAgain = false;

  const tryAll = async (method: Method, name: string, question: BucketQuestion): Promise<Buffer | undefined> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return meaningOf(settings, await send(method, name, question));
      } catch (fault) {
        const isLast = tries >= triesOf[method] || away !== undefined;
        if (isLast || !(fault instanceof FilesAwayError) || fault.isRefused) throw fault;
      }
      await delay(times.waitMs * 2 ** (tries - 1));
    }
  };

  const ask = async (method: Method, name: string, question: BucketQuestion = {}): Promise<Buffer | undefined> => {
    if (away && (isAskedAgain || performance.now() < restsUntil)) throw away;
    const isAgain = away !== undefined;
    isAskedAgain ||= isAgain;
    try {
      const answer = await tryAll(method, name, question);
      if (away) onTurn(undefined);
      away = undefined;
      return answer;
    } catch (fault) {
      if (!(fault instanceof FilesAwayError)) throw fault;
      if (!away) onTurn(fault);
      away = fault;
      restsUntil = performance.now() + times.restMs;
      throw fault;
    } finally {
      if (isAgain) isAskedAgain = false;
    }
  };

  return { ask, isAway: () => away !== undefined };
};
