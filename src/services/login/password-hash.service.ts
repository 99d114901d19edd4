import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { boundedQueue } from '../../lib/flow/bounded-queue.ts';

/** The argon2id parameters that OWASP recommends: 19 MiB, two passes, one lane (about 40 ms). */
export const hashParameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
export type HashParameters = Readonly<Record<keyof typeof hashParameters, number>>;
const saltBytes = 16;
/** Passwords keep one core busy at most; beyond `waiting` entries a request is refused. */
const queueLimits = { atOnce: 1, waiting: 200 } as const;

interface Hash extends Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'> {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** The PHC string format, so that parameters can change while old hashes stay valid. */
const hashPattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{16,64})\$([\w+/]{22,128})$/;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const textOf = ({ memory, passes, parallelism, salt, tag }: Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;

const readHash = (text: string): Hash | undefined => {
  const [, memory, passes, parallelism, salt, tag] = hashPattern.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

const tagOf = (password: string, { salt, tag, ...parameters }: Hash): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Keyboards compose characters differently; NFKC makes both forms equal.
    const message = password.normalize('NFKC');
    argon2('argon2id', { message, nonce: salt, tagLength: tag.length, ...parameters }, (fault, found) =>
      fault ? reject(fault) : resolve(found),
    );
  });

export interface Passwords {
  /** Undefined when the queue is full. */
  hash(password: string): Promise<string> | undefined;
  /** Takes as long without a hash, so that the time does not show whether an account exists. */
  matches(password: string, hash: string | undefined): Promise<boolean> | undefined;
}

/** `parameters` are those of new hashes; an old hash names its own. */
export const createPasswords = (parameters: HashParameters = hashParameters): Passwords => {
  const queue = boundedQueue(queueLimits);
  const fresh = (): Hash => ({
    ...parameters,
    salt: randomBytes(saltBytes),
    tag: Buffer.alloc(parameters.tagLength),
  });
  const placeholder = fresh();
  return {
    hash: (password) =>
      queue.run(async () => {
        const parts = fresh();
        return textOf({ ...parts, tag: await tagOf(password, parts) });
      }),
    matches: (password, text) =>
      queue.run(async () => {
        const hash = text === undefined ? undefined : readHash(text);
        const found = await tagOf(password, hash ?? placeholder);
        return hash !== undefined && timingSafeEqual(found, hash.tag);
      }),
  };
};
