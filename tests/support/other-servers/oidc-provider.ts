import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** An OpenID Connect provider of which a test decides how it fails. */
export interface TestProvider {
  readonly origin: string;
  /** paths of the requests so far */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** Answers its configuration and refuses every code, but for the paths that `instead` answers. */
export const openProvider = async (
  instead: Readonly<Record<string, (response: ServerResponse) => void>>,
): Promise<TestProvider> => {
  const asked: string[] = [];
  let origin = '';
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    const own = instead[url];
    if (own) {
      own(response);
      return;
    }
    const isToken = url === '/token';
    // As it was asked: a proxy may stand before it.
    const issuer = `http://${headers.host}`;
    const body = isToken
      ? { error: 'invalid_grant' }
      : { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
    response.writeHead(isToken ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
