import { regionNames, settingsOf } from './facts.js';
import { placeOf } from './places.js';

export { regionNames };

/** Copies of regions that are kept at most: settings are few, addresses of a mistake are not. */
const mostKept = 100;

const addressOf = (origin, name, settings = {}) => {
  if (!regionNames.includes(name)) throw new Error(`there is no region ${name}; there are: ${regionNames.join(', ')}`);
  const query = new URLSearchParams();
  for (const [setting, value] of Object.entries(settings)) {
    if (!settingsOf[name].includes(setting)) throw new Error(`${name} has no setting ${setting}`);
    if (value !== undefined) query.set(setting, String(value));
  }
  return new URL(`/fragments/${name}?${query}`, origin).href;
};

export const regionsOf = ({ origin, timeoutMs = 2000, onFault = () => {}, fetch: ask = globalThis.fetch }) => {
  const lastGood = new Map();
  const load = async (address, cookie) => {
    const options = { headers: cookie ? { cookie } : {}, signal: AbortSignal.timeout(timeoutMs) };
    const answer = await ask(address, options).catch((cause) => {
      throw new Error(`${address} does not answer`, { cause });
    });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const warning = answer.headers.get('x-kontor-warning');
    if (warning) onFault(new Error(`${address}: ${warning}`));
    return answer.text();
  };
  const htmlAt = async (address, { cookie } = {}) => {
    // What depends on a cookie is one visitor's kind: its last copy is not another one's.
    const key = cookie ? `${cookie} ${address}` : address;
    try {
      const fresh = await load(address, cookie);
      lastGood.delete(key);
      lastGood.set(key, fresh);
      if (lastGood.size > mostKept) lastGood.delete(lastGood.keys().next().value);
      return fresh;
    } catch (fault) {
      onFault(fault);
      return lastGood.get(key) ?? '';
    }
  };
  return {
    html: async (name, settings, request) => htmlAt(addressOf(origin, name, settings), request),
    place: async (name, settings, request) => {
      const address = addressOf(origin, name, settings);
      const found = await htmlAt(address, request);
      if (found === '') return '';
      const { pathname, search } = new URL(address);
      return placeOf(pathname + search, found);
    },
  };
};
