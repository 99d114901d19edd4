import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openWholeSet, type WholeSet } from '../deploy/whole-set.ts';
import { ownPostgres, type OwnPostgres } from '../tests/support/databases/own-postgres.ts';
import { silentProxy, type SilentProxy } from './silent-proxy.ts';
import { install, mayInstall } from '../tests/support/databases/debian.ts';
import { openMailServer } from '../tests/support/other-servers/mail-server.ts';
import { openMailBook, type MailBook } from './mails.ts';
import { openProvider } from '../tests/support/other-servers/oidc-provider.ts';
import { openSwift, swiftPackages, withoutSwift } from './own-swift.ts';
import { openShopLogs, type ShopLogs } from './report/shop-logs.ts';
import { otherVersion } from '../tests/support/shops/other-version.ts';
import { repositoryRoot } from '../tests/support/words/repository.ts';

/** The supplied set, with everything between its parts in our hands. */
export interface StormSet {
  readonly set: WholeSet;
  readonly postgres: OwnPostgres;
  /** between the shop processes and PostgreSQL */
  readonly databaseWay: SilentProxy;
  readonly mails: MailBook;
  /** what the shop processes have logged about faults */
  readonly logs: ShopLogs;
  /** between the shop processes and the mail server */
  readonly mailWay: SilentProxy;
  /** between the shop processes and their bucket, where Swift is installed; else they share a folder */
  readonly bucketWay?: SilentProxy;
  /** between the shop processes and the company's OpenID Connect provider, which refuses every code */
  readonly providerWay: SilentProxy;
  /** the version that its processes begin with, where another one was asked for */
  readonly before?: VersionBefore;
  readonly close: () => Promise<void>;
}

/** Another commit of the program, built. */
export interface VersionBefore {
  readonly folder: string;
  /** whether it starts on the database of this version: no migration lies between */
  readonly startsAgain: boolean;
}

const migrationsOf = (program: string): string[] =>
  readdirSync(join(program, 'src/server/database/migrations')).filter((name) => name.endsWith('.sql'));

const versionBefore = (commit: string): VersionBefore => {
  const { folder } = otherVersion(commit);
  return { folder, startsAgain: migrationsOf(folder).length === migrationsOf(repositoryRoot).length };
};

/** The bucket of the set, in a real server. */
const openBucketWay = async (say: (line: string) => void, closing: (() => Promise<unknown>)[]) => {
  if (withoutSwift() !== undefined && mayInstall()) install(...swiftPackages);
  const missing = withoutSwift();
  if (missing !== undefined) {
    say(missing);
    return undefined;
  }
  const swift = await openSwift();
  closing.unshift(async () => swift.close());
  const way = await silentProxy(swift.url);
  closing.unshift(way.close);
  return way;
};

/** All visitors have addresses of their own; these two limits are those of one process and one address. */
const settings = { REQUESTS_PER_MINUTE: '100000000', BATCHES_PER_MINUTE: '100000000' };

export const openStormSet = async (say: (line: string) => void, against?: string): Promise<StormSet> => {
  const before = against === undefined ? undefined : versionBefore(against);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0)) await end();
  };
  try {
    const postgres = await ownPostgres();
    closing.unshift(postgres.stop);
    const databaseWay = await silentProxy(postgres.url);
    closing.unshift(databaseWay.close);
    const mails = openMailBook();
    const mail = await openMailServer(0, mails.note);
    closing.unshift(mail.close);
    const mailWay = await silentProxy(mail.url);
    closing.unshift(mailWay.close);
    const bucketWay = await openBucketWay(say, closing);
    const provider = await openProvider({});
    closing.unshift(provider.close);
    const providerWay = await silentProxy(provider.origin);
    closing.unshift(providerWay.close);
    const logs = openShopLogs();
    const set = await openWholeSet({
      onOutput: logs.write,
      program: repositoryRoot,
      ...(before ? { shopProgram: before.folder } : {}),
      say,
      varnish: true,
      databaseUrl: databaseWay.url,
      settings: {
        ...settings,
        SMTP_URL: mailWay.url,
        STAFF_OIDC_ISSUER: providerWay.url,
        STAFF_OIDC_CLIENT_ID: 'kontor',
        STAFF_OIDC_CLIENT_SECRET: 'a secret between the two',
        ...(bucketWay ? { FILES_URL: bucketWay.url, FILES_DIR: '' } : {}),
        // As a shop of one's own has it, outside of the program: the pictures of a page are there for both versions.
        ...(before ? { CONTENT_DIR: join(before.folder, 'content') } : {}),
      },
    });
    closing.unshift(set.close);
    const some = { ...(bucketWay ? { bucketWay } : {}), ...(before ? { before } : {}) };
    return { set, postgres, databaseWay, mails, logs, mailWay, providerWay, ...some, close };
  } catch (fault) {
    await close();
    throw fault;
  }
};
