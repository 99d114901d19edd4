import { boundedQueue } from '../../lib/flow/bounded-queue.ts';
import { invariant } from '../../lib/invariant.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { nextTryAt, restUntil } from './picture-fetching.rules.ts';
import type { DuePicture, PictureRepository } from './pictures.repository.ts';

/** What a server said about a picture, to ask later whether it has changed. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

export type FetchedPicture =
  | ({ readonly kind: 'body'; readonly bytes: Buffer } & Validators)
  | { readonly kind: 'unchanged' }
  /** it stays so until the feed, the server or a setting changes */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string; readonly retryAfterMs?: number | undefined };

/** Rejects only when it was stopped. */
export type FetchPicture = (address: string, known: Validators, stop: AbortSignal) => Promise<FetchedPicture>;

/** The one place of all masters, for all processes. */
export interface MasterFiles {
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /** stores the bytes under a name made from them, which it returns */
  readonly write: (bytes: Buffer) => Promise<string>;
  /** whether masters can be stored now; nothing is fetched otherwise */
  readonly isReady: () => Promise<boolean>;
}

export type CheckedPicture =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: string };

export interface FetchingParts {
  readonly repository: PictureRepository;
  readonly fetch: FetchPicture;
  /** decodes the picture, one at a time; may wait before it, until it is stopped */
  readonly check: (bytes: Buffer, stop: AbortSignal) => Promise<CheckedPicture>;
  readonly files: MasterFiles;
  readonly now: () => Date;
  /** called for a picture that could not be stored; it is fetched again later */
  readonly onFault: (fault: unknown) => void;
  /** called at the end of a round that fetched something */
  readonly onRound: (sum: FetchingSum) => void;
}

export interface FetchingSum {
  readonly here: number;
  readonly failed: number;
}

const longAgo = new Date(0);
/** Pictures on their way at once. */
const lanes = 4;
const takenAtOnce = 40;

/** Hosts that fail again and again rest, so that they do not keep others waiting. */
const createHosts = ({ repository, now }: Pick<FetchingParts, 'repository' | 'now'>) => {
  const failuresOf = new Map<string, number>();
  const restOf = new Map<string, Date>();
  return {
    rests: (host: string): boolean => (restOf.get(host) ?? longAgo) > now(),
    answered: (host: string): void => void failuresOf.delete(host),
    failed: async (host: string): Promise<void> => {
      const failures = (failuresOf.get(host) ?? 0) + 1;
      failuresOf.set(host, failures);
      const until = restUntil(failures, now());
      if (until === undefined) return;
      restOf.set(host, until);
      await repository.rest(host, until);
    },
  };
};
type Hosts = ReturnType<typeof createHosts>;

/** Returns the function that fetches one picture, checks and keeps it; its result: whether the picture is here. */
const createFetchOne = (parts: FetchingParts, hosts: Hosts, stop: AbortSignal, onUnstored: () => void) => {
  const { repository, fetch, check, files, now, onFault } = parts;
  // Decoding takes memory and a core: one picture at a time beside the requests of visitors.
  const checks = boundedQueue({ atOnce: 1, waiting: lanes });

  const fail = async ({ name, tries }: DuePicture, reason: string, retryAfterMs?: number): Promise<false> => {
    await repository.postponed(name, reason, nextTryAt(tries + 1, now(), retryAfterMs), now());
    return false;
  };

  const keep = async (
    due: DuePicture,
    { bytes, etag, lastModified }: FetchedPicture & { kind: 'body' },
  ): Promise<boolean> => {
    const checking = checks.run(() => check(bytes, stop));
    invariant(checking, 'there are no more checks than lanes');
    const checked = await checking;
    if (!checked.ok) {
      await repository.refused(due.name, checked.reason, now());
      return false;
    }
    const { width, height } = checked;
    const file = await files.write(bytes).catch((fault: unknown) => {
      onFault(fault);
      onUnstored();
      return undefined;
    });
    if (file === undefined) return fail(due, 'it could not be stored');
    await repository.arrived({ name: due.name, file, width, height, ...omitNullish({ etag, lastModified }) }, now());
    return true;
  };

  return async (due: DuePicture): Promise<boolean> => {
    const known = due.hasFile ? { ...due.validators } : {};
    const answer = await fetch(due.address, known, stop);
    if (answer.kind === 'failed') {
      await fail(due, answer.reason, answer.retryAfterMs);
      await hosts.failed(due.host);
      return false;
    }
    hosts.answered(due.host);
    if (answer.kind === 'refused') {
      await repository.refused(due.name, answer.reason, now());
      return false;
    }
    if (answer.kind === 'body') return keep(due, answer);
    if (!due.hasFile) return fail(due, 'it answered 304 to a first question');
    await repository.unchanged(due.name, now());
    return true;
  };
};

/**
 * Fetches what imports ask for, in the background. One process of several works at a time, by a lock that ends with it; all
 * state is in the database, so that another process, or the next start, goes on after a kill.
 *
 *     mentions of a new catalogue ─► masters that are due ─► four lanes: fetch ─► check ─► keep ─► here
 *                                          ▲                    └─ failed: later, the host rests ─┘
 */
export const createPictureFetching = (parts: FetchingParts) => {
  const { repository, files, now, onRound } = parts;
  const stopping = new AbortController();
  const hosts = createHosts(parts);
  const store = { isReady: true };
  const fetchOne = createFetchOne(parts, hosts, stopping.signal, () => {
    store.isReady = false;
  });
  let running: Promise<void> | undefined;

  const fetchAll = async (): Promise<void> => {
    const sum = { here: 0, failed: 0 };
    const underWay = new Set<string>();
    let taken: DuePicture[] = [];
    let taking: Promise<void> | undefined;
    const take = async (): Promise<void> => {
      while ((await repository.askForNew(now())) > 0) stopping.signal.throwIfAborted();
      taken = await repository.due(now(), [...underWay], takenAtOnce);
      taking = undefined;
    };
    const next = async (): Promise<DuePicture | undefined> => {
      if (taken.length === 0) await (taking ??= take());
      const due = taken.shift();
      if (due) underWay.add(due.name);
      return due;
    };
    const lane = async (): Promise<void> => {
      for (let due = await next(); due && store.isReady; due = await next()) {
        stopping.signal.throwIfAborted();
        // Taken before its host began to rest; the database has postponed it.
        if (!hosts.rests(due.host)) sum[(await fetchOne(due)) ? 'here' : 'failed'] += 1;
        underWay.delete(due.name);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
    if (sum.here + sum.failed > 0) onRound(sum);
    const fault = ends.find((end) => end.status === 'rejected');
    if (fault && !stopping.signal.aborted) throw fault.reason;
  };

  const workAlone = async (): Promise<void> => {
    if (!(await repository.hasWork(now()))) return;
    store.isReady = await files.isReady();
    if (!store.isReady) return;
    const release = await repository.hold();
    if (!release) return;
    try {
      await fetchAll();
    } finally {
      await release();
    }
  };

  return {
    /** Fetches all that is due; returns at once while it is at it, or if another process is. */
    work: async (): Promise<void> => {
      if (stopping.signal.aborted || running) return;
      running = workAlone().finally(() => {
        running = undefined;
      });
      await running;
    },
    /** Ends what is under way; it is due again at the next start. */
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the shop stops'));
      await running?.catch(() => {});
    },
  };
};
