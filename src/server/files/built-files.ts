import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { boundedQueue } from '../../lib/flow/bounded-queue.ts';
import { invariant } from '../../lib/invariant.ts';
import { dayMs } from '../../lib/time/day.ts';
import { FilesAwayError, type SharedFiles } from './shared-files.ts';
import { unlessMissing } from './unless-missing.ts';

/** A file is kept for this time after the last process of its version ended: as long as hosts may keep a fragment. */
const keptForMs = 7 * dayMs;
/** A running process notes more often than this that its files are in use. */
const renewedWithinMs = dayMs / 4;
const keptAgainMs = dayMs / 24;
/** A running process that notes it every hour has noted it since then, a late timer included. */
const surelyUsedMs = dayMs / 12;
const atOnce = 4;

/** A name of the build: letters and a hash, in no folder. Nothing else of the folder is read. */
const builtName = /^\w[\w.-]{0,200}\.(?:js|css|svg|woff2|png|json)$/;
const folder = 'built';
const versionsFolder = 'built-versions';

const versionSchema = Type.Object({
  usedAt: Type.String({ minLength: 1 }),
  names: Type.Array(Type.String({ pattern: builtName.source })),
});
type Version = Static<typeof versionSchema>;

const readVersion = (bytes: Buffer | undefined): Version | undefined => {
  try {
    const value: unknown = JSON.parse(bytes?.toString() ?? '');
    return Value.Check(versionSchema, value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Four at once: a version has about a hundred files, and a bucket may be far away. */
const eachOf = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const queue = boundedQueue({ atOnce, waiting: all.length });
  await Promise.all(
    all.map((one) => {
      const begun = queue.run(() => work(one));
      invariant(begun, 'all of them may wait');
      return begun;
    }),
  );
};

export interface BuiltFilesParts {
  /** folder of this version's files */
  readonly built: string;
  /** what the processes of a shop share */
  readonly files: SharedFiles;
  readonly now: () => Date;
}

/** RUN-10: pages that are still open, and fragments that other teams have cached, need the files of their own version. */
export const builtFiles = ({ built, files, now }: BuiltFilesParts) => {
  /** by file, when a process last noted that it is in use */
  let usedAt: ReadonlyMap<string, number> = new Map();
  let keptAt: number | undefined;
  const isExpired = (since: Date, at: Date): boolean => at.getTime() - since.getTime() > keptForMs + renewedWithinMs;

  /** Removes the files that no version in use names; a file that no version names at all is of an earlier program. */
  const removeUnused = async (at: Date): Promise<void> => {
    const [kept, notes] = await Promise.all([files.list(folder), files.list(versionsFolder)]);
    const versions: { readonly name: string; readonly version: Version }[] = [];
    await eachOf(notes, async ({ name }) => {
      const version = readVersion(await files.read(name));
      if (version) versions.push({ name, version });
    });
    const uses = versions.flatMap(({ version }) =>
      version.names.map((name) => [name, Date.parse(version.usedAt)] as const),
    );
    usedAt = new Map(uses.toSorted(([, one], [, other]) => one - other));
    const expired = versions.filter(({ version }) => isExpired(new Date(version.usedAt), at));
    const namesOf = (some: typeof versions) => new Set(some.flatMap(({ version }) => version.names));
    const [used, over] = [namesOf(versions.filter((one) => !expired.includes(one))), namesOf(expired)];
    const unused = kept.filter(({ name, changedAt }) => {
      const plain = name.slice(folder.length + 1);
      return !used.has(plain) && (over.has(plain) || isExpired(changedAt, at));
    });
    await eachOf(unused, ({ name }) => files.remove(name));
    // Last: after a kill the next process knows what is left to remove.
    await eachOf(expired, ({ name }) => files.remove(name));
  };

  /** Keeps this version's files, and removes those that no process has used for seven days. */
  const keep = async (): Promise<void> => {
    const at = now();
    const names = ((await unlessMissing(readdir(built))) ?? []).filter((name) => builtName.test(name)).toSorted();
    if (names.length === 0) return;
    const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
    // First: no other process removes what is named here.
    await files.write(
      `${versionsFolder}/${version}.json`,
      Buffer.from(JSON.stringify({ usedAt: at.toISOString(), names } satisfies Version)),
    );
    const kept = new Map((await files.list(folder)).map(({ name, bytes }) => [name, bytes]));
    await eachOf(names, async (name) => {
      const bytes = await readFile(join(built, name));
      // A crash of the machine leaves files that are too short.
      if (kept.get(`${folder}/${name}`) !== bytes.length) await files.write(`${folder}/${name}`, bytes);
    });
    await removeUnused(at);
  };
  return {
    keep,
    /** Keeps them once an hour; asked more often, it tries again where the place did not answer. */
    keepWhenDue: async (): Promise<void> => {
      const at = now().getTime();
      if (keptAt !== undefined && at - keptAt < keptAgainMs) return;
      await keep();
      keptAt = at;
    },
    /** When the last process of a file’s version ended, and until when the file is kept; nothing while one runs. */
    older: (name: string): { readonly since: Date; readonly until: Date } | undefined => {
      const since = usedAt.get(name);
      if (since === undefined || now().getTime() - since <= surelyUsedMs) return undefined;
      return { since: new Date(since), until: new Date(since + keptForMs) };
    },
    /** A file of any version that is kept. */
    read: async (name: string): Promise<Buffer | 'away' | undefined> => {
      if (!builtName.test(name)) return undefined;
      try {
        return await files.read(`${folder}/${name}`);
      } catch (fault) {
        if (fault instanceof FilesAwayError) return 'away';
        throw fault;
      }
    },
  };
};
