import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * - `takes` every mail
 * - `refuses` the recipient for good, `blocks` us by its rules
 * - `greylists`: says "later" to a mail it has not seen, and takes it the second time
 * - `hangs` up in the middle of a mail
 * - `dawdles`: says nothing more once the mail has begun
 * - `takes and hangs up`: keeps the mail, and its yes never arrives
 */
export type Behaviour = 'takes' | 'refuses' | 'blocks' | 'greylists' | 'hangs' | 'dawdles' | 'takes and hangs up';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** as it came over the wire */
  readonly raw: string;
  readonly mail: Email;
}

const fault = (message: string, responseCode: number): Error => Object.assign(new Error(message), { responseCode });

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** A mail server that misbehaves on command. With `note` it keeps no mails, and says of each what came over the wire. */
export const openMailServer = async (port = 0, note?: (to: readonly string[], raw: string) => void) => {
  const received: ReceivedMail[] = [];
  const seen = new Set<string>();
  let behaviour: Behaviour = 'takes';
  let asked = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 10,
    // It would look each caller up in DNS.
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      asked += 1;
      if (behaviour === 'refuses') return done(fault('5.1.1 no such mailbox', 550));
      if (behaviour === 'blocks') return done(fault('5.7.1 relay access denied', 554));
      if (behaviour === 'greylists' && !seen.has(address)) {
        seen.add(address);
        return done(fault('4.7.1 greylisted, come again', 450));
      }
      return done();
    },
    onData: (stream, session, done) => {
      const hangUp = (): void => {
        for (const connection of server.connections) connection.close();
      };
      if (behaviour === 'hangs') {
        stream.once('data', hangUp);
        return;
      }
      if (behaviour === 'dawdles') {
        stream.resume();
        return;
      }
      const isCut = behaviour === 'takes and hangs up';
      const keep = async (): Promise<void> => {
        const raw = await textOf(stream);
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        if (note) note(to, raw);
        else received.push({ from: mailFrom ? mailFrom.address : '', to, raw, mail: await PostalMime.parse(raw) });
        if (isCut) hangUp();
        else done();
      };
      // A mail that was cut off has not come.
      keep().catch(() => {});
    },
  });
  // A connection that the test breaks is none of the server's worries.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  // A server on a port of TCP has an address with one.
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    received: received as readonly ReceivedMail[],
    /** how often a mail was offered, taken or not */
    asked: () => asked,
    behave: (next: Behaviour): void => {
      behaviour = next;
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
};
export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
