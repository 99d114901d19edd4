import type { Page } from '@playwright/test';

/** What came over the wire: sizes of the bodies by path. With HTTP/2 headers are small. Call it before the page is opened. */
export const watchWire = async (page: Page): Promise<ReadonlyMap<string, number>> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const paths = new Map<string, string>();
  const named = new Map<string, number>();
  const bytes = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => void paths.set(requestId, request.url));
  network.on('Network.responseReceived', ({ requestId, response: { headers } }) => {
    named.set(requestId, Number(headers['content-length'] ?? headers['Content-Length'] ?? 0));
  });
  const count = (requestId: string, size: number): void => {
    const { pathname, protocol } = new URL(paths.get(requestId) ?? 'data:');
    if (protocol.startsWith('http')) bytes.set(pathname, (bytes.get(pathname) ?? 0) + size);
  };
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) named.delete(requestId);
    count(requestId, encodedDataLength);
  });
  // How many bytes a script of another origin has is in its headers alone.
  network.on('Network.loadingFinished', ({ requestId }) => count(requestId, named.get(requestId) ?? 0));
  return bytes;
};

/** HDR-13, CART-1, LOGIN-5: what the header asks for belongs to the visitor, not to the host's page. */
export const isCall = (path: string): boolean => /^\/(?:service|json)\//.test(path);
export const isFont = (path: string): boolean => path.endsWith('.woff2');
