import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

export interface PiecemealSite {
  readonly origin: string;
  /** sends the next piece of the page; false once all is sent */
  readonly next: () => boolean;
  readonly close: () => Promise<void>;
}

const cut = (text: string, pieces: number): string[] => {
  const length = Math.ceil(text.length / pieces);
  return Array.from({ length: pieces }, (_, n) => text.slice(n * length, (n + 1) * length));
};

/**
 * The shop behind a line that brings pages in pieces, each when the test says so, and everything else at once: what a browser has
 * of a page while the rest is still on its way, or while it had no time to read on.
 */
export const openPiecemealSite = async (shopPort: number, pieces: number): Promise<PiecemealSite> => {
  const port = await freePort();
  let send = (): boolean => false;

  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    const { method = 'GET', url = '/', headers } = request;
    const { 'if-none-match': _known, ...whole } = headers;
    const asked = httpRequest(
      {
        host: '127.0.0.1',
        port: shopPort,
        method,
        path: url,
        headers: isPage ? { ...whole, 'accept-encoding': 'identity' } : headers,
      },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (!isPage) return void answer.pipe(response.writeHead(status, answer.headers));
        const { 'content-length': _whole, ...headersOfPieces } = answer.headers;
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => {
          const left = cut(text, pieces);
          response.writeHead(status, headersOfPieces);
          send = () => {
            response.write(left.shift() ?? '');
            if (left.length === 0) response.end();
            return left.length > 0;
          };
          send();
        });
      },
    );
    asked.once('error', () => response.writeHead(502).end());
    request.pipe(asked);
  };

  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://de.localhost:${port}`,
    next: () => send(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
