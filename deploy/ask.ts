import { request as httpRequest, type Agent, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** the body as it came, compressed or not */
  readonly bytes: Buffer;
}
export interface Ask {
  readonly path: string;
  readonly host?: string;
  /** the whole header, in place of the host and the port */
  readonly hostHeader?: string;
  readonly method?: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** the visitor's own address, one of 127.0.0.0/8 */
  readonly from?: string;
}
export type AskSet = (question: Ask) => Promise<Answer>;

/** Without an agent each request uses a new connection, so that none waits on the old connection of a killed process. */
export const askAt =
  (address: string, port: number, agent: Agent | false = false): AskSet =>
  ({ path, host = 'de.localhost', hostHeader, method = 'GET', headers = {}, body, from }) =>
    new Promise((resolve, reject) => {
      const asked = httpRequest(
        {
          host: address,
          port,
          method,
          path,
          agent,
          ...(from === undefined ? {} : { localAddress: from }),
          headers: { host: hostHeader ?? `${host}:${port}`, ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              // Decoded by those who read it: the storm looks at few of a million.
              get body() {
                return bytes.toString('utf8');
              },
              bytes,
            });
          });
          answer.once('error', reject);
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
