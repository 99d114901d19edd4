import { requestTimeoutMs } from '../http.ts';

/**
 * Another page of this shop, as a document that runs no scripts and loads nothing. `undefined` if it cannot be had: no network,
 * no answer in time, not 200, or a redirect elsewhere.
 */
export const readPage = async (url: string, signal: AbortSignal): Promise<Document | undefined> => {
  try {
    const answer = await fetch(new URL(url, location.href), {
      headers: { accept: 'text/html' },
      credentials: 'same-origin',
      mode: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
    });
    if (!answer.ok || answer.redirected) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return undefined;
  }
};
